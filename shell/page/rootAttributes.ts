import { privacyRequiredAttribute } from '#contracts/consent.ts';
import { apiPrefixAttribute } from '#contracts/fetchJson.ts';
import { framesAttribute, ownSitesAttribute } from '#contracts/outside/frame.ts';
import { partiesOf } from '../parties/parties.ts';
import type { Site } from '../site/site.ts';

export function rootAttributes({
  apiPrefix,
  configuration,
}: Pick<Site, 'apiPrefix' | 'configuration'>): Readonly<Record<string, string>> {
  const { ownSites = [] } = configuration.ads ?? {};
  const { question: consentParties, framed, trackers } = partiesOf(configuration);
  // Referrer classes are only needed with third parties.
  const hasReferrerClasses = ownSites.length > 0 && framed.length > 0;
  return {
    ...(apiPrefix === undefined ? {} : { [apiPrefixAttribute]: apiPrefix }),
    ...(hasReferrerClasses ? { [ownSitesAttribute]: ownSites.join(' ') } : {}),
    ...(consentParties.length > 0 ? { [privacyRequiredAttribute]: '' } : {}),
    ...(framed.length + trackers.length > 0 ? { [framesAttribute]: '' } : {}),
  };
}
