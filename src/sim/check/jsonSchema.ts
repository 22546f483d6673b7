import { toJsonSchema } from '@valibot/to-json-schema';
import { checkFile } from './file.ts';

/** The text of `scenarios/check.schema.json`, for editors, made from the reader's own validator. */
export const checkJsonSchemaText = (): string => {
  const schema = {
    ...toJsonSchema(checkFile, { target: 'draft-07' }),
    title: 'Scripted checks of Brownwater',
    description: 'See docs/checks.md.',
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
};
