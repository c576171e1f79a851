import { isRecord } from '#contracts/json/isRecord.ts';

/** May contain numbers that were not requested. */
export interface ReportedChoice {
  purposes: number[];
  vendors: number[];
}

const mostNumbers = 2_000;

export function readReportedChoice(reported: unknown): ReportedChoice | undefined {
  if (!isRecord(reported)) return undefined;
  const { purposes, vendors } = reported;
  return isList(purposes) && isList(vendors) ? { purposes, vendors } : undefined;
}

function isList(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.length <= mostNumbers &&
    value.every((each) => Number.isInteger(each) && each >= 1 && each <= 65_535)
  );
}
