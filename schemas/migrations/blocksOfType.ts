import type { BlockType } from '../generated/types.ts';
import type { Keys } from './migration.ts';

/** A block as somebody wrote it, and where. Nothing of it has been checked but its type. */
export interface WrittenBlock {
  data: unknown;
  /** The keys that lead to the data. */
  at: Keys;
}

/** All blocks of a type in a JSON value of any shape: at the top of an article, in other blocks, among basic nodes. */
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
