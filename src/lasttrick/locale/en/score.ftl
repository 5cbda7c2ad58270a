# The score sheet of a table with real cards.

# --- Sitting down

score-ask-names = Who sits at the table? { $seats } names, clockwise; Enter gives one.
score-player = Player { $number }
score-bad-name = { $fault ->
    [long] A name can have up to { $most } letters, but { $typed }… has more.
    [taken] Somebody is called { $typed } already.
    [reserved] { $typed } means something else here; take another name.
   *[other] { $typed } cannot be a name: no commas, and only letters that can be shown.
}
score-ask-dealer = Who deals first? (a name or number, Enter to draw cards for it)
score-seats-drawn = You sit clockwise in this order: { $names }
score-help-seats =
    Type a name, or Enter for the one offered. Who deals first can be named or drawn for.
    quit, or q: leave without a sheet.

# --- A deal begins

score-cuts = { $name } cuts.
score-cuts-or-taps = { $name } cuts or taps.
score-holder-leads = Whoever holds { $card } leads; if nobody does, { $name }.
score-only = Only these play: { $names }.

# --- Ways to win, as they stand in a list and behind "wins"

score-way-double = with a hand as dealt that pays double
score-way-alone = because everyone else has left
score-way-void = void after a flag
score-way-with = with { $rank ->
    [ace] an ace
    [eight] an eight
   *[other] a { $rank }
}
score-way-without = without { $rank ->
    [ace] an ace
    [eight] an eight
   *[other] a { $rank }
}
score-way-lost = last trick lost
score-way-kept = last trick won too
score-way-run = with { $ranks } in the last { $tricks } tricks, in this order
score-way-hidden = the last one set aside face down
score-way-shown = the last one set aside face up
score-way-longer = with more low cards in the last tricks
score-nobody = nobody: the deal is void

# --- What is asked about a deal

score-ask-winner = Who won?
score-ask-how = How? (Enter for 1)
score-ask-run = Which cards won the last tricks, one after the other, the deciding one last? ({ $ranks })
score-ask-revoke = Who did not follow suit?
score-ask-out = Who dropped out? (names or numbers with commas between, Enter for nobody)
score-ask-ace = Who kept the ace too long and pays for it? (Enter for nobody)
score-ask-stuck = How many aces did { $name } still hold? (0 to { $most }, Enter for none)
score-bonus-hands = These hands are worth points as dealt: { $hands }.
score-ask-bonus = Who was dealt one? (Enter for nobody)
score-ask-flags = Who flagged somebody wrongly? (twice for two flags, Enter for nobody)
score-expected-name = Expected one of { $names }, or a number, but got { $typed }. Type ? for help.
score-expected-number = Expected a number from 1 to { $most }. Type ? for help.
score-expected-run = Expected up to { $most } of the ranks { $ranks }, as many as there are cards of them.
score-expected-aces = Expected a number from 0 to { $most }.
score-expected-several = Expected { $least } to { $most } names.
score-expected-once = Somebody is named too often.

# --- A deal is counted

score-said = Deal { $number }: { $name } wins { $how }.
score-said-void = Deal { $number }: { $how }.
score-why-way = { $how }
score-why-not-with-rank = without { $rank ->
    [ace] an ace
    [eight] an eight
   *[other] a { $rank }
}
score-why-dealt-hand = for a hand as dealt
score-why-instant-win = for a hand as dealt
score-why-ace = for aces kept too long
score-batch = Somebody could not pay: everyone gets another { $batch } chips, and has had { $count } batches now.
score-pool = In the pool: { $count }
score-raised = A tie at the target: it goes up to { $target }.
score-tied = A tie: { $names } play on.

# --- The sheet

score-head-deal = deal
score-head-dealer = dealer
score-head-winner = winner
score-head-how = how
score-head-totals = totals

# --- Corrections

score-nothing-to-undo = Nothing has been entered yet.
score-ask-undo = Take this deal back? (y/N)
score-undone = Deal { $number } is taken back.
score-change-which = Expected change with a deal from 1 to { $most }, such as change 1, but got { $typed }.
score-changing-first = First finish this change; back leaves it.
score-ask-strike = After this change { $count ->
    [one] one later deal no longer counts and is struck out
   *[other] { $count } later deals no longer count and are struck out
}. Change it? (y/N)
score-recounted = Everything after it is counted again.
score-help =
    Name a player by the name, its beginning or the number; several with commas between.
    undo: take the last deal back.
    change 3: correct deal 3; everything after it is counted again.
    back: begin the questions about this deal again.
    sheet: every deal, with the totals.
    score: what everyone has, and what ends the match.
    rules: what counts at this table.
    quit, or q: stop here; the sheet is kept, and --resume goes on with it.

# --- Leaving

score-ask-end = The match is over. Enter leaves; sheet, undo and change still work.
score-kept = The sheet is kept. Go on with: { $command }
score-file = The sheet is kept in { $file }
score-damaged = The file is damaged and has been set aside: { $file }
score-listed = { $game }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. { $standing }
score-none-kept = No score sheet is kept.
score-folder = Kept in { $folder }

# --- In a browser

score-web-title = Score sheet
score-web-about = For a table with real cards: tap who won and how, and it counts. Once this page is there, it needs no connection.
score-web-kept = Your sheets
score-web-new = A new sheet
score-web-names = Names, clockwise
score-web-dealer = Who deals first?
score-web-by-chance = by chance
score-web-begin = Begin
score-web-count = Count this deal
score-web-change = Change it
score-web-correct = Correct deal { $number }
score-web-correct-help = Tap the number of a deal to correct it.
score-web-undo = Take deal { $number } back
score-web-undo-yes = Take it back
score-web-strike = After this change { $count ->
    [one] one later deal no longer counts and is struck out
   *[other] { $count } later deals no longer count and are struck out
}.
score-web-deals = All deals
score-web-all = All sheets
score-web-won = won
score-web-how = How?
score-web-run-back = Take the last one off
score-web-out = Who dropped out?
score-web-ace = Who kept the ace too long and pays for it?
score-web-nobody = nobody
score-web-stuck = Aces that { $name } still held
score-web-bonus = Who was dealt one?
score-web-flags = Somebody flagged wrongly
score-web-shared = This sheet came with a link. You are looking at it as it was sent.
score-web-bad-link = There is no sheet in this link that could be counted. Was it copied whole?
score-web-give = Give the sheet to others
score-web-link = Link to this sheet
score-web-text = As text
score-web-records = As records
score-web-file = As a file to go on with
score-web-open-file = Open a sheet from a file
score-web-bad-file = In this file there is no sheet that could be counted.
score-web-forget-title = Forget this sheet?
score-web-forget-text = It is on this device only, and then nowhere.
