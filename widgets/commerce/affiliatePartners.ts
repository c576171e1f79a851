/** The known partners. Only a link to one of them gets the affiliate disclaimer. */

/** Partners that are known by the name they registered, such as `wellos` in `www.wellos.com`. */
const partnersByName: ReadonlyMap<string, string> = new Map([
  ['wellos', 'Wellos'],
  ['healthgrades', 'Healthgrades'],
  ['hellomedicare', 'HelloMedicare'],
  ['optumperks', 'Optum Perks'],
  ['optumnow', 'Optum Now'],
  ['platejoy', 'PlateJoy'],
  ['realappeal', 'Real Appeal'],
]);

/** Partners whose name alone says too little: Optum counts only with its perks or now variants. */
const partnersBySubdomain: ReadonlyMap<string, string> = new Map([
  ['perks.optum', 'Optum Perks'],
  ['now.optum', 'Optum Now'],
]);

/** Endings of two labels under which names are registered, such as `.co.uk`. */
const secondLevelEndings: ReadonlySet<string> = new Set(['co', 'com', 'org', 'net', 'gov', 'ac']);
const countryLabelLength = 2;

/**
 * The name of the known partner that an address leads to; undefined for every other one. Compares the registered name
 * of the host and never a part of the address, so `wellos.shop.example` and `shop.example/?to=wellos.com` are none.
 */
export function knownPartner(url: string): string | undefined {
  const labels = URL.parse(url)?.hostname.replace(/\.$/, '').split('.') ?? [];
  const beforeEnding = labels.slice(0, -endingLength(labels));
  const name = beforeEnding.at(-1);
  if (name === undefined) return undefined;
  return partnersByName.get(name) ?? partnersBySubdomain.get(beforeEnding.slice(-2).join('.'));
}

function endingLength(labels: readonly string[]): number {
  const inCountry = labels.at(-1)?.length === countryLabelLength;
  return inCountry && secondLevelEndings.has(labels.at(-2) ?? '') ? 2 : 1;
}
