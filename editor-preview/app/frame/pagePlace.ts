import { ownValue } from '#contracts/json/ownValue.ts';

/**
 * Independent of width: between a landmark's top and the next one's. Landmarks are the page's top, the
 * top-level blocks, and their end.
 */
export interface PagePlace {
  readonly block?: string;
  readonly isBehind?: true;
  /** The fraction of the distance to the next landmark, from 0 to 1. */
  readonly part: number;
  /** Where it is shown: the fraction of the window's height, 0 at its top. */
  readonly at?: number;
}

export const topOfPage: PagePlace = { part: 0 };

export function readPagePlace(value: unknown): PagePlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [block, isBehind, part, at] = ['block', 'isBehind', 'part', 'at'].map((name) =>
    ownValue(value, name),
  );
  if (typeof part !== 'number' || !(part >= 0 && part <= 1)) return undefined;
  return {
    part,
    ...(typeof block === 'string' ? { block } : {}),
    ...(isBehind === true ? { isBehind } : {}),
    ...(typeof at === 'number' && Number.isFinite(at) ? { at } : {}),
  };
}
