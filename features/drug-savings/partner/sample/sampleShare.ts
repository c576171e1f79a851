import { createHash } from 'node:crypto';

/** Included minimum, excluded maximum. */
export type Range = readonly [least: number, most: number];

/**
 * A pseudorandom number from 0 (included) to 1 (excluded), deterministic for its texts.
 * @param texts seed
 */
export function sampleShare(...texts: readonly string[]): number {
  return createHash('sha256').update(texts.join('\n')).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** {@link sampleShare}, scaled to a range. */
export function sampleBetween([least, most]: Range, ...texts: readonly string[]): number {
  return least + (most - least) * sampleShare(...texts);
}
