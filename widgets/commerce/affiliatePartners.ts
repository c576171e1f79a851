/** The known partners. Only links to them get the affiliate disclaimer. */

/** Partners identified by their registered name, such as `wellos` in `www.wellos.com`. */
const partnersByName: ReadonlyMap<string, string> = new Map([
  ['wellos', 'Wellos'],
  ['healthgrades', 'Healthgrades'],
  ['hellomedicare', 'HelloMedicare'],
  ['optumperks', 'Optum Perks'],
  ['optumnow', 'Optum Now'],
  ['platejoy', 'PlateJoy'],
  ['realappeal', 'Real Appeal'],
]);

/** Partners whose registered name alone is ambiguous: only these subdomains count. */
const partnersBySubdomain: ReadonlyMap<string, string> = new Map([
  ['perks.optum', 'Optum Perks'],
  ['now.optum', 'Optum Now'],
]);

/** Two-label public suffixes, such as `.co.uk`. */
const secondLevelEndings: ReadonlySet<string> = new Set(['co', 'com', 'org', 'net', 'gov', 'ac']);
const countryLabelLength = 2;

/** Compares the registered name only: `wellos.shop.example` and `shop.example/?to=wellos.com` do not match. */
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
