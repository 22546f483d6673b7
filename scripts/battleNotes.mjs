/**
 * Why a shipped battle has under the quick sheet no asset, or no reserve: what history had, in one line each, for docs/battles.md.
 * What a battle does have is read from its own file.
 *
 * @type {Readonly<Record<string, { asset?: string, reserve?: string }>>}
 */
export const WHY_NONE = {
  'head-of-passes': {
    reserve: 'the gunboats above waited for the rocket by which Manassas called them, and come in their turns',
  },
  'fort-henry': { reserve: 'the wooden gunboats were ordered to keep half a mile astern, and come in turn 2' },
  'fort-donelson': {
    asset:
      'clear weather, no torpedoes in the Cumberland, no boats in the fort, and the armies lay still that afternoon: guns against guns',
    reserve: 'the two wooden gunboats were ordered to keep a thousand yards astern, and come in turn 2',
  },
  'hampton-roads-1': {
    reserve:
      'frigates from Old Point and steamers from the James came one by one at hours that are known, and have their turns',
  },
  'hampton-roads-2': {
    reserve:
      'the other frigates had gone back under Fort Monroe and were kept there; the James River steamers followed Virginia in sight',
  },
  'island-number-ten': {
    reserve: 'one boat a night was all that was risked: Pittsburg, two nights later in truth, has her turn',
  },
  'forts-jackson-and-st-philip': {
    reserve: 'Farragut wrote down the place of every ship in three divisions, and each has her turn',
  },
  'plum-point-bend': { reserve: 'both flotillas were there; who lay without steam gets it turn by turn' },
  'drewrys-bluff': {
    reserve: 'the squadron came up the river together and nobody stood behind it',
  },
  'first-command': {
    asset: 'made up to teach moving and firing by cards, with two ships a side and nothing beside them',
    reserve: 'made up to teach, with four ships in sight from the first turn to the last',
  },
  'arkansas-yazoo': { reserve: 'the fleets above Vicksburg lay with their fires out, and nobody could be sent' },
  galveston: {
    reserve: 'the steamers and their tenders came down the bay together and have their turns; nobody was to follow',
  },
  'loss-of-the-indianola': {
    reserve: 'four boats came up the river together, the two slower ones behind, and Indianola had been left alone',
  },
  'charleston-1863': {
    reserve:
      'all ironclads went in at once; the wooden ships outside the bar were kept for Morris Island and never called',
  },
  'vicksburg-run': { reserve: 'one line, fifty yards from boat to boat; those behind have their turns' },
  'grand-gulf': { reserve: 'all seven ironclads were in it from the first shot; the transports waited for its end' },
  'sabine-pass': {
    asset:
      'a clear afternoon; six guns and a narrow channel were all that the fort had, and the troops stayed in their transports',
    reserve: 'the rest of the expedition lay outside the bar until the pass should be open',
  },
  plymouth: { reserve: 'the picket boats fled before the ram and come in turn 3; nothing else was in the river' },
  'albemarle-sound': {
    reserve: 'the second division followed the first as Captain Smith had written, and comes in turn 3',
  },
  'mobile-bay': {
    reserve:
      'the line was lashed two and two and all of it went in; the gunboats left on the Gulf side could not follow',
  },
  'trents-reach': {
    reserve: 'the other monitors had been taken from the James for Fort Fisher; who was left is there',
  },
};
