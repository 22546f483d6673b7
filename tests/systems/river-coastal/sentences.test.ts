/** Every sentence of the printed rules, in its order, with the test that would fail if it were broken. */
import { everySentence } from '../sentences.ts';

/** By chapter: what a sentence says, in short, and the name of its test; where two must be read together, both. */
const SENTENCES: Parameters<typeof everySentence>[1] = {
  'Ships and crews': [
    ['points and penetration values by type of ship', 'C29, C30: points and penetration values'],
    ['a tenth of tons and of complement', 'C29: to the nearest, a half up, at least 1; rafts and dummies have no CPV'],
    ['Huntsville has a crew of 14', 'worked example 1: Huntsville has 14 CPV'],
    [
      'one for engine, boiler and each gun, the rest for repairs and parties',
      'engine, boiler, heaviest guns first, then the pool',
    ],
    [
      'without one no gun fires, and she does not move',
      'an empty engine or boiler box leaves her without speed; the last man leaves her to nobody',
    ],
  ],
  'Orders and captains': [
    [
      'one or more flagships',
      'C21: the flagship is the scenario’s, else the ship of most CPV, of equal ones the first',
    ],
    [
      'orders are written at the start',
      'C16: the owner may write any other before move 1, each sheet again if he likes, to any hex of water',
    ],
    ['a captain tells nobody his dice', 'nobody is told the dice when they are thrown'],
    [
      'four coloured dice for each captain and commander',
      "C112: the Union's dice are thrown first, then in the scenario's order, white, green, red, yellow",
    ],
    ['what each shows', 'white dice of ships and forts, C15, C27', 'green, red and yellow dice; "+!" is +1'],
    [
      'the commander overrides the captain while he is aboard, and the captain resumes',
      'C22, C52: the captain falls before the commander who is aboard; with neither left men are lost',
      'C23: intelligent he goes at once and reaches the nearest friend at the end of the next move; C22: the captain’s dice come back',
    ],
    ['the intelligent adapts', 'C18: to the intelligent orders are advice'],
    ['the stubborn follows to the letter', 'C19: the stubborn makes only plots that fit'],
    [
      'the reckless steams at the enemy whom he sees, mines or not',
      'C20: the reckless as stubborn until he himself sees an enemy, then at the nearest as fast as the plot allows',
    ],
    [
      'only a fleet commander changes orders',
      'C21: one ship a move that his flagship sees, and his own besides; the order counts at once',
      'C20: a signal holds him for one move',
    ],
    [
      'stubborn commanders stay with the flagship, reckless ones leave on 5 and 6',
      'C23: reckless on 5 and 6, one try; stubborn he stays, and is lost with her',
    ],
    [
      'commanders of forts: panicky, stubborn, fanatic, and when they test',
      'adds green, takes off the band of lost CPV and 2 for each lost in this move; at nothing it is abandoned',
    ],
    [
      'a captain may take charge of a gun, and is killed with a man of it',
      'C25: a man lost from the gun that the captain has charge of costs the captain too; from another gun he does not',
    ],
  ],
  'Table set up': [
    ['upstream is Confederate', '24 x 16 hexes, the Confederate side upstream, either way; the same for the same seed'],
    ['six features on cards, one a square', 'features come in any order'],
    ['a fort or a ship more', 'the Confederate side is asked first; neither is there before'],
    [
      'two minefields, or four, half of them real',
      'two in a river, four in an estuary, half of them real, each of two hexes and off every ship: %s',
    ],
    ['the high throw lays them', 'both throw, ties again, the high one lays them'],
    [
      'a die for the current',
      'C71: three dice of feet in a river, four in an estuary, 9 at least before the tide; the current is a die less 1',
    ],
    ['the lanes across it', 'example 4: water of 5 hexes and 4 knots: 2, 3, 4, 3, 2'],
    ['tides by squares', 'squares 1 and 2 two knots less, 3 and 4 one, 5 and 6 none, lanes besides, never below 0'],
    ['an estuary is tidal or not', 'only in estuaries, in some of them'],
    [
      'three cards, of which one goes back',
      'three are dealt of one deck, none that cannot be met, and exactly one goes back: %s',
    ],
    [
      'the ship on the sandbar is placed by the opponent',
      'sandbar: the enemy places the gunboat on a bar, where she is aground, and she goes home over her own edge',
    ],
    [
      'both cards win, else one, else a draw',
      'at once when a side has met both; both with two at once are a draw',
      'else, when it is over, more cards win and as many are a draw',
    ],
  ],
  Movement: [
    ['no pre-measurement', 'byEye: neither ranges nor odds are told before the shot; it is offered and fired as ever'],
    ['an inch is a knot', 'example 2: 7 knots are hexes in the second and fourth quarter, 8 parts kept'],
    [
      'all at once, where paths conflict the fastest first',
      'C4: the faster is in a hex first, the slower enters its hex; enemies as fast that exchange hexes meet',
    ],
    ['two knots a move up or down', 'above her top speed, or without engines, two knots less a move'],
    ['astern from a full stop, at a third', 'astern only from rest, at a third'],
    ['double-enders as fast either way', 'double-enders as fast either way'],
    [
      'with the current added, against it deducted',
      'example 2: with 3 knots of current astern 3 hexes and 8, against it 1 and 8',
    ],
    [
      'who drifts: with half of it over 80 SPV; stops above a ship that she meets',
      'under 80 SPV with the whole current, from 80 with half of it; she keeps her facing',
      'stops above a ship that she meets',
    ],
    ['turning radii', 'turning ships, C7, C8: radii in inches'],
    ['on the water', 'example 3: radius 7 from rest turns on the 3rd hex and again on the 5th'],
    ['launches', 'a launch turns two hexsides on her first hex, when she has way on'],
    ['a tug lends its five inches', 'one move, both at 2 knots or less: she lies in her hex and lends her 5'],
    ['balloons: three knots, a move to set up', 'one move at 3 knots or less to raise; 3 knots at most while it is up'],
    ['they see all but where land hides', 'it sees over ships, to 16 hexes whatever the fog; land still hides'],
  ],
  'Navigational hazards': [
    ['sandbars by draught', 'to 5 feet stuck on 1 and 2, deeper on 1 to 4'],
    ['off on 5 and 6, four attempts', 'off on 5 and 6 into the hex before, in four tries; then for good'],
    ['with tugs eight', 'eight tries with a tug beside her at 2 knots or less'],
    [
      'within an inch of the shore',
      'driven into land she is stuck, after a die for the shore ahead; an obstruction only stops her',
      'between two shores she dices',
    ],
    ['stakes and rocks by draught', 'drawing %i feet she sticks on %i or less'],
    ['off on a 6, two attempts', 'off on a 6, two tries, then stuck for good'],
    ['with a friend on 5 and 6, four', 'with any friend beside her on 5 and 6, four tries in all'],
    ['alternatively a die an inch', 'option everyInch: three dice a hex, on sandbars and stakes'],
    ['chains: only torpedo boats, at four knots, on 5 and 6', 'a torpedo boat at 4 knots or more gets over on 5 and 6'],
    ['nobody else', 'whoever may not cross it stops before it, unharmed'],
    ['else back to try again', 'then she has to go astern before the next try'],
    [
      'wrecks snag: two attempts at 6',
      'a ship that is carried in is snagged: two tries at 6, then stuck for good, and nobody can help',
    ],
    [
      'in the open sea two moves',
      'a ship that sinks in running water leaves a wreck for good, in slack water for two moves',
    ],
  ],
  Visibility: [
    ['50 inches', '16 hexes on a clear day, and not one more'],
    ['islands and larger ships hide', 'land and islands hide, and so do larger ships'],
    [
      'placed on the table when they are seen',
      'at the end of every quarter: one lost from sight leaves a marker where it was, one that comes into sight stands there',
    ],
  ],
  'Fire ships, explosive ships': [
    ['they drift', 'drifts with the whole current, whatever she weighs'],
    ['lit on 4 to 6', 'D6 4-6 lights it: %i'],
    [
      'fires go out on 6, of ironclads on 4 to 6, in four attempts',
      'worked example 13: ironclad from a fire ship 15/16 within four tries',
    ],
    [
      'a six detonates, and sinks whom she touches',
      '6 explodes; every ship it touches, in the same hex or stopped against it, sinks, friend or enemy',
    ],
  ],
  'Smoke and fog': [
    [
      'a die for wind, one for its direction',
      'a die for wind, a second for where it comes from; none is thrown where the scenario says',
    ],
    [
      'with wind none stays, without it grows',
      'with wind none stays; without, a hex gains a level in each move in which anybody fires from it',
    ],
    ['gone in two moves for one of firing', 'it loses a level at the end of every second move in a row without fire'],
    ['fog on 3 to 6, two dice of inches', 'on 3 to 6 of a morning, two dice of inches; else nothing is thrown'],
    [
      'a quarter more each move',
      'worked example 17: fog of 8 inches: sight 2, 3, 4, 5 hexes in moves 1 to 4, and guns see no farther',
    ],
  ],
  Firing: [
    ['ranges by kind of gun', 'ranges in inches'],
    ['lowest dice', 'lowest die that hits'],
    ['one die a gun, once a move', 'C40: a lighter gun fires in every move, but once'],
    [
      'in the first move at any point, then at the end',
      'C41: after the quarter that her plot names she alone fires; who has opened fire waits for the end of the move',
    ],
    [
      'rifled 32-pounders burst',
      'worked example 8: rifled 32-pounder [1, 1]: gun and its CPV are gone; not on another die',
    ],
    [
      'the example of the eleven inch',
      "worked example 5: an 11 inch smoothbore at Tennessee's side, 3 hexes, [5]: hit, 8 halved = 4",
    ],
    [
      'heavy guns in every other move',
      'worked example 6: a 7 inch Brooke at 4 hexes abeam hits on 3 for 8, then not in the next move',
    ],
    ['small targets and end-on shots', 'C35: end on and small together are still one; works are never difficult'],
    [
      'turrets: masked, forward never aft, the middle one abeam only',
      'C38: of two turrets the forward one never fires aft nor the after one forward, of three the middle one abeam only',
      'C38: nothing within 30 degrees of the end that her own pilot house masks',
    ],
    [
      'pivots 150 degrees',
      'C37: an end pivot bears 75 degrees either side of its end, one amidships all but 15 off bow and stern',
    ],
    [
      'all others ten degrees each side',
      'thinArcs: a gun ahead bears on 1, 1, 3, 3, 3, 3, 3, 5, 5 hexes at range 1 to 9, one abeam on 2, 1, 2, 3, 2, 3, 4, 3, 4',
    ],
    ['damage by gun', 'gunfire damage by gun, C42'],
  ],
  Damage: [
    [
      'below the penetration value each hit asks the tables',
      'worked example 7: Virginia at 110, hit for 4: 106 is below 107, so this hit rolls [3, 5]: boiler holed',
    ],
    ['at none she sinks', 'a ship exactly at her value does not roll; at 0 she sinks'],
    [
      'one man repairs in four moves',
      'worked example 9: two hits of move 3 on one gun: mended by one CPV at the end of move 11, by two of move 7',
    ],
    ['without one it lasts', 'the pool works in the order of the hits; without one nothing is mended'],
    [
      'table 1',
      '1 armament',
      'lines 2 and 4: one of the guns that bear on the quarter hit, drawn by a die, out for 4 CPV-moves',
    ],
    [
      'note A',
      'without a gun that bears there, any that works; Note A: without one that works, more time for one that does not',
    ],
    [
      'table 2',
      '2 steering and pilot house',
      'the latest that is not mended rules; a wrecked pilot house over all, for good',
    ],
    ['table 3', '3 boiler and speed', 'losses add up, never below nothing; line 6 stops her'],
    ['table 4', '4 general', '4.5: two knots for the battle; 4.6 and 6.4: a fire that goes out on 6, on 5 and 6'],
    ['table 5', '5 crew', '5.6, C52: the captain; if he is dead already four CPV'],
    ['table 6', '6 bulkheads', '6.2 and 6.5: a foot, two feet; 6.6: she blows up'],
    ['she founders at half as much draught again', 'worked example 14: Chickasaw (6 feet) floats at 9, sinks at 10'],
    [
      'a fire of four moves, then she is abandoned',
      'one try a move for each fire, four in vain and she is abandoned; the hulk sinks six moves later',
    ],
  ],
  'Mines and spar torpedoes': [
    ['half of the fields are dummies', 'which are real is settled field by field, and is their owner’s alone'],
    [
      'the mine’s die',
      'worked example 18: a mine: 1/6 nothing, 1/6 20, 1/6 30, 1/2 sunk; a spar torpedo by its own table',
    ],
    ['spars once', 'only once: afterwards she rams as anybody does'],
    ['the boat sinks on 1 and 2', 'whatever it did, the boat herself sinks on a %i'],
  ],
  'Mortar boats': [
    ['at least 6 inches, 40 or 30 at most', '2 to 13 hexes with the large ones, to 10 with the others'],
    [
      'a six hits, then a five at the same target',
      'worked example 16: a 13 inch mortar at 13 hexes [6, 2, 4]: 30 FPV; the next shot hits on 5',
    ],
    ['another target begins anew', 'a shot at another target makes the next one hit on a 6 again'],
    ['a die for the square, one for the table', 'mortars, C89'],
    [
      'a gun and a man of that square',
      '3 and 5: the heaviest gun of that square with its CPV, nothing where the square has neither',
    ],
    ['the commander, and a test', '6: points always, the commander only in that square; his men are tested'],
  ],
  'Forts and buildings': [
    ['points by earth, stone and building', 'points, C85, C87, C88, C90'],
    [
      'a die for guns, two for men',
      'one to six guns of the table, all of them seen, and two dice of gunners, however few the guns are',
    ],
    ['a man for each gun', 'guns stand in squares, the heaviest first; as many as there are crews are manned'],
    ['allotted to squares', 'C86: the owner puts guns with their crews, men and commander into other squares'],
    ['below a third it ceases fire', 'worked example 16: Fort Henry fires at 67 FPV and is silent at 66'],
    ['only mortars remove men', 'C87: a mortar that takes the last manned gun silences the fort'],
    ['below half rubble', 'C90: a building is rubble below half of its 20 points'],
  ],
  Morale: [
    ['when it is tested', 'nothing has happened: no test'],
    ['what is added and subtracted', 'what is added to the die, C54 to C56'],
    ['of the losses one', 'of the losses only the worst counts, of the CPVs at the start'],
    ['aground, under fire', 'aground, snagged or locked: no +1 for way; under fire the worse of the two'],
    ['0 and below: abandoned', 'worked example 12: dead red -3, 3 of 6 lost, below value: D6 - 6, always leaves'],
    ['1 and above: in action', 'worked example 12: alive green +2, 1 of 6 lost, steering jammed: D6 + 2, never leaves'],
  ],
  Ramming: [
    ['uncontrolled ones need no test', 'two that meet in an empty hex at an angle both ram, each with her own speed'],
    [
      'an order gives a die more',
      'example 11: at 12 knots, marked and with a ram, 15 for each point of four dice',
      'the mark counts against its target alone',
    ],
    ['shallower they slide', 'a slide and a ram bring ships alongside until the next move, a spar torpedo does not'],
    ['both stop, the rammer backs off', 'C64: both stop; the rammer may go astern in the next move'],
    [
      'after a failed test she slows or turns away',
      'example 10: if it fails at 6 knots: 4 on any course, or 6 on one that ends no nearer',
    ],
    ['the test by class', 'test by class, C57, C58'],
    ['captain killed: it fails', 'a dead captain fails without a die'],
    ['all else of the test', 'every other line of the list'],
    [
      'the chart of the blow, halved without a ram',
      'under 4 knots one die of 5, under 8 two of 10, from 8 three of 15; halves are rounded down',
    ],
    ['below her value table 6', 'a target below its penetration value throws on table 6, where a 6 sinks it'],
    ['what becomes of the rammer', 'the chart by speed and die'],
    ['locked', 'example 11: locked for four moves, in which neither moves; then free'],
    ['and lost with her', 'C65: who is jammed to her goes down with her'],
  ],
  'Boarding and landing': [
    [
      'two parties a move',
      'up to two parties a move, points of crew of the pool that have done nothing else in it, and never the last one',
    ],
    ['alongside', 'or adjacent, on parallel facings, both at rest'],
    ['across on 4 to 6', 'each crosses on 4, 5, 6, else stays, and has done its one thing in this move'],
    [
      'a die a party, the highest wins',
      'then a die a party, sums compared: boarders beaten are lost, and she is kept and idle for one move (C68)',
    ],
    ['drawn it continues', 'a tie goes on in the next move, wherever the ships are then, and others may join it'],
    ['a move to get under way', 'is idle for one move: she makes no way and fires no gun'],
    [
      'a man at the engine, one at the boiler',
      'is her captor’s, with one CPV at the engine, one at the boiler, the rest at guns',
    ],
    [
      'landing takes a move, then an inch a move; a six takes the town',
      'landing takes one move; then two moves to the middle of that hex, and a die a party each move: a 6 takes it',
    ],
    [
      'forts are stormed',
      'landed in the fort’s own hex, in the next move; a die a party against one a CPV of the fort',
    ],
    ['drawn it continues there', 'a tie: again in the next move; parties that have come together throw together'],
  ],
  Anchor: [
    [
      'a man weighs or lets go, at rest',
      'who lets the anchor go mends nothing in that move, and works again in the next',
    ],
    ['under 60 SPV she swings', 'a light ship swings until her bow points upstream, three hexsides a move'],
  ],
};

everySentence(import.meta.url, SENTENCES);
