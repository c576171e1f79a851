import { memoize } from '#contracts/memoize.ts';
import type { Partner, Service, SiteConfiguration, Tracker } from '#schemas/generated/types.ts';

export interface Party {
  name: string;
  company: string;
  purposes: readonly number[];
  /** Its number in the Global Vendor List. */
  vendorId?: number;
  privacyUrl?: string;
}

export interface FramedParty extends Party {
  use: 'frame';
  kind: Partner['kind'];
  script: string;
  styles?: string;
  /** Origins that its frame may reach, including its style sheet's. */
  reaches: readonly string[];
  bidding?: { script: string; bidders: readonly string[] };
  fillsAds?: true;
}

export interface ServiceParty extends Party {
  use: 'server';
  kind: Service['kind'];
}

export interface TrackerParty extends Party {
  use: 'pictures';
  kind: 'tracker';
  reaches: readonly string[];
}

export type ConsentParty = FramedParty | ServiceParty | TrackerParty;

export interface Parties {
  framed: readonly FramedParty[];
  services: readonly ServiceParty[];
  trackers: readonly TrackerParty[];
  /** All that need consent. If empty, there is no consent prompt. */
  question: readonly ConsentParty[];
  companies: readonly string[];
  /** The consent tool's partner, if there is one and anything needs consent. */
  tool: FramedParty | undefined;
  mediaHosts: readonly string[];
}

type Configuration = Pick<SiteConfiguration, 'ads' | 'outside'>;

/** Of the Transparency and Consent Framework: store, choose, profile for and measure ads. */
const usualAdPurposes = [1, 2, 3, 4, 7, 9, 10];

const usualAdName = 'ads';

/**
 * The single list of third parties, their purposes and reach. Consent prompt, privacy page, policies, frames
 * and gate read it.
 */
export const partiesOf = memoize(({ ads = {}, outside = {} }: Configuration): Parties => {
  const { partners = [], services = [], trackers = [], mediaHosts = [] } = outside;
  const filling = adServer(ads, partners);
  const scripts = filling && !partners.includes(filling) ? [...partners, filling] : partners;
  const all = scripts.map((partner) => framed(partner, partner === filling ? ads : undefined));
  const running = all.filter(({ kind }) => kind !== 'consent');
  const parties = [...running, ...services.map(service), ...trackers.map(tracker)];
  return {
    framed: running,
    services: parties.filter((party) => party.use === 'server'),
    trackers: parties.filter((party) => party.use === 'pictures'),
    question: parties,
    companies: [
      ...new Set([
        ...parties.map(({ company }) => company),
        ...running.flatMap(({ bidding }) => bidding?.bidders ?? []),
      ]),
    ],
    tool: parties.length > 0 ? all.find(({ kind }) => kind === 'consent') : undefined,
    mediaHosts,
  };
});

/** Undefined with house ads only. By default it may reach its script's host. */
function adServer(
  { provider, script }: NonNullable<SiteConfiguration['ads']>,
  partners: readonly Partner[],
): Partner | undefined {
  if (provider !== 'gpt' || script === undefined) return undefined;
  const listed = partners.find((partner) => partner.kind === 'ads' && partner.script === script);
  return listed ?? { name: freeName(partners), kind: 'ads', script, purposes: usualAdPurposes };
}

function freeName(partners: readonly Partner[]): string {
  const taken = new Set(partners.map(({ name }) => name));
  let name = usualAdName;
  for (let number = 2; taken.has(name); number++) name = `${usualAdName}-${number}`;
  return name;
}

function framed(partner: Partner, ads: SiteConfiguration['ads']): FramedParty {
  const { kind, script, styles, hosts = [] } = partner;
  const { prebid, bidders = [] } = ads ?? {};
  const bidding = prebid !== undefined && bidders.length > 0 ? prebid : undefined;
  const loaded = [script, styles, bidding].flatMap((address) =>
    address === undefined ? [] : new URL(address).origin,
  );
  return {
    ...facts(partner),
    use: 'frame',
    kind,
    script,
    ...(styles === undefined ? {} : { styles }),
    reaches: [...new Set([...loaded, ...hosts.map(originOf)])],
    ...(bidding === undefined
      ? {}
      : { bidding: { script: bidding, bidders: bidders.map(({ name }) => name) } }),
    ...(ads ? { fillsAds: true } : {}),
  };
}

function service(listed: Service): ServiceParty {
  return { ...facts(listed), use: 'server', kind: listed.kind };
}

function tracker(listed: Tracker): TrackerParty {
  return { ...facts(listed), use: 'pictures', kind: 'tracker', reaches: listed.hosts.map(originOf) };
}

function facts(listed: Partner | Service | Tracker): Party {
  const { name, company = name, purposes, vendorId, privacyUrl } = listed;
  return {
    name,
    company,
    purposes: [...new Set(purposes)].sort((one, other) => one - other),
    ...(vendorId === undefined ? {} : { vendorId }),
    ...(privacyUrl === undefined ? {} : { privacyUrl }),
  };
}

function originOf(host: string): string {
  return `https://${host}`;
}
