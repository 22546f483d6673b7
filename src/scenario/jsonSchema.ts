import { toJsonSchema } from '@valibot/to-json-schema';
import { scenarioFile } from './schema.ts';

/**
 * The JSON Schema of a scenario file, for editors, made from the parser's own validator. For tools and tests only: nothing that
 * the browser loads imports this file. `scenarios/scenario.schema.json` is its text.
 */
export const scenarioJsonSchema = (): object => ({
  ...toJsonSchema(scenarioFile, { target: 'draft-07' }),
  title: 'A battle of Brownwater',
  description: 'See docs/scenario-format.md.',
});

/** The text of the published file. */
export const scenarioJsonSchemaText = (): string => `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`;
