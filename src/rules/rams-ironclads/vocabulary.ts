/** The words of Rams and Ironclads: markers, guns, damage. Speeds are half-knots, distances twelfths of a hex (R1). */

export const HELMS = ['straight', 'port', 'starboard'] as const;
export type Helm = (typeof HELMS)[number];
export type Beam = Exclude<Helm, 'straight'>;

/** How a vessel handles (R5). */
export type Handling = 'riverboat' | 'monitor' | 'casemate' | 'tug' | 'launch';

export type GunKind = 'smoothbore' | 'rifle' | 'mortar';
export type Band = 'pointBlank' | 'effective' | 'long';

/** What is fired: her own shot, grape instead of it (R16), or sharpshooters. */
export type Load = 'shot' | 'grape' | 'muskets';

/** What carries a vessel along in a half-move. */
export type Going = 'still' | 'ahead' | 'astern' | 'adrift';

export type HitEffect = 'critical' | 'knot' | 'gun' | 'halfKnot';

export type Critical =
  'magazine' | 'helm' | 'list' | 'jam' | 'smokestack' | 'gunport' | 'steamPipes' | 'steering' | 'fire' | 'boiler';

/** Part of a vessel that a shot meets (R14). */
export type ShipPart = 'front' | 'side' | 'rear' | 'turret';
/** The same, or that of a fort with guns of both kinds (R54). */
export type Part = ShipPart | 'casemates' | 'barbette';

/** How two vessels come together (R24). */
export type Clash = 'ram' | 'bowToBow' | 'noBow';

export type LossCause = 'gunfire' | 'critical' | 'ram' | 'ramming' | 'torpedo';
export type SinkCause = 'magazine' | 'foundered' | 'burnt';
export type Aground = 'no' | 'shoal' | 'bank';
export type TowHow = 'tow' | 'push';
