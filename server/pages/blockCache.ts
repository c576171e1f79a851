import { LRUCache } from 'lru-cache';
import type { BlockCache, RenderedBlock } from '../../transformer/renderBlock.tsx';

/** What keeping a block costs besides its key and HTML: object, faults. */
const overheadBytes = 512;

/** Rendered blocks by content, bounded by the memory they take; the least used go first. */
export function createBlockCache(maxBytes: number): BlockCache {
  const kept = new LRUCache<string, RenderedBlock>({
    maxSize: maxBytes,
    // A character takes two bytes at the most.
    sizeCalculation: ({ html, faults }, key) =>
      overheadBytes * (1 + faults.length) + 2 * (html.length + key.length),
  });
  return {
    get: (key) => kept.get(key),
    set: (key, block) => void kept.set(key, block),
  };
}
