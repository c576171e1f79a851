import { isRecord } from '#contracts/json/isRecord.ts';

/** What a reader has said yes to, by the numbers of purposes and vendors. What was not asked for may be among it. */
export interface ToldChoice {
  purposes: number[];
  vendors: number[];
}

/** Longer than the list of all vendors. */
const mostNumbers = 2_000;

/** A choice as a tool of somebody else's tells it, or nothing where it is none. */
export function readToldChoice(told: unknown): ToldChoice | undefined {
  if (!isRecord(told)) return undefined;
  const { purposes, vendors } = told;
  return isList(purposes) && isList(vendors) ? { purposes, vendors } : undefined;
}

function isList(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.length <= mostNumbers &&
    value.every((each) => Number.isInteger(each) && each >= 1 && each <= 65_535)
  );
}
