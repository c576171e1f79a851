import { createHash } from 'node:crypto';
import { type ConsentRecord, ownPurposes } from '#contracts/consent.ts';
import type { ConsentParty, Parties } from '#shell/parties/parties.ts';

/** What readers are asked for: it follows from the list of parties. */
export interface Asked {
  /** Nothing where there is nobody to ask about. */
  purposes: readonly number[];
  /** The numbers of those who are in the Global Vendor List. */
  vendors: readonly number[];
  /** Stands for all that was asked, so that a choice is not taken for one about others. */
  list: string;
}

/** What a reader has said yes to. */
export interface Choice {
  purposes: readonly number[];
  vendors: readonly number[];
  /** Whether those may come who are not in the Global Vendor List. */
  others: boolean;
}

/** Nobody has said yes to anything. */
export const noChoice: Choice = { purposes: [], vendors: [], others: false };

const made = new WeakMap<Parties, Asked>();

/** What readers are asked for, made once for each list of parties. */
export function askedOf(parties: Parties): Asked {
  const known = made.get(parties);
  if (known) return known;
  const asked = askedAbout(parties.asked);
  made.set(parties, asked);
  return asked;
}

function askedAbout(parties: readonly ConsentParty[]): Asked {
  const purposes =
    parties.length === 0 ? [] : ascending([...ownPurposes, ...parties.flatMap((party) => party.purposes)]);
  const vendors = ascending(parties.flatMap(({ vendorId }) => vendorId ?? []));
  // Where they say what they do may move; all else is who they are, and another one of those was never agreed to.
  const facts = parties.map(({ privacyUrl: _, ...party }) =>
    Object.entries(party).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const list = createHash('sha256')
    .update(JSON.stringify([purposes, facts]))
    .digest('base64url')
    .slice(0, 12);
  return { purposes, vendors, list };
}

/** What a record says yes to, of what is asked for: the rest was never asked, so nobody can have said yes to it. */
export function choiceOf(record: ConsentRecord, asked: Asked): Choice {
  if (record.unsetAll || asked.purposes.length === 0) return noChoice;
  if (record.setAll) return { purposes: asked.purposes, vendors: asked.vendors, others: true };
  const { purposeConsents = [], vendorConsents = [], nonIABVendorsAllowed = false } = record;
  return {
    purposes: asked.purposes.filter((purpose) => purposeConsents.includes(purpose)),
    vendors: asked.vendors.filter((vendor) => vendorConsents.includes(vendor)),
    others: nonIABVendorsAllowed,
  };
}

/** Whether somebody has said yes to all of it. Where nothing is asked, nobody has. */
export function isFull({ purposes, vendors, others }: Choice, asked: Asked): boolean {
  return (
    asked.purposes.length > 0 &&
    others &&
    asked.purposes.every((purpose) => purposes.includes(purpose)) &&
    asked.vendors.every((vendor) => vendors.includes(vendor))
  );
}

/** Whether somebody has said no to all of it. */
export function isNone({ purposes, vendors, others }: Choice): boolean {
  return purposes.length === 0 && vendors.length === 0 && !others;
}

/** A choice as it is told to browsers. Nothing here rests on a legitimate interest: everybody is asked. */
export function recordOf(choice: Choice, asked: Asked): Required<ConsentRecord> {
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
