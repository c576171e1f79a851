import type { ConsentRecord } from '#contracts/consent.ts';
import { isRecord } from '#contracts/json/isRecord.ts';

export const numberLists = [
  'vendorConsents',
  'purposeConsents',
  'vendorLegitimateInterests',
  'purposeLegitimateInterests',
  'publisherCustomConsents',
] as const;
export const flags = ['nonIABVendorsAllowed', 'setAll', 'unsetAll'] as const;
const mostNumbers = 100;

export function isConsentRecord(value: unknown): value is ConsentRecord {
  return (
    isRecord(value) &&
    numberLists.every((key) => value[key] === undefined || isNumbers(value[key])) &&
    flags.every((key) => value[key] === undefined || typeof value[key] === 'boolean')
  );
}

function isNumbers(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= mostNumbers &&
    value.every((each) => Number.isInteger(each) && each >= 1 && each <= 65_535)
  );
}

/** Never adds a yes that the reader did not give. */
export function narrowed(said: ConsentRecord, left: ConsentRecord): ConsentRecord {
  if (said.unsetAll || left.unsetAll) return { unsetAll: true };
  if (left.setAll) return said;
  if (said.setAll) return left;
  const both: ConsentRecord = {
    nonIABVendorsAllowed: said.nonIABVendorsAllowed === true && left.nonIABVendorsAllowed === true,
  };
  for (const name of numberLists) {
    const also = new Set(left[name]);
    both[name] = (said[name] ?? []).filter((each) => also.has(each));
  }
  return both;
}
