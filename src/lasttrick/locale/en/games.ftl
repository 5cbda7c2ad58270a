# The games and their options.

game-agram-name = Agram
game-agram-place = Niger
game-agram-summary = Six cards, and only the sixth trick counts.
game-agram-source = Pagat, as told by a player from Niger
game-agram-inferred = first to five deals; best with three or four

game-sink-sink-name = Sink-Sink
game-sink-sink-place = Niger
game-sink-sink-summary = Agram with five cards: the fifth trick counts, and seven can play.
game-sink-sink-source = Pagat, as told by a player from Niger; that seven can play, from CatsAtCards
game-sink-sink-inferred = first to five deals; best with three to five

game-mali-name = Agram of Mali
game-mali-place = Mali
game-mali-summary = Five cards from a pack of 31, in which the ten beats the queen and the jack only the seven.
game-mali-source = CatsAtCards, and a second account that gives the same ranking
game-mali-inferred = up to six players; first to five deals; best with three or four

game-fapfap-name = Fapfap
game-fapfap-place = Cameroon
game-fapfap-summary = Five cards; winning the last trick with a 3 pays double, the last two with 3s four times.
game-fapfap-source = CatsAtCards; the packs and the dealt wins from programs written in Cameroon and Gabon
game-fapfap-inferred = packets of three and two; counterclockwise; first to ten points; a dealt win pays one

game-spar-name = Spar
game-spar-place = Ghana
game-spar-summary = Five cards; winning the last trick with a 6 pays 3, with a 7 it pays 2.
game-spar-source = Pagat and CatsAtCards; dry cards and flags from a design written in Ghana
game-spar-inferred = who cuts; clockwise; first to ten points; how a dry card is kept and paid; after a wrong flag the deal goes on; packets of four and three for seven cards

game-sipa-name = Sipa
game-sipa-place = Togo
game-sipa-summary = Cards that do not beat are laid face down; the last three tricks won with 7s pay six.
game-sipa-source = Pagat, from players in Togo, and CatsAtCards
game-sipa-inferred = best with two to four

game-cat-te-name = Cắt Tê
game-cat-te-place = Vietnam
game-cat-te-summary = Six cards, no duty to follow: beat or hide four times, stay in, and win the sixth trick.
game-cat-te-source = CatsAtCards, with Vietnamese rule pages and programs for what it leaves open
game-cat-te-inferred = the dealer's right cuts; the deal starts at the dealer's right; twenty chips; ten deals; which of two equal flushes wins

game-eighty-three-name = Eighty Three
game-eighty-three-summary = Six cards; the fifth trick decides, and pays more without an ace and with the last trick lost.
game-eighty-three-source = CatsAtCards
game-eighty-three-inferred = the dealer's right cuts

game-letzter-stich-name = Letzter Stich
game-letzter-stich-place = Germany
game-letzter-stich-summary = The Skat pack for four to six; the ten stands under the ace, and the last trick pays 50.
game-letzter-stich-source = CatsAtCards; the other rankings and the left-hand lead from German books and pages
game-letzter-stich-inferred = the right-hand lead is as written, and perhaps a slip for the left; twice as many deals as players; how a common pool is filled and shared

game-letzter-stich-3-name = Letzter Stich for three
game-letzter-stich-3-place = Germany
game-letzter-stich-3-summary = Letzter Stich for three players: 28 cards, eight each, and the eighth trick pays 50.
game-letzter-stich-3-source = CatsAtCards; the other rankings and the left-hand lead from German books and pages
game-letzter-stich-3-inferred = the right-hand lead is as written, and perhaps a slip for the left; twice as many deals as players; how a common pool is filled and shared

game-jeu-de-carte-name = Jeu de Carte
game-jeu-de-carte-place = Benin
game-jeu-de-carte-summary = Who cannot follow lays a card face down; winning the last trick with a 7 pays double.
game-jeu-de-carte-source = Pagat, from players in Benin
game-jeu-de-carte-inferred = the ranking; counterclockwise; the winner deals; two to six players

game-garame-name = Garame
game-garame-place = Gabon and Cameroon
game-garame-summary = Fapfap with 31 cards from 3 to 10; a very low hand or three 7s wins as it is dealt.
game-garame-source = programs written by players from Gabon and Cameroon
game-garame-inferred = packets of three and two; counterclockwise; first to ten points; a dealt win pays one

# What each option is about. Where a game says it differently, its name stands in the key.

