import { isOnThisMachine } from '#platform/http/loopback.ts';
import type { Configuration } from './configuration.ts';

/** Whether the site is tried by whoever sits at this machine: as what is said of its origin, or else of where it listens. */
export function isSiteOnThisMachine({
  host,
  siteOrigin,
}: Pick<Configuration, 'host' | 'siteOrigin'>): boolean {
  // Where it is not said what readers call the site, whoever reaches the address that it listens on may be a reader.
  return isOnThisMachine(siteOrigin === undefined ? { hostname: host } : new URL(siteOrigin));
}
