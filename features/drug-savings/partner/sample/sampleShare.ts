import { createHash } from 'node:crypto';

/** Excludes the maximum. */
export type Range = readonly [least: number, most: number];

/** Pseudorandom from 0 (included) to 1 (excluded), the same for the same texts. */
export function sampleShare(...texts: readonly string[]): number {
  return createHash('sha256').update(texts.join('\n')).digest().readUIntBE(0, 6) / 2 ** 48;
}

export function sampleBetween([least, most]: Range, ...texts: readonly string[]): number {
  return least + (most - least) * sampleShare(...texts);
}
