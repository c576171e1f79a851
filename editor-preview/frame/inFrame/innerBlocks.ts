import { ownValue } from '#contracts/json/ownValue.ts';
import { mapInnerValues } from '#transformer/blockTree.ts';

/** A nested block. */
export interface InnerBlock {
  readonly id: string;
  readonly type: string;
  readonly inner: readonly InnerBlock[];
}

/** The nested blocks of a written block, in reading order, if they have an id. */
export function innerBlocksOf(block: unknown): InnerBlock[] {
  if (typeof block !== 'object' || block === null) return [];
  const found: InnerBlock[] = [];
  mapInnerValues(String(ownValue(block, 'type')), ownValue(block, 'data'), (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const [id, type] = [ownValue(value, 'id'), ownValue(value, 'type')];
    if (typeof id === 'string' && typeof type === 'string')
      found.push({ id, type, inner: innerBlocksOf(value) });
    return value;
  });
  return found;
}
