"""Carte Italiane: Scopa, Briscola and Scopone against computer players."""

__version__ = "0.1.0"
