import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BlockCache, RenderedBlock } from '../../transformer/renderBlock.tsx';
import { type CheckedBlock, checkBlock } from '../../transformer/validate/checkBlock.ts';

/** What keeping a block costs besides its texts: objects, keys, faults. */
const overheadBytes = 512;

/** The share of the memory that goes to checked data. It is about a quarter as long as the HTML that is made of it. */
const dataShare = 1 / 5;

/** A character takes two bytes at the most, and as many again for what it is as UTF-8 in pages. */
const bytesOf = (characters: number, faults: number) => overheadBytes * (1 + faults) + 4 * characters;

/** Checked and rendered blocks by content, bounded by the memory they take; the least used go first. */
export function createBlockCache(maxBytes: number): BlockCache {
  const checked = new LRUCache<string, CheckedBlock>({ maxSize: Math.ceil(maxBytes * dataShare) });
  const rendered = new LRUCache<string, RenderedBlock>({
    maxSize: Math.ceil(maxBytes * (1 - dataShare)),
    sizeCalculation: ({ html, faults }, key) => bytesOf(html.length + key.length, faults.length),
  });
  return {
    check: (block) => {
      const json = JSON.stringify(block);
      const contentKey = hash('sha256', json);
      const known = checked.get(contentKey);
      if (known) return known;
      const outcome = { ...checkBlock(block), contentKey };
      const faults = outcome.frameFaults.length + outcome.dataFaults.length;
      checked.set(contentKey, outcome, { size: bytesOf(json.length, faults) });
      return outcome;
    },
    get: (key) => rendered.get(key),
    set: (key, block) => void rendered.set(key, block),
  };
}
