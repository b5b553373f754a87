"""Rules of thumb for Scopa and Scopone."""
