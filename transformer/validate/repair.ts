import type { Validator } from '#schemas/generated/envelopeValidators.js';
import { maxRemovals } from '../limits.ts';
import { type Cause, causesOf, firstCost, type IsHtml } from './cause.ts';
import { takeOut } from './takeOut.ts';

export interface Repaired {
  /** What is left, and valid; undefined where the value misses what it cannot do without. */
  value: unknown;
  /** All that was wrong with the value as its author wrote it. What only follows from taking parts out is not told. */
  causes: readonly Cause[];
  /** JSON Pointer of what was written, by that of what is left. Only there where items of arrays have moved up. */
  asWritten?: (at: string) => string;
}

/** Of a value with more faults nothing is left: each is looked for again whenever one was mended. */
const maxCauses = 10 * maxRemovals;

/**
 * Makes a value valid at the least cost: what the first error is about is taken out of a copy, and the check is
 * repeated, at most {@link maxRemovals} times. Where that leaves a part without something it requires, the part goes
 * next; where it reaches the value itself, nothing is left.
 */
export function repair(value: unknown, validator: Validator<unknown>, isHtml: IsHtml): Repaired {
  if (accepts(validator, value)) return { value, causes: [] };
  const causes = causesOf(validator.errors ?? [], isHtml);
  if (causes.length > maxCauses) return { value: undefined, causes };
  const gone: string[] = [];
  let left = value;
  for (let count = 0; count < maxRemovals; count++) {
    const cost = firstCost(validator.errors ?? [], isHtml);
    if (!cost || cost.pointer === '') break;
    const remainder = takeOut(left, cost);
    if (remainder.wasItem) gone.push(pointerAsWritten(cost.pointer, gone));
    left = remainder.value;
    if (!accepts(validator, left)) continue;
    return gone.length === 0
      ? { value: left, causes }
      : { value: left, causes, asWritten: (at) => pointerAsWritten(at, gone) };
  }
  return { value: undefined, causes };
}

/** Narrows nothing: what a validator refuses is still a value to be mended. */
function accepts(validator: Validator<unknown>, value: unknown): boolean {
  return validator(value);
}

/** @param gone the author's pointers of the array items that were taken out */
function pointerAsWritten(pointer: string, gone: readonly string[]): string {
  let written = '';
  for (const step of pointer.split('/').slice(1)) {
    const array = `${written}/`;
    const goneIndexes = gone
      .filter((item) => item.startsWith(array) && !item.includes('/', array.length))
      .map((item) => Number(item.slice(array.length)))
      .sort((a, b) => a - b);
    let index = Number(step);
    for (const goneIndex of goneIndexes) if (goneIndex <= index) index++;
    written = goneIndexes.length > 0 ? `${array}${index}` : `${array}${step}`;
  }
  return written;
}
