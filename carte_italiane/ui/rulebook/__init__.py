"""The rules to read: written afresh from rules.md in three languages, with cards of the person's deck as examples."""
