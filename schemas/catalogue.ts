import article from './article.json' with { type: 'json' };
import { blockSchemas } from './generated/blockSchemas.ts';
import type { BlockType } from './generated/types.ts';
import type { JsonSchema, SchemaLibrary } from './jsonSchema.ts';
import shared from './shared.json' with { type: 'json' };

export { blockSchemas };

/** All block types, in alphabetical order. */
export const blockTypes: readonly BlockType[] = Object.keys(blockSchemas).filter(isBlockType);

/** Every schema that a block's schema may refer to, for `resolveSchema`. */
export const contentSchemas: SchemaLibrary = new Map<string, JsonSchema>([
  ['article.json', article],
  ['shared.json', shared],
  ...blockTypes.map((type): [string, JsonSchema] => [`blocks/${type}.json`, blockSchemas[type]]),
]);

/** Whether a name is that of a block type. Looks at own names only, so `constructor` is none. */
export function isBlockType(name: string): name is BlockType {
  return Object.hasOwn(blockSchemas, name);
}
