import { isOnThisMachine } from '../../platform/http/loopback.ts';
import type { Configuration } from './configuration.ts';

/** Where nobody says otherwise, a site that is tried on one's own machine is read there. */
const countryOfTrials = 'US';

/** The country of readers of whom the proxy in front tells nothing; undefined where it is unknown. */
export function countryOfUntold({
  countryDefault,
  countryHeader,
  siteOrigin,
}: Pick<Configuration, 'countryDefault' | 'countryHeader' | 'siteOrigin'>): string | undefined {
  if (countryDefault !== undefined) return countryDefault === 'unknown' ? undefined : countryDefault;
  const isTrial =
    countryHeader === undefined && (siteOrigin === undefined || isOnThisMachine(new URL(siteOrigin)));
  return isTrial ? countryOfTrials : undefined;
}
