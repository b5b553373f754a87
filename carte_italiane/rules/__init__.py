"""The rules of the three games, as plain integers: no Qt, no clock, no files."""
