import { ownValue } from '#contracts/json/ownValue.ts';
import type { ArticleUpdate } from './articleUpdate.ts';

/** Validates an update's shape. Blocks and fields may contain anything; the renderer validates them. */
export function readUpdate(value: unknown): ArticleUpdate | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const field = (name: keyof ArticleUpdate): unknown => ownValue(value, name);
  const [version, sequence, fields] = [field('version'), field('sequence'), field('fields')];
  const [blocks, order] = [field('blocks'), field('order')];
  if (typeof version !== 'number' || !Array.isArray(blocks)) return undefined;
  const entries = blocks.filter(
    (entry): entry is [string, unknown] => Array.isArray(entry) && typeof entry[0] === 'string',
  );
  return {
    version,
    blocks: entries,
    ...(typeof sequence === 'number' ? { sequence } : {}),
    ...(typeof fields === 'object' && fields !== null ? { fields } : {}),
    ...(Array.isArray(order) ? { order: order.filter((key) => typeof key === 'string') } : {}),
  };
}
