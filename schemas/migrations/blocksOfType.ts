import type { BlockType } from '../generated/types.ts';
import type { Keys } from './migration.ts';

export interface WrittenBlock {
  data: unknown;
  at: Keys;
}

/** In any JSON value: top level, nested, or among basic nodes. */
export function blocksOfType(article: unknown, type: BlockType): WrittenBlock[] {
  const found: WrittenBlock[] = [];
  const at: string[] = [];
  function look(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === type && 'data' in value)
      found.push({ data: value.data, at: [...at, 'data'] });
    for (const key of Object.keys(value)) {
      at.push(key);
      look(Reflect.get(value, key));
      at.pop();
    }
  }
  look(article);
  return found;
}
