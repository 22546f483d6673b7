import type { Game } from '../core/game.ts';
import type { Side, State } from '../core/types.ts';

type Leaf = string | number | boolean | null | undefined;

/**
 * Every field of a plain value, by its place: keys with a dot before each, `*` for the name in a record, for a side and for the place in
 * a list. ".ships.*.hand.*"
 */
type FieldsOf<T> = T extends Leaf
  ? ''
  : T extends readonly (infer Item)[]
    ? `.*${FieldsOf<Item>}`
    : string extends keyof T
      ? `.*${FieldsOf<T[keyof T]>}`
      : [keyof T] extends [Side]
        ? `.*${FieldsOf<T[keyof T]>}`
        : { [Key in keyof T & string]: `.${Key}${FieldsOf<T[Key]>}` }[keyof T & string];

/** A place and everything in it. */
type Within<Field extends string, Place extends string> = Extract<Field, Place | `${Place}.${string}`>;

/** What one side may know and the other may not, with everything in it. */
export interface Secret<S extends State = State> {
  /** Whether that side may know it; `at` is what stands for each `*`. */
  knows(state: S, side: Side, at: readonly string[]): boolean;
  /** Whether not even that it is there may be seen. */
  readonly unseen?: true;
}

/**
 * S7: who may know what, said of every field of the state: what `redact` is held to. Each field is open to both sides or in a secret;
 * of one that is in neither nobody has thought, and neither the compiler nor the fuzzer lets it pass.
 */
export interface Disclosure<G extends Game = Game> {
  readonly secrets: Readonly<Record<string, Secret<G['state']>>>;
  readonly open: readonly string[];
}

const KERNEL_SECRETS = {
  /** The dice to come are nobody's. */
  '.rng.*': { knows: () => false, unseen: true },
} satisfies Record<string, Secret>;

const KERNEL_OPEN = [
  '.turn',
  '.cursor.phase',
  '.cursor.stage',
  '.cursor.awaiting.*',
  '.cursor.interrupts.*.type',
  '.cursor.interrupts.*.side',
  '.drawOffers.*',
  '.outcome',
  '.outcome.winner',
  '.outcome.cause',
  '.ships.*.id',
  '.ships.*.side',
  '.ships.*.at',
  '.ships.*.facing',
] as const;

/** Names with a blank between. */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** Open fields by what they are fields of. */
type ByParent = Readonly<Record<string, readonly string[]>>;

type Named<Open extends ByParent> = { [Of in keyof Open & string]: `${Of}.${Words<Open[Of][number]>}` }[keyof Open &
  string];

type AllFields<G extends Game> = FieldsOf<G['state']> | `.cursor.interrupts.*${FieldsOf<G['interrupt']>}`;

type Kernel = (typeof KERNEL_OPEN)[number] | keyof typeof KERNEL_SECRETS;

type Missing<G extends Game, Secrets, Open extends ByParent> = Exclude<
  AllFields<G>,
  Kernel | Named<Open> | Within<AllFields<G>, keyof Secrets & string>
>;
type Unknown<G extends Game, Open extends ByParent> = Exclude<Named<Open>, AllFields<G>>;

/** Nothing where all has been said; otherwise a type that no table has, which names what is missing or too much. */
type Whole<G extends Game, Secrets, Open extends ByParent> = [Missing<G, Secrets, Open>, Unknown<G, Open>] extends [
  never,
  never,
]
  ? unknown
  : { missing: Missing<G, Secrets, Open>; unknown: Unknown<G, Open> };

/** A system's own fields, beside those that every state has. */
export const disclosed =
  <G extends Game>() =>
  <const Secrets extends Readonly<Record<string, Secret<G['state']>>>, const Open extends ByParent>(
    secrets: Secrets,
    open: Open & Whole<G, Secrets, Open>,
  ): Disclosure<G> => ({
    secrets: { ...KERNEL_SECRETS, ...secrets },
    open: [
      ...KERNEL_OPEN,
      ...Object.entries<readonly string[]>(open).flatMap(([of, names]) =>
        names.flatMap(line => line.split(' ').map(name => `${of}.${name}`)),
      ),
    ],
  });
