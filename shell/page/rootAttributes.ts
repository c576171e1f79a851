import { apiPrefixAttribute } from '../../contracts/fetchJson.ts';
import { ownSitesAttribute } from '../../contracts/outside/frame.ts';
import { partnersOf } from '../ads/adPartner.ts';
import type { Site } from '../site/site.ts';

/** What scripts on any page need of how the site is run: attributes of the `html` element. */
export function rootAttributes({
  apiPrefix,
  configuration,
}: Pick<Site, 'apiPrefix' | 'configuration'>): Readonly<Record<string, string>> {
  const { ownSites = [] } = configuration.ads ?? {};
  // Nobody is told where readers come from where there is nobody to tell.
  const isTold = ownSites.length > 0 && partnersOf(configuration).length > 0;
  return {
    ...(apiPrefix === undefined ? {} : { [apiPrefixAttribute]: apiPrefix }),
    ...(isTold ? { [ownSitesAttribute]: ownSites.join(' ') } : {}),
  };
}
