import type { FeatureParts } from '#feature-kit/feature.ts';
import { openConsent } from '#features/consent/openConsent.ts';
import { openPartners } from '#features/partners/openPartners.ts';
import type { Partner, Service, SiteConfiguration, Tracker } from '#schemas/generated/types.ts';
import { readerRoute } from '#server/routes/readerRoute.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { startTestServer } from '../server/support.ts';
import { pageRenderer } from './pageRenderer.ts';

export const secret = 'a secret of at least 32 characters';
export const ads: Partner = {
  name: 'adlark',
  company: 'Adlark & Sons',
  kind: 'ads',
  script: 'https://tags.adlark.example/tag.js',
  purposes: [1, 2],
  privacyUrl: 'https://adlark.example/privacy',
};
export let renderer: PageRenderer;
beforeAll(async () => {
  renderer = await pageRenderer();
});

interface Given {
  partners?: Partner[];
  services?: Service[];
  trackers?: Tracker[];
  mediaHosts?: string[];
  ads?: SiteConfiguration['ads'];
  outsideOrigin?: string;
  serviceUrl?: string;
  country?: string;
  https?: boolean;
  drugSavings?: PageRenderer['site']['drugSavings'];
}

export function siteWith({
  partners = [ads],
  services = [],
  trackers = [],
  mediaHosts = [],
  ads: places,
  outsideOrigin,
  serviceUrl,
  country,
  https = false,
  drugSavings,
}: Given = {}) {
  const configuration = {
    outside: { partners, services, trackers, mediaHosts },
    ...(places ? { ads: places } : {}),
  };
  const site = { ...renderer.site, configuration, drugSavings };
  return startTestServer({
    offered: {
      renderer: { ...renderer, site },
      https,
      readerProfile: () => ({ country, experiments: {} }),
    } as Partial<FeatureParts>,
    open: async (parts) => {
      const consent = await openConsent(parts, { secret, cmpId: undefined, serviceUrl });
      const others = { ...parts.others, ...consent.offers };
      const framed = await openPartners({ ...parts, others }, { outsideOrigin });
      const readers = [consent.reader, framed.reader].flatMap((reader) => reader ?? []);
      return [...(consent.routes ?? []), ...(framed.routes ?? []), readerRoute(readers, parts, parts.log)];
    },
  });
}

/** What a browser says of a request that a page of ours has sent. */
export const own = { 'Sec-Fetch-Site': 'same-origin' };
export const json = { ...own, 'Content-Type': 'application/json' };
export const setCookies = (headers: Readonly<Record<string, unknown>>): string[] =>
  [headers['set-cookie'] ?? []].flat() as string[];
/** How a browser sends these cookies: those that were taken away are gone. */
export const asSent = (cookies: readonly string[]): string =>
  cookies
    .filter((each) => !each.includes('Max-Age=0;'))
    .map((each) => each.split(';')[0])
    .join('; ');
