import { isOnThisMachine } from '#platform/http/loopback.ts';
import type { Configuration } from './configuration.ts';

export function isSiteOnThisMachine({
  host,
  siteOrigin,
}: Pick<Configuration, 'host' | 'siteOrigin'>): boolean {
  return isOnThisMachine(siteOrigin === undefined ? { hostname: host } : new URL(siteOrigin));
}
