import { isRecord } from './isRecord.ts';

export type Guard<Value> = (value: unknown) => value is Value;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value) => typeof value === 'number';
export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

export const isPercentage = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

export function isOneOf<const Value>(...values: readonly Value[]): Guard<Value> {
  return (value): value is Value => values.some((each) => each === value);
}

export function isListOf<Item>(isItem: Guard<Item>): Guard<Item[]> {
  return (value): value is Item[] => Array.isArray(value) && value.every(isItem);
}

/** For an optional field. */
export function isAbsentOr<Value>(isValue: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || isValue(value);
}

type Check = (value: unknown) => boolean;

/** Fields without a check may have any value. */
export function hasFields<Value extends object>(
  checks: {
    readonly [Name in keyof Value]?: Check;
  },
): Guard<Value> {
  const all: [string, Check][] = Object.entries(checks);
  return (value): value is Value => isRecord(value) && all.every(([name, check]) => check(value[name]));
}