option-direction = the way the deal and the play go round
option-next-dealer = who deals next: the winner of the deal, or the next player in turn
option-history = which finished tricks anyone may look at again
option-open = whether hidden cards and the talon are shown once a deal is over
option-score = points for the winner, or chips that every opponent pays to the winner
option-cat-te-score = chips from every opponent; or points: one for each opponent; or points as in Vietnam
option-batch = chips that everyone starts with, and gets again when somebody cannot pay
option-target = the points that win the match, or open for a match without a target
option-deals = a fixed number of deals (2n: twice as many as players), or off
option-tie = a tie when the fixed deals are over: all play on, only the tied play on, or they share
option-eighty-three-tie = a tie at the target: it goes up by 5; or most deals won; or the next single leader; and so on
option-chief = the ace of spades: left out, or in as the top spade
option-agram-chief = the ace of spades: left out, or in as the top spade (a house rule; six can play)
option-sink-sink-chief = the ace of spades: left out, or in as the top spade (a house rule)
option-rank = the order of the cards: ten under the ace, the usual one, or court cards lowest
option-mali-rank = the order of the cards: as in Mali, or the usual one
option-most = how many can sit down
option-deck = 35 cards with three aces, or 3 to 10 only: all 32 of them, or 31 without the ten of spades
option-garame-deck = 3 to 10: all 32 of them, or 31 without the ten of spades
option-kora = what 3s pay: 2 for the last trick and 4 for the last two; or one step more for each 3
option-naturals = hands that win as they are dealt, as in Gabon or as in Cameroon
option-cards = cards for each hand; with seven at most five can play
option-packets = how the cards are dealt: three and two, one by one, or a hand at once
option-stack = how many of the last tricks add up when the same player won them with 6s and 7s
option-stack-suit = whether neighbours in such a run may be of one suit
option-dry = setting a 6 or 7 aside for the last trick: hidden it pays double, shown four times
option-weak-redeal = whether a hand with nothing above a 9 may be changed for new cards
option-peek = whether a player may see the bottom card of the talon in the last trick but one
option-enforce = a player who does not follow suit is stopped, or may be flagged by the others (3 points)
option-stones = stones in the middle, one for each point, that end the match when they are gone
option-hide = what is laid face down: every card that does not beat, only discards, or nothing
option-four-sevens = what the last four tricks won with 7s pay: 6 like three of them, or 8 (unattested)
option-pay = every opponent pays after the deal, or everyone pays into a pot before it
option-least = with how many one can begin
option-first-lead = who leads: the player at the dealer's right, or at the left as forehand does elsewhere
option-cat-te-first-lead = who leads: the dealer; or in the first deal of a match the holder of the 2 of spades
option-instant = what wins as it is dealt: four of a kind or six of a suit; or, read to the letter, four of a suit
option-low-six = whether six cards all below a 6 win as they are dealt too
option-instant-tie = between two dealt wins: the better hand; the earlier seat; or the better hand, then the suit
option-claim = a dealt win is seen by the table, or must be claimed before the first lead
option-trick-five = the fifth trick: answered blind and turned up together, or in turn and open
option-trick-six = the suit of the sixth trick: of the card led, or of the card that won the fifth
option-ace = who pays for an ace kept too long: see the rules of this game
option-variant = no duty at all; or, as reported from Cambodia, follow and beat if you can, and nobody drops
option-worth = points for the last trick; or a stake from each opponent; or a share of a common pool
option-pack = 28 cards without the eights, or 24 without eights and sevens, all of them dealt

# Named sets of options. Where a game says it differently, its name stands in the key.

preset-bicycle-name = Bicycle
preset-bicycle-about = clockwise, the player at the dealer's left leads
preset-single-name = Single deal
preset-single-about = every deal is a match of its own
preset-agram-six-name = Six at the table
preset-agram-six-about = the Chief comes in, so that six can play with all 36 cards
preset-natural-name = Natural ranking
preset-natural-about = ace, king, queen, jack, ten down to seven
preset-garame-name = Garame
preset-garame-about = 31 cards and dealt wins, as in Gabon
preset-kora-name = Kora
preset-kora-about = 31 cards, dealt wins as in Cameroon, and one step more for each 3
preset-garame-kora-name = Kora, as in Cameroon
preset-five-name = First to five
preset-five-about = a short match
preset-twenty-one-name = First to 21
preset-twenty-one-about = a long match
preset-ghana-dry-name = Ghana, dry
preset-ghana-dry-about = dry cards, and the others watch for revokes
preset-two-tricks-name = Two tricks
preset-two-tricks-about = 6s and 7s in the last two tricks add up
preset-ghana-run-name = Every low win
preset-ghana-run-about = an unbroken run of 6s and 7s adds up to the last trick
preset-distinct-run-name = Run of changing suits
preset-distinct-run-about = as Every low win, but neighbours must differ in suit
preset-thirty-name = First to 30
preset-thirty-about = the classic target, c30
preset-seven-name = Seven cards
preset-seven-about = seven cards, the seventh trick, at most five players
preset-stones-name = Thirty stones
preset-stones-about = a stone for each point until thirty are gone; the most stones win
preset-benin-hiding-name = Hide discards only
preset-benin-hiding-about = followers stay face up, as in Benin
preset-open-cards-name = Nothing hidden
preset-open-cards-about = every card is laid face up
preset-sipa-six-name = First to six
preset-sipa-six-about = a short match
preset-twelve-name = First to twelve
preset-twelve-about = a longer match
preset-sipa-twenty-four-name = First to 24
preset-sipa-twenty-four-about = a long match
preset-vietnam-name = Vietnam, points
preset-vietnam-about = clockwise; one point for a win, one lost for dropping out, and one for each ace stuck
preset-stuck-aces-name = Stuck aces
preset-stuck-aces-about = who drops out pays one more for each ace still in hand
preset-pot-name = Pot
preset-pot-about = everyone pays in before the deal, the winner takes the pot
preset-khmer-name = Khmer
preset-khmer-about = follow and beat if you can; nobody drops out
preset-most-deals-name = Most deals won
preset-most-deals-about = a tie at the target goes to whoever has won more deals
preset-sudden-death-name = Sudden death
preset-sudden-death-about = after a tie at the target the first to be alone in front wins
preset-forehand-name = Forehand leads
preset-forehand-about = the player at the dealer's left leads
preset-courts-low-name = Courts lowest, for stakes
preset-courts-low-about = forehand leads, king, queen and jack are the lowest cards, and everyone pays a stake
preset-five-hundred-name = First to 500
preset-five-hundred-about = ten last tricks win the match
preset-letzter-stich-3-twenty-four-name = All dealt
preset-letzter-stich-3-twenty-four-about = 24 cards, no talon
