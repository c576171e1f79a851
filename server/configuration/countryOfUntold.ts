import type { Configuration } from './configuration.ts';
import { isSiteOnThisMachine } from './siteOnThisMachine.ts';

/** Where nobody says otherwise, a site that is tried on one's own machine is read there. */
const countryOfTrials = 'US';

/** The country of readers of whom the proxy in front tells nothing; undefined where it is unknown. */
export function countryOfUntold({
  countryDefault,
  countryHeader,
  ...site
}: Pick<Configuration, 'countryDefault' | 'countryHeader' | 'host' | 'siteOrigin'>): string | undefined {
  if (countryDefault !== undefined) return countryDefault === 'unknown' ? undefined : countryDefault;
  const isTrial = countryHeader === undefined && isSiteOnThisMachine(site);
  return isTrial ? countryOfTrials : undefined;
}
