import type { ConsentTool } from '../../contracts/consent.ts';
import type { Partner, SiteConfiguration } from '../../schemas/generated/types.ts';
import { partnersOf } from '../../shell/ads/adPartner.ts';
import { type Asked, askedOf, type Listed, servicesOf } from './choice.ts';

type Configuration = Pick<SiteConfiguration, 'ads' | 'outside'>;

/** Whether a partner is a tool that asks readers, so that nobody is asked about it. */
export function isTool({ kind }: Listed): boolean {
  return kind === 'consent';
}

/** The partner whose script asks readers for the publisher; undefined where we alone do. */
export function toolPartner(configuration: Configuration): Partner | undefined {
  return partnersOf(configuration).find(isTool);
}

/** Whom readers are asked about, in the browser and on the server. */
export function askedAbout(configuration: Configuration): readonly Listed[] {
  return [...partnersOf(configuration).filter((partner) => !isTool(partner)), ...servicesOf(configuration)];
}

/** The tool as every page knows it. */
export function consentToolOf(configuration: Configuration): ConsentTool | undefined {
  const partner = toolPartner(configuration);
  return partner && toolAsking(partner, askedOf(askedAbout(configuration)));
}

/** A tool, with what it may be answered. */
export function toolAsking({ name, company = name }: Partner, { purposes, vendors }: Asked): ConsentTool {
  return { partner: name, title: company, purposes, vendors };
}
