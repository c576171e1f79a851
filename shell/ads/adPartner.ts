import type { Partner, SiteConfiguration } from '../../schemas/generated/types.ts';

/** The name of the ad server's frame, where the list of partners names none for its script. */
const usualName = 'ads';

/** What an ad server does, in numbers of the Transparency and Consent Framework: store, choose, profile for and measure ads. */
const usualPurposes = [1, 2, 3, 4, 7, 9, 10];

/**
 * The partner whose script fills the places for ads; undefined where our own ads do. The list of partners says who it is and
 * what it reaches, where it has one of this script; otherwise it is one that reaches the script's host alone.
 */
export function adPartner({
  ads: { provider, script } = {},
  outside: { partners = [] } = {},
}: Pick<SiteConfiguration, 'ads' | 'outside'>): Partner | undefined {
  if (provider !== 'gpt' || script === undefined) return undefined;
  const listed = partners.find((partner) => partner.kind === 'ads' && partner.script === script);
  return listed ?? { name: freeName(partners), kind: 'ads', script, purposes: usualPurposes };
}

/** All partners of a site: those that it lists, and whoever fills its places for ads. */
export function partnersOf(configuration: Pick<SiteConfiguration, 'ads' | 'outside'>): readonly Partner[] {
  const listed = configuration.outside?.partners ?? [];
  const filling = adPartner(configuration);
  return filling === undefined || listed.includes(filling) ? listed : [...listed, filling];
}

function freeName(partners: readonly Partner[]): string {
  const isTaken = partners.some(({ name }) => name === usualName);
  return isTaken ? `${usualName}-${partners.length}` : usualName;
}
