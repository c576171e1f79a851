import type { Validator } from '#schemas/generated/envelopeValidators.js';
import { maxRemovals } from '../article/limits.ts';
import { type Cause, causesOf, firstCost, type IsHtml } from './cause.ts';
import { removeFaulty } from './removeFaulty.ts';

export interface Repaired {
  /** The valid rest; undefined if a required part is missing. */
  value: unknown;
  /** All faults as written, without those that only follow from removals. */
  causes: readonly Cause[];
  /** Maps JSON Pointers of the rest to those as written. Present only if array items moved. */
  asWritten?: (at: string) => string;
}

/** A value with more faults is rejected: repair searches again after each. */
const maxCauses = 10 * maxRemovals;

/**
 * Removes what the first error is about and validates again, at most {@link maxRemovals} times. A part
 * without its required fields is removed next, up to the value itself.
 */
export function repair(value: unknown, validator: Validator<unknown>, isHtml: IsHtml): Repaired {
  if (accepts(validator, value)) return { value, causes: [] };
  const causes = causesOf(validator.errors ?? [], isHtml);
  if (causes.length > maxCauses) return { value: undefined, causes };
  const removed: string[] = [];
  let left = value;
  for (let count = 0; count < maxRemovals; count++) {
    const cost = firstCost(validator.errors ?? [], isHtml);
    if (!cost || cost.pointer === '') break;
    const remainder = removeFaulty(left, cost);
    if (remainder.wasItem) removed.push(pointerAsWritten(cost.pointer, removed));
    left = remainder.value;
    if (!accepts(validator, left)) continue;
    return removed.length === 0
      ? { value: left, causes }
      : { value: left, causes, asWritten: (at) => pointerAsWritten(at, removed) };
  }
  return { value: undefined, causes };
}

/** Not a type guard: an invalid value is still repaired. */
function accepts(validator: Validator<unknown>, value: unknown): boolean {
  return validator(value);
}

/** @param removed the author's pointers of removed array items */
function pointerAsWritten(pointer: string, removed: readonly string[]): string {
  let written = '';
  for (const step of pointer.split('/').slice(1)) {
    const array = `${written}/`;
    const removedIndexes = removed
      .filter((item) => item.startsWith(array) && !item.includes('/', array.length))
      .map((item) => Number(item.slice(array.length)))
      .sort((a, b) => a - b);
    let index = Number(step);
    for (const removedIndex of removedIndexes) if (removedIndex <= index) index++;
    written = removedIndexes.length > 0 ? `${array}${index}` : `${array}${step}`;
  }
  return written;
}
