import { isOnThisMachine } from '#platform/http/loopback.ts';
import type { Configuration } from './configuration.ts';

/** Whether the site is a trial on the operator's own machine, by its origin, else by its listen address. */
export function isSiteOnThisMachine({
  host,
  siteOrigin,
}: Pick<Configuration, 'host' | 'siteOrigin'>): boolean {
  return isOnThisMachine(siteOrigin === undefined ? { hostname: host } : new URL(siteOrigin));
}
