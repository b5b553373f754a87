"""The table: a scene of cards laid out from what one seat may see."""
