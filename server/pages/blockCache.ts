import { LRUCache } from 'lru-cache';
import { sameJson } from '../../transformer/json/sameJson.ts';
import type { BlockCache, RenderedBlock } from '../../transformer/renderBlock.tsx';
import { type CheckedBlock, checkBlock } from '../../transformer/validate/checkBlock.ts';

/** What was found of a block the last time, and what it was then. */
interface KeptCheck {
  block: object;
  outcome: CheckedBlock;
}

/** What keeping a block costs besides its texts: objects, keys, faults. */
const overheadBytes = 512;
/** A value in JSON besides its text. */
const valueBytes = 32;
/** A character takes two bytes at the most, and in HTML as many again for what it is as UTF-8 in pages. */
const textBytes = 2;
const htmlBytes = 4;

/** The share of the memory that goes to checked data, which is about a quarter as long as the HTML made of it. */
const dataShare = 1 / 4;

/**
 * Checked and rendered blocks, bounded by the memory they take; the least used go first.
 *
 * A check is kept by the block's address, article and id, and good as long as the block there is still the same. It is
 * compared value by value, which takes a quarter of the time that a digest of its JSON would.
 */
export function createBlockCache(maxBytes: number): BlockCache {
  const checks = new LRUCache<string, KeptCheck>({
    maxSize: Math.ceil(maxBytes * dataShare),
    sizeCalculation: ({ block, outcome: { frameFaults, dataFaults } }) =>
      overheadBytes * (1 + frameFaults.length + dataFaults.length) + bytesOfJson(block),
  });
  const rendered = new LRUCache<string, RenderedBlock>({
    maxSize: Math.ceil(maxBytes * (1 - dataShare)),
    sizeCalculation: ({ html, faults }, key) =>
      overheadBytes * (1 + faults.length) + textBytes * key.length + htmlBytes * html.length,
  });
  let made = 0;
  return {
    check: (block, path) => {
      const address = `${path}\n${idOf(block)}`;
      const known = checks.get(address);
      if (known && sameJson(known.block, block)) return known.outcome;
      made += 1;
      const outcome = { ...checkBlock(block), contentKey: String(made) };
      checks.set(address, { block, outcome });
      return outcome;
    },
    get: (key) => rendered.get(key),
    set: (key, block) => void rendered.set(key, block),
  };
}

function idOf({ id }: { id?: unknown }): string {
  return typeof id === 'string' ? id : '';
}

function bytesOfJson(value: unknown): number {
  if (typeof value === 'string') return valueBytes + textBytes * value.length;
  if (typeof value !== 'object' || value === null) return valueBytes;
  return Object.values(value).reduce((sum: number, inner) => sum + bytesOfJson(inner), valueBytes);
}
