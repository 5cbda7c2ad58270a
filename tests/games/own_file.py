"""A player's own game file, and the ways to get it wrong."""

WHOLE = """\
name = "Ours"

[seats]
least = 2
most = 4

[pack]
ranks = "A K Q J T 9 8 7"
without = ["AS"]

[deal]
cards = 5
packets = [3, 2]

[award.low]
cards = { 7 = 2 }

[options.wild]
about = "a rule of our house"
default = "off"
values.off = {}
values.on = { "award.plain" = 3 }

[presets.wild]
name = "Wild"
options = { wild = "on" }

[[exclude]]
options = { wild = ["maybe"] }
because = "there is no maybe"
"""

# What is put in place of what; the line, the key and a part of the sentence that refuses it.
WRONG: dict[str, tuple[str, str, int, str, str]] = {
    "a text for a number": (
        "cards = 5\n",
        'cards = "five"\n',
        12,
        "deal.cards",
        "got text, 'five'",
    ),
    "a number for a text": ('name = "Ours"', "name = 5", 1, "name", "text of 1 to 60 letters"),
    "a list for a table": (
        "[seats]\nleast = 2\nmost = 4",
        "seats = [2, 4]",
        3,
        "seats",
        "but got a list",
    ),
    "a fraction": ("least = 2", "least = 2.5", 4, "seats.least", "from 2 to 8, but got 2.5"),
    "a boolean for a number": ("least = 2", "least = true", 4, "seats.least", "but got true"),
    "an unknown key": ("most = 4", "mots = 4", 5, "seats.mots", "did you mean most?"),
    "an unknown section": ("[award.low]", "[trumps]", 15, "trumps", "trumps"),
    "an unknown key of an option": (
        'about = "a rule',
        'abuot = "a rule',
        19,
        "options.wild.abuot",
        "did you mean about?",
    ),
    "no name": ('name = "Ours"\n', "\n", 1, "name", "The key name is missing"),
    "an empty name": ('name = "Ours"', 'name = ""', 1, "name", "1 to 60 letters, but got ''"),
    "a long name": ('name = "Ours"', f'name = "{"x" * 61}"', 1, "name", "but got 61 letters"),
    "no cards": ("cards = 5\n", "\n", 11, "deal.cards", "The key cards is missing"),
    "no deal": (
        "[deal]\ncards = 5\npackets = [3, 2]\n",
        "",
        1,
        "deal",
        "[deal] with its key cards",
    ),
    "zero cards": ("cards = 5\n", "cards = 0\n", 12, "deal.cards", "from 1 to 1000000, but got 0"),
    "one seat": ("least = 2", "least = 1", 4, "seats.least", "from 2 to 8, but got 1"),
    "nine seats": ("most = 4", "most = 9", 5, "seats.most", "from 2 to 8, but got 9"),
    "more seats than cards": ("most = 4", "most = 8", 5, "seats.most", "7 x 5 = 35"),
    "fewer most than least": ("least = 2", "least = 5", 5, "seats.most", "at least 5"),
    "packets that do not fill a hand": (
        "packets = [3, 2]",
        "packets = [3, 3]",
        13,
        "deal.packets",
        "3 + 3 = 6",
    ),
    "no packets": ("packets = [3, 2]", "packets = []", 13, "deal.packets", "a list of 1 or more"),
    "an empty packet": ("packets = [3, 2]", "packets = [3, 0, 2]", 13, "deal.packets", "but got 0"),
    "a rank that is none": ('"A K Q J T 9 8 7"', '"A K Q J T 9 8 X"', 8, "pack.ranks", "'X'"),
    "a rank twice": ('"A K Q J T 9 8 7"', '"A K Q J T 9 8 8"', 8, "pack.ranks", "comes twice"),
    "no ranks": ('"A K Q J T 9 8 7"', '""', 8, "pack.ranks", "none"),
    "a card that is none": ('["AS"]', '["XS"]', 9, "pack.without", "'XS'"),
    "a card that is not in the pack": ('["AS"]', '["2S"]', 9, "pack.without", "2S"),
    "a direction that is none": (
        "packets = [3, 2]",
        'packets = [3, 2]\ndirection = "left"',
        14,
        "deal.direction",
        "Expected clockwise or counterclockwise, but got 'left'",
    ),
    "a trick that is not played": (
        "[award.low]",
        "[tricks]\ndeciding = 6\n\n[award.low]",
        16,
        "tricks.deciding",
        "up to 5",
    ),
    "a sweep after the end": (
        "[award.low]",
        "[tricks]\nsweep = 5\n\n[award.low]",
        16,
        "tricks.sweep",
        "before the deciding one",
    ),
    "dropping out after the end": (
        "[award.low]",
        "[tricks]\ndrop-out-after = 5\n\n[award.low]",
        16,
        "tricks.drop-out-after",
        "before the deciding one",
    ),
    "a choice to hide beside a duty": (
        "[award.low]",
        '[face-down]\nwhich = "choice"\n\n[award.low]',
        16,
        "face-down.which",
        "follow.duty = free",
    ),
    "a blind first trick": (
        "[award.low]",
        "[face-down]\nblind = 1\n\n[award.low]",
        16,
        "face-down.blind",
        "after the first",
    ),
    "a low card of no rank": ("{ 7 = 2 }", "{ seven = 2 }", 16, "award.low.cards", "one rank"),
    "a low card that is not in the pack": (
        "{ 7 = 2 }",
        "{ 6 = 2 }",
        16,
        "award.low.cards",
        "ranks of the pack",
    ),
    "a low card that costs points": (
        "{ 7 = 2 }",
        "{ 7 = -2 }",
        16,
        "award.low.cards.7",
        "from 0",
    ),
    "a run longer than the tricks": (
        "{ 7 = 2 }",
        "{ 7 = 2 }\nrun = 6",
        17,
        "award.low.run",
        "at most 5 tricks, or all, but got 6",
    ),
    "flags for revokes where nobody has to follow": (
        "[award.low]",
        '[follow]\nduty = "free"\n\n[enforce]\nrevokes = "flagged"\n\n[award.low]',
        19,
        "enforce.revokes",
        "follow.duty = must",
    ),
    "a rule that an option always rewrites": (
        "[award.low]\ncards = { 7 = 2 }\n\n[options.wild]",
        "[award]\nplain = 3\n\n[options.tame]\nabout = 'x'\ndefault = 1\nrange = [1, 3]\n"
        "sets = 'award.plain'\n\n[options.wild]",
        16,
        "award.plain",
        "The option tame sets this; write [options.tame] default = 3",
    ),
    "a rule that no value of an option makes so": (
        "[award.low]\ncards = { 7 = 2 }\n\n[options.wild]",
        "[award]\nplain = 4\n\n[options.tame]\nabout = 'x'\ndefault = 1\nrange = [1, 3]\n"
        "sets = 'award.plain'\n\n[options.wild]",
        16,
        "award.plain",
        "The option tame sets this, and none of its values makes it so",
    ),
    "a dry card where none is low": (
        "[award.low]\ncards = { 7 = 2 }",
        "[dry]\nallowed = true",
        16,
        "dry.allowed",
        "award.low.cards",
    ),
    "a dry card that never comes": (
        "[award.low]",
        "[dry]\nallowed = true\n\n[tricks]\ndeciding = 4\n\n[award.low]",
        16,
        "dry.allowed",
        "deciding",
    ),
    "a dealt hand without its rank": (
        "[award.low]",
        '[instant-win]\nhands = [{ pattern = "three-of" }]\n\n[award.low]',
        16,
        "instant-win.hands",
        "rank beside",
    ),
    "a dealt hand without its sum": (
        "[award.low]",
        '[instant-win]\nhands = [{ pattern = "sum-at-most" }]\n\n[award.low]',
        16,
        "instant-win.hands",
        "sum beside",
    ),
    "a dealt hand below a rank that is not there": (
        "[award.low]",
        '[instant-win]\nhands = [{ pattern = "all-below", rank = "6" }]\n\n[award.low]',
        16,
        "instant-win.hands",
        "rank of the pack",
    ),
    "a weak hand by a rank that is not there": (
        "[award.low]",
        '[redeal]\nnothing-above = "5"\n\n[award.low]',
        16,
        "redeal.nothing-above",
        "rank of the pack",
    ),
    "a holder of a card that is not there": (
        "[award.low]",
        '[lead]\nholder = "2S"\n\n[award.low]',
        16,
        "lead.holder",
        "card of the pack",
    ),
    "an ante where no chips are paid": (
        "[award.low]",
        "[pay]\nante = true\n\n[award.low]",
        16,
        "pay.ante",
        "opponents-pay",
    ),
    "a draw for more seats than ranks": (
        WHOLE[WHOLE.index("[seats]") : WHOLE.index("\n[award.low]")],
        '[seats]\ndraw = "seats"\nmost = 4\n[pack]\nranks = "A K 7"\n[deal]\ncards = 3\n',
        4,
        "seats.draw",
        "ranks",
    ),
    "an unknown start": (
        'name = "Ours"',
        'extends = "whist"\nname = "Ours"',
        1,
        "extends",
        "whist",
    ),
    "a start that is no text": ('name = "Ours"', 'extends = ["agram"]', 1, "extends", "agram"),
    "a start from a file": (
        'name = "Ours"',
        'extends = "../agram.toml"',
        1,
        "extends",
        "Expected a built-in game",
    ),
    "a default that the option does not have": (
        'default = "off"',
        'default = "maybe"',
        20,
        "options.wild.default",
        "off or on",
    ),
    "an option value that makes no game": (
        'values.on = { "award.plain" = 3 }',
        'values.on = { "deal.cards" = 6 }',
        22,
        "options.wild.values.on",
        "Expected packets that make 6 cards",
    ),
    "an option value that rewrites nothing there is": (
        'values.on = { "award.plain" = 3 }',
        'values.on = { "award.plian" = 3 }',
        22,
        "options.wild.values.on",
        "plian",
    ),
    "an option value that rewrites a number as a table": (
        'values.on = { "award.plain" = 3 }',
        'values.on = { "award.plain.more" = 3 }',
        22,
        "options.wild.values.on",
        "award.plain",
    ),
    "an option that is written nowhere": (
        'values.off = {}\nvalues.on = { "award.plain" = 3 }',
        'values = ["off", "on"]',
        18,
        "options.wild.sets",
        "written to",
    ),
    "an option without values": (
        'values.off = {}\nvalues.on = { "award.plain" = 3 }',
        "",
        18,
        "options.wild.values",
        "Expected values",
    ),
    "a preset of an unknown option": (
        'options = { wild = "on" }',
        'options = { mild = "on" }',
        26,
        "presets.wild.options",
        "mild",
    ),
    "a preset of an unknown value": (
        'options = { wild = "on" }',
        'options = { wild = "very" }',
        26,
        "presets.wild.options",
        "'very'",
    ),
    "an exclusion of an unknown option": (
        'options = { wild = ["maybe"] }',
        'options = { mild = ["maybe"] }',
        29,
        "exclude.0.options",
        "mild",
    ),
    "an implied option that is not there": (
        'default = "off"',
        'default = "off"\nimplies = { mild = "on" }',
        21,
        "options.wild.implies",
        "mild",
    ),
    "an implied value that is not there": (
        'default = "off"',
        'default = "off"\nimplies = { wild = "very" }',
        21,
        "options.wild.implies",
        "very",
    ),
    "cards for no number of seats": (
        "cards = 5\n",
        "cards = { many = 5 }\n",
        12,
        "deal.cards",
        "number of seats",
    ),
    "cards for too few numbers of seats": (
        "cards = 5\n",
        "cards = { 2 = 5, 3 = 5 }\n",
        12,
        "deal.cards",
        "4",
    ),
}
