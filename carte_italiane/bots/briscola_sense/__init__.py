"""Rules of thumb for Briscola."""
