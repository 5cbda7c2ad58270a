"""Training the networks of the player ``policy`` by self-play, compiled.

``self_play`` plays deals and writes every choice down, ``learning`` makes steps of them,
``curriculum`` says at which tables, and ``training`` puts it all together.
"""
