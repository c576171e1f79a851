import { createHash } from 'node:crypto';
import { type ConsentRecord, ownPurposes } from '#contracts/consent.ts';
import { memoize } from '#contracts/memoize.ts';
import type { Parties } from '#shell/parties/parties.ts';

export interface ConsentQuestion {
  purposes: readonly number[];
  vendors: readonly number[];
  /** Hash of the whole request: a choice counts for no other one. */
  list: string;
}

export interface Choice {
  purposes: readonly number[];
  vendors: readonly number[];
  others: boolean;
}

export const noChoice: Choice = { purposes: [], vendors: [], others: false };

export const questionOf = memoize(({ question: parties }: Parties): ConsentQuestion => {
  const purposes =
    parties.length === 0 ? [] : ascending([...ownPurposes, ...parties.flatMap((party) => party.purposes)]);
  const vendors = ascending(parties.flatMap(({ vendorId }) => vendorId ?? []));
  // A new privacy address does not invalidate a choice. Any other change of a party does.
  const facts = parties.map(({ privacyUrl: _, ...party }) =>
    Object.entries(party).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const list = createHash('sha256')
    .update(JSON.stringify([purposes, facts]))
    .digest('base64url')
    .slice(0, 12);
  return { purposes, vendors, list };
});

/** Numbers that were not requested are no yes. */
export function choiceOf(record: ConsentRecord, question: ConsentQuestion): Choice {
  if (record.unsetAll || question.purposes.length === 0) return noChoice;
  if (record.setAll) return { purposes: question.purposes, vendors: question.vendors, others: true };
  const { purposeConsents = [], vendorConsents = [], nonIABVendorsAllowed = false } = record;
  return {
    purposes: question.purposes.filter((purpose) => purposeConsents.includes(purpose)),
    vendors: question.vendors.filter((vendor) => vendorConsents.includes(vendor)),
    others: nonIABVendorsAllowed,
  };
}

export function isFull({ purposes, vendors, others }: Choice, question: ConsentQuestion): boolean {
  return (
    question.purposes.length > 0 &&
    others &&
    question.purposes.every((purpose) => purposes.includes(purpose)) &&
    question.vendors.every((vendor) => vendors.includes(vendor))
  );
}

export function isNone({ purposes, vendors, others }: Choice): boolean {
  return purposes.length === 0 && vendors.length === 0 && !others;
}

/** No legitimate interest is claimed: every purpose needs consent. */
export function recordOf(choice: Choice, question: ConsentQuestion): Required<ConsentRecord> {
  return {
    vendorConsents: [...choice.vendors],
    purposeConsents: [...choice.purposes],
    vendorLegitimateInterests: [],
    purposeLegitimateInterests: [],
    publisherCustomConsents: choice.purposes.filter((purpose) => ownPurposes.includes(purpose)),
    nonIABVendorsAllowed: choice.others,
    setAll: isFull(choice, question),
    unsetAll: isNone(choice),
  };
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
