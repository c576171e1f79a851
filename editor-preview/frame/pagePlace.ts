import { ownValue } from '#contracts/json/ownValue.ts';

/**
 * A place on a page that is the same in every width: between the top of a landmark and that of the next. Landmarks are
 * the top of the page, each of the article's own blocks, and the end of the blocks.
 */
export interface PagePlace {
  /** The id of a block; absent for the top of the page. */
  readonly block?: string;
  /** Whether it is behind the last block. */
  readonly isBehind?: true;
  /** How much of the way to the next landmark, from 0 to 1. */
  readonly part: number;
}

export const topOfPage: PagePlace = { part: 0 };

/** Reads a place by its shape; undefined where it is none. */
export function readPagePlace(value: unknown): PagePlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [block, isBehind, part] = ['block', 'isBehind', 'part'].map((name) => ownValue(value, name));
  if (typeof part !== 'number' || !(part >= 0 && part <= 1)) return undefined;
  return {
    part,
    ...(typeof block === 'string' ? { block } : {}),
    ...(isBehind === true ? { isBehind } : {}),
  };
}
