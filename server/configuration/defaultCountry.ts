import type { Configuration } from './configuration.ts';
import { isSiteOnThisMachine } from './siteOnThisMachine.ts';

const countryOfTrials = 'US';

/** Without the proxy's country header; undefined if unknown. */
export function defaultCountry(
  configuration: Pick<Configuration, 'countryDefault' | 'countryHeader' | 'host' | 'siteOrigin'>,
): string | undefined {
  const { countryDefault, countryHeader, ...site } = configuration;
  if (countryDefault !== undefined) return countryDefault === 'unknown' ? undefined : countryDefault;
  const isTrial = countryHeader === undefined && isSiteOnThisMachine(site);
  return isTrial ? countryOfTrials : undefined;
}
