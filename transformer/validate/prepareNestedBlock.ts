import { blockValidators } from '../../schemas/generated/validators.js';
import type { PreparedBlock } from '../preparedArticle.ts';
import { typeOf } from './blockType.ts';

/**
 * Reads a block that stands in the data of another one, when that is rendered. `validateArticle` has reported what is
 * wrong with it, and has left nothing that can be mended; a block that is not valid here is simply not shown.
 */
export function prepareNestedBlock(block: unknown): PreparedBlock {
  if (typeof block !== 'object' || block === null || Array.isArray(block)) {
    return { id: '', type: '', data: block, pointer: '', rejection: 'malformed' };
  }
  const type = typeOf(block);
  const { id, data }: { id?: unknown; data?: unknown } = block;
  const prepared: PreparedBlock = { id: typeof id === 'string' ? id : '', type, data, pointer: '' };
  const validator = blockValidators.get(type);
  if (!validator) return { ...prepared, rejection: 'unknown' };
  return validator(data) ? prepared : { ...prepared, rejection: 'invalid' };
}
