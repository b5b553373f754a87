"""The preferences as a page on the table: a tab for each part of the settings, drawn from declarations."""
