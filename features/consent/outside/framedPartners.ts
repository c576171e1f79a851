import type { SiteConfiguration } from '../../../schemas/generated/types.ts';
import { adPartner, partnersOf } from '../../../shell/ads/adPartner.ts';
import { toolPartner } from '../consentTool.ts';
import type { AdFrameFacts } from './adFrameScript.ts';
import type { FramedPartner } from './frameDocument.ts';

/** The partners of a site as their frames have to know them: whoever fills the places for ads is told how, and who asks readers is one. */
export function framedPartners(site: Pick<SiteConfiguration, 'ads' | 'outside'>): FramedPartner[] {
  const filling = adPartner(site);
  const asking = toolPartner(site);
  return partnersOf(site).map((partner) => ({
    ...partner,
    ...(filling?.name === partner.name ? { ads: adFacts(site.ads) } : {}),
    ...(asking?.name === partner.name ? { asks: true } : {}),
  }));
}

function adFacts({
  unitPath = '',
  prebid,
  bidders = [],
  refreshSeconds,
  viewableCountries = [],
}: NonNullable<SiteConfiguration['ads']> = {}): AdFrameFacts {
  return {
    unitPath,
    prebid,
    bidders: bidders.map(({ name, parameters = [] }) => ({
      bidder: name,
      params: Object.fromEntries(parameters.map((each) => [each.name, each.value])),
    })),
    refreshSeconds,
    viewableCountries,
  };
}
