import type { Validator } from '../../schemas/generated/validators.js';
import { authorPointer } from '../jsonPointer.ts';
import { maxRemovals } from '../limits.ts';
import { type Cause, causesOf, firstCost, type IsHtml } from './cause.ts';
import { takeOut } from './takeOut.ts';

export interface Repaired {
  /** What is left, and valid; undefined where the value misses what it cannot do without. */
  value: unknown;
  /** All that was wrong with the value as its author wrote it. What only follows from taking parts out is not told. */
  causes: readonly Cause[];
  /** The author's pointers of the array items that are gone: those behind them have moved up. */
  removed: readonly string[];
}

/**
 * Makes a value valid at the least cost: what the first error is about is taken out of a copy, and the check is
 * repeated, at most {@link maxRemovals} times. Where that leaves a part without something it requires, the part goes
 * next; where it reaches the value itself, nothing is left.
 */
export function repair(value: unknown, validator: Validator<unknown>, isHtml: IsHtml): Repaired {
  if (accepts(validator, value)) return { value, causes: [], removed: [] };
  const causes = causesOf(validator.errors ?? [], isHtml);
  const removed: string[] = [];
  let left = value;
  for (let count = 0; count < maxRemovals; count++) {
    const cost = firstCost(validator.errors ?? [], isHtml);
    if (!cost || cost.pointer === '') break;
    const remainder = takeOut(left, cost);
    if (remainder.wasItem) removed.push(authorPointer(cost.pointer, removed));
    left = remainder.value;
    if (accepts(validator, left)) return { value: left, causes, removed };
  }
  return { value: undefined, causes, removed: [] };
}

/** Narrows nothing: what a validator refuses is still a value to be mended. */
function accepts(validator: Validator<unknown>, value: unknown): boolean {
  return validator(value);
}
