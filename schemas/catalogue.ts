import article from './article.json' with { type: 'json' };
import { blockTypes } from './blockTypes.ts';
import { blockSchemas } from './generated/blockSchemas.ts';
import type { JsonSchema, SchemaLibrary } from './jsonSchema.ts';
import shared from './shared.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };

export { blockSchemas };

/** The schemas of content and of the site's configuration, with all that they refer to, for `resolveSchema`. */
export const contentSchemas: SchemaLibrary = new Map<string, JsonSchema>([
  ['article.json', article],
  ['shared.json', shared],
  ['site.json', site],
  ...blockTypes.map((type): [string, JsonSchema] => [`blocks/${type}.json`, blockSchemas[type]]),
]);
