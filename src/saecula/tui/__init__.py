"""The terminal table: plain lines and tables, at home over any connection, in pipes and with screen readers."""
