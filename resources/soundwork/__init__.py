"""The sounds of the table, calculated: filtered noise for cards, plucked and struck tones for what is won."""
