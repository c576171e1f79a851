import { createHash } from 'node:crypto';
import { type ConsentRecord, ownPurposes } from '../../contracts/consent.ts';
import type { Partner, Service, SiteConfiguration } from '../../schemas/generated/types.ts';

/** What readers are asked for: it follows from the list of partners. */
export interface Asked {
  purposes: readonly number[];
  /** The numbers of those partners who are in the Global Vendor List. */
  vendors: readonly number[];
  /** Stands for the list, so that a choice is not taken for one about other partners. */
  list: string;
}

/** What a reader has said yes to. */
export interface Choice {
  purposes: readonly number[];
  vendors: readonly number[];
  /** Whether partners may come who are not in the Global Vendor List. */
  others: boolean;
}

/** Those whose servers our server asks. */
export function servicesOf({ outside }: Pick<SiteConfiguration, 'outside'>): readonly Service[] {
  return outside?.services ?? [];
}

/** Whoever is listed: what readers agree to follows from all of them. */
export type Listed = Partner | Service;

export function askedOf(partners: readonly Listed[]): Asked {
  const purposes = ascending([...ownPurposes, ...partners.flatMap((partner) => partner.purposes)]);
  const vendors = ascending(partners.flatMap(({ vendorId }) => vendorId ?? []));
  const facts = partners.map(({ name, kind, purposes: of }) => [name, kind, ascending(of)]);
  const list = createHash('sha256')
    .update(JSON.stringify([purposes, facts]))
    .digest('base64url')
    .slice(0, 12);
  return { purposes, vendors, list };
}

/** What a record says yes to, of what is asked for: the rest was never asked, so nobody can have said yes to it. */
export function choiceOf(record: ConsentRecord, asked: Asked): Choice {
  if (record.unsetAll) return { purposes: [], vendors: [], others: false };
  if (record.setAll) return { purposes: asked.purposes, vendors: asked.vendors, others: true };
  const { purposeConsents = [], vendorConsents = [], nonIABVendorsAllowed = false } = record;
  return {
    purposes: asked.purposes.filter((purpose) => purposeConsents.includes(purpose)),
    vendors: asked.vendors.filter((vendor) => vendorConsents.includes(vendor)),
    others: nonIABVendorsAllowed,
  };
}

/** Whether somebody has said yes to all of it. */
export function isFull({ purposes, vendors, others }: Choice, asked: Asked): boolean {
  return others && purposes.length === asked.purposes.length && vendors.length === asked.vendors.length;
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
    unsetAll: choice.purposes.length === 0 && choice.vendors.length === 0 && !choice.others,
  };
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
