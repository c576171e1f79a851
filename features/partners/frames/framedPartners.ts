import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { partiesOf } from '#shell/parties/parties.ts';
import type { AdFrameFacts } from './adFrameScript.ts';
import type { FramedPartner } from './frameDocument.ts';

export function framedPartners(site: Pick<SiteConfiguration, 'ads' | 'outside'>): FramedPartner[] {
  const { framed, tool } = partiesOf(site);
  const others = framed.map((party) => (party.fillsAds ? { ...party, ads: adFacts(site.ads) } : party));
  return tool ? [...others, { ...tool, asks: true }] : others;
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
