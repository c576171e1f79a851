import article from './article.json' with { type: 'json' };
import { blockTypes } from './blockTypes.ts';
import { blockSchemas } from './generated/blockSchemas.ts';
import type { JsonSchema, SchemaLibrary } from './jsonSchema.ts';
import shared from './shared.json' with { type: 'json' };

export { blockSchemas };

/** Every schema that a block's schema may refer to, for `resolveSchema`. */
export const contentSchemas: SchemaLibrary = new Map<string, JsonSchema>([
  ['article.json', article],
  ['shared.json', shared],
  ...blockTypes.map((type): [string, JsonSchema] => [`blocks/${type}.json`, blockSchemas[type]]),
]);
