import { isOnThisMachine } from '#platform/http/loopback.ts';
import type { Configuration } from './configuration.ts';

export function isSiteOnThisMachine(configuration: Pick<Configuration, 'host' | 'siteOrigin'>): boolean {
  const { host, siteOrigin } = configuration;
  return isOnThisMachine(siteOrigin === undefined ? { hostname: host } : new URL(siteOrigin));
}
