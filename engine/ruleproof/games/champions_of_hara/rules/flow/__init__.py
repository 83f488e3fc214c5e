"""The flow of the game: mode, Day, round, turn and phase. Every act asks here whether its moment has come.

Where a scenario has set no moment, the first act takes its own for granted and says so in the trace; from then on the
flow is enforced. The Corrupted Champion has a turn of its own, whose five steps are counted in corrupted_turn.
"""
