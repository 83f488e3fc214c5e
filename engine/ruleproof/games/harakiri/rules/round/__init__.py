"""The round: its parts, the golden rules, the oracle deck, events and malice."""
