import { createHash } from 'node:crypto';

/** The least that something is, and what it is always less than. */
export type Range = readonly [least: number, most: number];

/**
 * A number from 0 (included) to 1 (excluded) that looks like chance and is none: the same texts always have the same.
 *
 * @param texts what it is for; others have another one
 */
export function sampleShare(...texts: readonly string[]): number {
  return createHash('sha256').update(texts.join('\n')).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** {@link sampleShare}, stretched to lie between two numbers. */
export function sampleBetween([least, most]: Range, ...texts: readonly string[]): number {
  return least + (most - least) * sampleShare(...texts);
}
