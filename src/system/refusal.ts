import type { Cited } from './cited.ts';

/** What stands in the way of something: one sentence, and the rule that puts it there. */
export type Refusal = Cited;

/** One of a system's refusals, still to be told of the case at hand. */
interface Refuses<About extends readonly unknown[] = readonly never[]> {
  (...about: About): Refusal;
  readonly cite: string;
}

/** A row of a system's table: the rule behind a refusal, and how it is said. */
type Row = readonly [cite: string, says: (...about: never) => string];

type RefusalsOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends readonly [string, (...about: infer About) => string]
    ? Refuses<About>
    : never;
};

/** A system's table of refusals, each to be called with what its sentence is about. */
export const refusals = <const Table extends Readonly<Record<string, Row>>>(table: Table): RefusalsOf<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([name, [cite, says]]) => [
      name,
      Object.assign((...about: unknown[]): Refusal => ({ says: says(...(about as never)), cite }), { cite }),
    ]),
  ) as unknown as RefusalsOf<Table>;
