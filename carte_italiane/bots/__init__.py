"""Computer players: they see observations and nothing else."""
