/** Every sentence of the printed rules, in its order, with the test that would fail if it were broken. */
import { everySentence } from '../sentences.ts';

/** By chapter: what a sentence says, in short, and the name of its test; where two must be read together, both. */
const SENTENCES: Parameters<typeof everySentence>[1] = {
  Scales: [
    ['an inch is 100 feet, a move a minute, an inch a knot', 'N1: scale, and the five printed ranges in hexes'],
    [
      'so a knot is a third of a hex',
      '6 knots are two hexes, 8 knots two and 16 parts of a third, which are carried over',
    ],
  ],
  'The Move': [
    ['speed rises by one knot, then two, then three', 'example 7: from rest with a top of 10 knots: 1, 3, 6, 10'],
    ['and falls by as many knots as the rate has', 'example 7: slowing from 10 knots: rate 1 to 9, rate 4 to 6'],
    ['each rate by its own', 'N5: knots lost in a move by rate'],
  ],
  Manoeuvring: [
    [
      'so many degrees for so many knots, by rate',
      'N7: the printed degrees by knots, and half-degrees earned by a hex',
    ],
    ['earned as she goes', 'example 6: rate 2 earns 45 a hex, her first hexside on the third hex, 15 kept'],
    ['the smallest turn tightest', 'example 6: rate 5 earns 330: two hexsides and 90 kept'],
    [
      'astern at half her speed, unless she is built for it',
      'N6: astern from rest alone, at half of the top speed rounded down; double-enders at all of it',
    ],
  ],
  Grounding: [
    [
      'in water of less than her draught she lies for the rest of the game',
      'example 16: 10.5 feet in 10 feet of water: for good, and she still fires',
    ],
    ['of as much she floats', 'as much water as she draws floats her'],
  ],
  'Ship Definitions': [
    [
      'five rates by length, and the bracketed ones of forts',
      'rates by length, and the bracketed column of forts (N11, N49)',
    ],
    ['301 feet or more, 201 to 300, and so on', '%d feet is rate %d'],
    [
      'T: sea-going turret and barbette ships',
      'N83: a broadside ironclad with a tower is T, a casemate ironclad with one V',
    ],
    ['U to Z, the ships that the text names', '%s is %s'],
    ['wooden gunboats by length', 'wooden gunboats of more than 175 feet are U, to 175 W'],
  ],
  'Armour Values': [
    ['sixteen inches of wood are one of iron, added to the plate', 'N14: inches, wood, rubber, slopes'],
    ['the example of four inches and twenty-four of wood', 'example 1: the inches of the issue'],
    ['the fourteen grades', 'fourteen letters, two inches each'],
    ['the lower of two', 'N18: %d inches are grade %s'],
    ['inclined armour adds by its degrees', '6 inches at %d degrees from level count as %s'],
    ['strengthened sides G, unarmoured conversions nothing', 'without iron: an inch, two of cotton, none (N15)'],
    ['cotton is F', 'N18: cotton is F at its lower edge'],
    ['and burns as wood', '%s: %s'],
    ['an inch of rubber is half of one of iron', 'backing and rubber count behind hull and casemate alone'],
  ],
  'Ordnance Types': [
    [
      'smoothbores: points value, rate of fire, penetration',
      'smoothbores: points value, rate of fire, and the restored penetration table',
    ],
    ['rifles: the same', 'rifles: points value, rate of fire, and the restored penetration table'],
    ['once in four moves, in two', 'example 12: 15 inch in moves 1, 5, 9; 11 inch in 1, 3, 5'],
    ['every move', 'example 12: 9 inch every move'],
  ],
  'Procedure Of Firing': [
    ['all fire after movement', 'plots, movement, fire, rams and torpedoes, fires and clocks'],
    [
      'who rams may fire, before the ram takes effect',
      'N2: fire comes first: who is sunk by it does not strike, a disabled one does',
    ],
    ['guns that bear', 'broadsides bear between thirty degrees of either end, end guns within them, the line on both'],
    ['a straight line that nothing obscures', 'land and ships stop the line of fire, sight ends it'],
    ['a die a gun, two for each hit', 'all dice first, then the hits; two dice on the chart for each'],
  ],
  'Range Chart': [
    ['five ranges by five rates by six faces', 'N24: every face of five ranges by five rates, for both kinds of gun'],
    ['farther no fire', 'N1: the five ranges, and none beyond 20 hexes'],
    ['R rifles, S both; a one misses rates 2 to 5', 'as the ruling lists it'],
  ],
  'Damage Chart': [
    ['21 throws by seven types', 'every printed cell, the bracketed rows too, and no other (N26, N27)'],
    ['the pairs in any order', 'N26: pairs are unordered'],
    ['below water, above water, all types', 'the column of type %s is all 36 throws'],
    [
      'on 1.4 and 1.5 one further die; without wheels it is ignored',
      'N28: 1.4 asks a die of side-wheelers, 1.5 of who has a wheel astern or within: 1 to 3, 4 nothing, 5 and 6 the wheel',
    ],
    [
      'the pilot house is not hurt again until she is under control',
      'N31: pilot house: helpless for five moves, and immune until then',
    ],
    [
      'then a further hit counts',
      'N31: out of control she keeps her speed, but for what her top speed falls below it; and may be hit there again',
    ],
    ['a misfire', 'N39: a misfire does nothing, to the gun neither'],
    ['6.6 is fire, on wooden vessels only', 'N37: 6.6 sets fire to wooden ships alone'],
    [
      'casemates where the print forgot them',
      'N27: W takes the rows of casemates, 2.3 too; without one they are hull at the part of U',
    ],
  ],
  'Damage Effect': [
    ['a shot must go through before it does damage', 'a shot that the plate stops does nothing'],
    ['below water so many hits sink', 'N29: points to sink, in sixths'],
    ['the last of them', 'the last point sinks her, without a further die'],
    ['and each costs speed', 'N29: loss of speed by rate: forward; amidships and aft'],
    ['amidships 3 to 6 as above', 'example 8: rate 2, 8 knots, amidships [4]: 18 of 24 sixths, 5.5 knots'],
    ['2: engines wrecked, disabled', 'N38: amidships [2]: engines gone, disabled: she stops at once and fights on'],
    ['1: the magazine, she explodes', 'example 8: [1] explodes'],
    ['aft 1 and 2: steering jammed', 'aft [1], [2]: steering jams for five moves, the course by a die'],
    ['to starboard', 'a jammed rudder turns her whenever it may, a hexside a hex; the plot only gives the speed'],
    [
      'to port, or ahead',
      'N30: jammed to port she turns to port, jammed ahead she goes straight, jammed and helmless she turns',
    ],
    [
      'for five moves',
      'N69: clocks of steering, ports and a wheel’s jam count whole moves, the first being the next one',
    ],
    ['the third jam wrecks it', 'a new jam starts anew, the third disables'],
    [
      'with her pilot house hit she goes on for five moves',
      'with her pilot house hit she goes on as she went, and is under control again after five moves',
    ],
    [
      'all funnels gone: a third of the original speed; hits by rate and bore',
      'N35, N65: funnels: on rate 2 a lesser shot marks one, the next fells it; 10 inches at once; a third of the speed',
    ],
    [
      'rates 3 to 5 by any shot',
      'N35: funnels: rates 1 and 2 ask 10 inches or two lesser shots, the others any; a third of the speed with the last',
    ],
    [
      'guns of the section are destroyed for the points of the shot',
      'guns of the engaged side in that third, pivots too, for the points of the shot; the rest is kept',
    ],
    ['two and three decks by a die', 'N32: decks: two by halves of the die, three by thirds'],
    [
      'damage falls to the engaged side, or forward or aft',
      'N61: from ahead the guns of the forward part of both sides, whatever third was thrown',
      'N61: from astern the guns of the after part of both sides',
    ],
    [
      'a turret that is gone through is out; turrets are hit in turn',
      'through: out for good; turrets are struck in turn, and a hit on one that is out is lost',
    ],
    ['half of its plate may jam it', 'through half of the plate: [1] jammed for good, [3] for five moves, [5] nothing'],
    [
      'jammed for good it fires at what it points at',
      'N33: before it has fired a turret points ahead, an after one astern; jammed for good it turns with the ship',
    ],
    ['jammed for five moves it is silent, then cleared', 'five moves, the first being the next one'],
    ['turrets in echelon', 'N85: the catalogue knows turrets before and behind each other, and none in echelon'],
  ],
  Fire: [
    ['a die each move: 4 to 6 out', '6.6 on wooden ships; out on 4 to 6 at the end of each move'],
    [
      'every five moves a die: out, on, abandoned, blown up; a point and a knot',
      'after each fifth move a point, a knot and a die',
    ],
    ['fifty points above water each move', 'burns on: fifty points strike guns in a third, then a side, by dice'],
  ],
  'Mobile torpedoes': [
    [
      'launched at right angles to the bow',
      'along a hexside 60 or 120 degrees from the bow on either side, from the hex where she begins the move',
    ],
    ['600 yards at nine knots, their course marked', 'three hexes a move, none in the first quarter, six in all'],
    [
      'the die: fails, half a point, explodes; by rate 1.5, 2, 2.5, sunk, sunk',
      'example 13: torpedo on rates 1 to 5: 9 of 30, 12 of 24, 15 of 18, sunk, sunk; half a point on 2; nothing on 1',
    ],
    [
      'fifteen moves to reload, two a tube',
      'fifteen moves to reload, two a tube',
      'N48, N79: one a move from a tube that is loaded, and two a tube in all',
    ],
  ],
  'Spar torpedoes': [
    [
      'brought into contact by the ship',
      'used on contact instead of a ram, only when rigged; she stops, and holds nobody',
    ],
    ['launches by night only', 'launches by night only'],
    [
      'reloaded after three moves without being fired at',
      'spent whatever the die shows; ordered again after three moves in which nobody fired at her',
    ],
    ['not rerigged under fire', 'fired at while it is rigged anew the order is lost, and three moves count again'],
    [
      'in the stern she is disabled besides; a wheel is destroyed and she turns',
      'at the stern or on the quarter she is disabled besides; a wheel goes as to a ram',
    ],
    ['ordered two moves ahead', 'the order stands two moves ahead, and is secret until the spar is rigged'],
    [
      'or at the beginning of the game',
      'N47: a spar ordered is not ordered again; rigged by the section it is carried, whatever the catalogue says',
    ],
  ],
  'Paddle wheel hits': [
    [
      'a side wheel: jams for three moves, nothing, destroyed; half the speed',
      'N36: side wheels: [1] jams to port for three moves, [6] the wheel of the engaged side is gone',
    ],
    [
      'and the next larger turning circle',
      'N7, N36, N44: half, once however many reasons; a side wheel gone turns her as the next larger rate',
    ],
    [
      'a stern wheel: no power for three moves',
      'N36: without power she does not move, and has it back after three moves',
    ],
    ['destroyed: no power at all', 'a wheel aft: [2] no power for three moves, [6] none for good'],
  ],
  Ramming: [
    ['only ships that are built for it, or three rates the larger', 'rams, and whoever is three rates the larger'],
    [
      'within the angles: ends and sides',
      'from before the beam forward or amidships, from abaft on the quarter or amidships, by a die',
    ],
    [
      'bow to bow the one without ram or iron bow, else the smaller, else both',
      'who has neither ram nor iron bow is rammed, else the smaller, else both',
    ],
    ['the table of hits that sink', 'N43: the ramming table; a dash is 0'],
    ['with the extra damage of a hit below water', 'a share of the points, the whole loss of speed, and the extra die'],
    ['a blank is little or no damage', 'a dash is nothing, but contact'],
    [
      'both remain in contact for a move, in which they may fire',
      'the rammer stays in the hex before; both lie still, and may not move in the next move, then they come free',
      'N46: both in contact may fire at each other, all guns that bear',
    ],
    [
      'a wheel that is touched is destroyed, and she turns to that side',
      'the wheel goes as to a shot, without its engine, and swings her to that side until she stops of her own will',
    ],
    [
      'at the stern: stern wheels and single screws disabled, two screws steer on engines, else steering lost',
      'at the stern a single screw or a stern wheel is disabled; more steer on their engines and earn half; others lose the steering',
    ],
    [
      'on the quarter the screws of that side, half the speed, half the angle',
      'on the quarter the screws of that side go: half the speed, half the helm; without screws nothing',
    ],
    [
      'amidships the engine of that side, or disabled',
      'amidships the engine of that side: half the speed, once a side; the second side disables',
    ],
    [
      'engines that stand elsewhere',
      'N86: engines stand amidships on every ship, where the catalogue says nothing else',
    ],
  ],
  'Shore Batteries & Fortresses': [
    [
      'an open field battery is X, all others U',
      'N50: X: open earthworks of six guns at most, mortars not counted; all others U',
    ],
    ['the rate is the length of the face', 'the rate of a face, and the bracketed column'],
    [
      'faces differ by angle',
      'the nearest face to a bearing first; of equals front, left, right, rear',
      'N52: front, rear, left and right of a fort each bear sixty degrees, and the nearer face with a gun left is struck',
    ],
    [
      'turrets, funnels, pilot houses, wheels ignored; below water counts above',
      'below water counts as the hull; turret, casemate, funnel, pilot house, wheel, misfire and fire are nothing',
    ],
    [
      'fifteen feet a gun, six per hundred feet, of whatever type',
      'lint tells the author, under these rules and no others',
    ],
    ['stone 20, earth 15', 'protection, field batteries, spacing, buildings (N50 to N52, N58)'],
    [
      'points times protection by four, the sum of the face',
      "N51, example 15: six 68-pounders in stone 340 each, 2,040; Fort Henry's front",
    ],
    ['a hit takes off its points', 'a shot takes its points off the face, whatever its penetration'],
    [
      'a gun falls when its value is used up, all at the total',
      'N51: guns fall heaviest first, of equals the first, as their values are used up; with the total the last',
    ],
  ],
  Notes: [
    [
      'damage to casemates wherever turrets are damaged',
      'through: guns of that face, all its parts together',
      'half the plate: [1] the port of the heaviest gun there for good, [4] for five moves, [6] nothing',
    ],
  ],
};

everySentence(import.meta.url, SENTENCES);
