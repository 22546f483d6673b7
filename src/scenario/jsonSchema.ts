import { toJsonSchema } from '@valibot/to-json-schema';
import type { SectionParser } from './reader.ts';
import { publishedFile } from './schema.ts';

/**
 * The JSON Schema of a scenario file, for editors, made from the parser's own validator and the rule systems' keys. For tools and tests only: nothing that
 * the browser loads imports this file. `scenarios/scenario.schema.json` is its text.
 */
const scenarioJsonSchema = (systems: readonly SectionParser[]): object => {
  const { file, definitions } = publishedFile(systems);
  return {
    ...toJsonSchema(file, { target: 'draft-07', definitions, ignoreActions: ['check'] }),
    title: 'A battle of Brownwater',
    description: 'See docs/scenario-format.md.',
  };
};

/** The text of the published file. */
export const scenarioJsonSchemaText = (systems: readonly SectionParser[]): string =>
  `${JSON.stringify(scenarioJsonSchema(systems), null, 2)}\n`;
