import { openConsent } from '../../../features/consent/openConsent.ts';
import type { FeatureParts } from '../../../features/parts/feature.ts';
import type { Partner, Service } from '../../../schemas/generated/types.ts';
import { startTestServer } from '../../server/support.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';

/** What signs choices. */
export const secret = 'a secret of at least 32 characters';
/** A partner that is there unless a test says otherwise. */
export const ads: Partner = {
  name: 'adlark',
  company: 'Adlark & Sons',
  kind: 'ads',
  script: 'https://tags.adlark.example/tag.js',
  purposes: [1, 2],
  privacyUrl: 'https://adlark.example/privacy',
};
export const renderer = await pageRenderer();

interface Given {
  partners?: Partner[];
  services?: Service[];
  outsideOrigin?: string;
  serviceUrl?: string;
  country?: string;
}

/** A site with these partners, and nothing else that a feature brings. */
export function siteWith({
  partners = [ads],
  services = [],
  outsideOrigin,
  serviceUrl,
  country,
}: Given = {}) {
  const site = { ...renderer.site, configuration: { outside: { partners, services } } };
  return startTestServer({
    offered: {
      renderer: { ...renderer, site },
      toldReader: () => ({ country, experiments: {} }),
    } as Partial<FeatureParts>,
    open: async (parts) => {
      const opened = await openConsent(parts, { secret, cmpId: undefined, outsideOrigin, serviceUrl });
      return opened.routes ?? [];
    },
  });
}

/** What a browser says of a request that a page of ours has sent. */
export const own = { 'Sec-Fetch-Site': 'same-origin' };
export const json = { ...own, 'Content-Type': 'application/json' };
/** The cookies that an answer sets. */
export const setCookies = (headers: Readonly<Record<string, unknown>>): string[] =>
  [headers['set-cookie'] ?? []].flat() as string[];
/** How a browser sends these cookies. */
export const asSent = (cookies: readonly string[]): string =>
  cookies.map((each) => each.split(';')[0]).join('; ');
