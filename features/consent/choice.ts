import { createHash } from 'node:crypto';
import { type ConsentRecord, ownPurposes } from '#contracts/consent.ts';
import { oncePer } from '#contracts/oncePer.ts';
import type { Parties } from '#shell/parties/parties.ts';

/** What readers are asked to agree to, derived from the list of parties. */
export interface ConsentQuestion {
  /** Empty without parties. */
  purposes: readonly number[];
  /** Parties in the Global Vendor List, by number. */
  vendors: readonly number[];
  /** A hash of the whole request, so that a choice does not count for another one. */
  list: string;
}

/** What a reader agreed to. */
export interface Choice {
  purposes: readonly number[];
  vendors: readonly number[];
  /** Whether parties outside the Global Vendor List are included. */
  others: boolean;
}

export const noChoice: Choice = { purposes: [], vendors: [], others: false };

/** The request of a list of parties, cached for each list. */
export const questionOf = oncePer(({ question: parties }: Parties): ConsentQuestion => {
  const purposes =
    parties.length === 0 ? [] : ascending([...ownPurposes, ...parties.flatMap((party) => party.purposes)]);
  const vendors = ascending(parties.flatMap(({ vendorId }) => vendorId ?? []));
  // Only a new privacy address does not invalidate a choice: a changed party was never agreed to.
  const facts = parties.map(({ privacyUrl: _, ...party }) =>
    Object.entries(party).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const list = createHash('sha256')
    .update(JSON.stringify([purposes, facts]))
    .digest('base64url')
    .slice(0, 12);
  return { purposes, vendors, list };
});

/** The part of a record that was requested. The rest was not asked, so it is no yes. */
export function choiceOf(record: ConsentRecord, asked: ConsentQuestion): Choice {
  if (record.unsetAll || asked.purposes.length === 0) return noChoice;
  if (record.setAll) return { purposes: asked.purposes, vendors: asked.vendors, others: true };
  const { purposeConsents = [], vendorConsents = [], nonIABVendorsAllowed = false } = record;
  return {
    purposes: asked.purposes.filter((purpose) => purposeConsents.includes(purpose)),
    vendors: asked.vendors.filter((vendor) => vendorConsents.includes(vendor)),
    others: nonIABVendorsAllowed,
  };
}

/** Whether everything was agreed to; false if nothing was requested. */
export function isFull({ purposes, vendors, others }: Choice, asked: ConsentQuestion): boolean {
  return (
    asked.purposes.length > 0 &&
    others &&
    asked.purposes.every((purpose) => purposes.includes(purpose)) &&
    asked.vendors.every((vendor) => vendors.includes(vendor))
  );
}

/** Whether everything was refused. */
export function isNone({ purposes, vendors, others }: Choice): boolean {
  return purposes.length === 0 && vendors.length === 0 && !others;
}

/** A choice as sent to browsers. No legitimate interest is claimed: every purpose needs consent. */
export function recordOf(choice: Choice, asked: ConsentQuestion): Required<ConsentRecord> {
  return {
    vendorConsents: [...choice.vendors],
    purposeConsents: [...choice.purposes],
    vendorLegitimateInterests: [],
    purposeLegitimateInterests: [],
    publisherCustomConsents: choice.purposes.filter((purpose) => ownPurposes.includes(purpose)),
    nonIABVendorsAllowed: choice.others,
    setAll: isFull(choice, asked),
    unsetAll: isNone(choice),
  };
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
