import article from './article.json' with { type: 'json' };
import { blockTypes } from './blockTypes.ts';
import drugs from './drugs.json' with { type: 'json' };
import { blockSchemas } from './generated/blockSchemas.ts';
import type { JsonSchema, SchemaLibrary } from './jsonSchema.ts';
import shared from './shared.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };
import topics from './topics.json' with { type: 'json' };

export { blockSchemas };

export const contentSchemas: SchemaLibrary = new Map<string, JsonSchema>([
  ['article.json', article],
  ['drugs.json', drugs],
  ['shared.json', shared],
  ['site.json', site],
  ['topics.json', topics],
  ...blockTypes.map((type): [string, JsonSchema] => [`blocks/${type}.json`, blockSchemas[type]]),
]);
