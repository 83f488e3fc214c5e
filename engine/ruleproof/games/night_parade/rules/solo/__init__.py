"""Solo mode: setting up against King Enma, his whole turn, and how powerful you are if you beat him."""
