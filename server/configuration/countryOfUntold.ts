import { isOnThisMachine } from '../../platform/http/loopback.ts';
import type { Configuration } from './configuration.ts';

/** Where nobody says otherwise, a site that is tried on one's own machine is read there. */
const countryOfTrials = 'US';

/** The country of readers of whom the proxy in front tells nothing; undefined where it is unknown. */
export function countryOfUntold({
  countryDefault,
  countryHeader,
  host,
  siteOrigin,
}: Pick<Configuration, 'countryDefault' | 'countryHeader' | 'host' | 'siteOrigin'>): string | undefined {
  if (countryDefault !== undefined) return countryDefault === 'unknown' ? undefined : countryDefault;
  // Where it is not said what readers call the site, whoever reaches the address that it listens on may be a reader.
  const address = siteOrigin === undefined ? { hostname: host } : new URL(siteOrigin);
  const isTrial = countryHeader === undefined && isOnThisMachine(address);
  return isTrial ? countryOfTrials : undefined;
}
