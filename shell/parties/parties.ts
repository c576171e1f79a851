import type { Partner, Service, SiteConfiguration, Tracker } from '#schemas/generated/types.ts';

/** What readers are told of somebody, and agree to. */
export interface Party {
  name: string;
  /** The name that readers know it by. */
  company: string;
  /** The numbers of what it is for, ascending. */
  purposes: readonly number[];
  /** Its number in the Global Vendor List. */
  vendorId?: number;
  privacyUrl?: string;
}

/** Whose script runs in a frame. */
export interface FramedParty extends Party {
  use: 'frame';
  kind: Partner['kind'];
  script: string;
  styles?: string;
  /** The origins that its frame may reach, its style sheet's included. */
  reaches: readonly string[];
  /** Whom it has bid for places, and whose script does that, where it fills the places for ads. */
  bidding?: { script: string; bidders: readonly string[] };
  /** Whether it fills the places for ads. */
  fillsAds?: true;
}

/** Whose server ours asks. */
export interface ServiceParty extends Party {
  use: 'server';
  kind: Service['kind'];
}

/** Whose pictures count that something was seen. */
export interface TrackerParty extends Party {
  use: 'pictures';
  kind: 'tracker';
  reaches: readonly string[];
}

/** Somebody whom readers are asked about. */
export type AskedParty = FramedParty | ServiceParty | TrackerParty;

/** All others who have to do with a visit. */
export interface Parties {
  /** Whose scripts run in frames, with their reader's consent alone. */
  framed: readonly FramedParty[];
  services: readonly ServiceParty[];
  trackers: readonly TrackerParty[];
  /** Whom readers are asked about: all of these. Where it is empty, nobody is asked anything. */
  asked: readonly AskedParty[];
  /** The companies among them by the names that readers know, each once, bidders included. */
  companies: readonly string[];
  /** Whose script asks readers for the publisher, where one does and there is something to ask. */
  tool: FramedParty | undefined;
  /** Hosts of the publisher's own, from which pages load pictures and films. */
  mediaHosts: readonly string[];
}

type Configuration = Pick<SiteConfiguration, 'ads' | 'outside'>;

/** What an ad server does, in numbers of the Transparency and Consent Framework: store, choose, profile for and measure ads. */
const usualAdPurposes = [1, 2, 3, 4, 7, 9, 10];

/** The name of the ad server's frame, where the list of partners names none for its script. */
const usualAdName = 'ads';

const made = new WeakMap<Configuration, Parties>();

/**
 * The one list of the others that a site lets readers meet: who they are, what for, and what each reaches. It is made once for each
 * configuration. What readers are asked, what a yes is about, the page of their choices, policies, frames and the gate all read it.
 */
export function partiesOf(configuration: Configuration): Parties {
  const known = made.get(configuration);
  if (known) return known;
  const parties = listOf(configuration);
  made.set(configuration, parties);
  return parties;
}

function listOf({ ads = {}, outside = {} }: Configuration): Parties {
  const { partners = [], services = [], trackers = [], mediaHosts = [] } = outside;
  const filling = adServer(ads, partners);
  const scripts = filling && !partners.includes(filling) ? [...partners, filling] : partners;
  const all = scripts.map((partner) => framed(partner, partner === filling ? ads : undefined));
  const running = all.filter(({ kind }) => kind !== 'consent');
  const asked = [...running, ...services.map(service), ...trackers.map(tracker)];
  return {
    framed: running,
    services: asked.filter((party) => party.use === 'server'),
    trackers: asked.filter((party) => party.use === 'pictures'),
    asked,
    companies: [
      ...new Set([
        ...asked.map(({ company }) => company),
        ...running.flatMap(({ bidding }) => bidding?.bidders ?? []),
      ]),
    ],
    tool: asked.length > 0 ? all.find(({ kind }) => kind === 'consent') : undefined,
    mediaHosts,
  };
}

/**
 * Whose script fills the places for ads; undefined where our own ads do. The list of partners says who it is and what it reaches,
 * where it has one of this script; otherwise it is one that reaches the script's host alone.
 */
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
