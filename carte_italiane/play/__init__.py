"""The model of a sitting: session, records, settings; still no Qt."""
