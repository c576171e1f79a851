import { readSiteContent } from '../../content/site/readSiteContent.ts';
import type { Site } from '../../shell/site.ts';

/** The publication of the tests, with the site's own content as it is. */
export const testSite: Site = {
  name: 'Pagewell',
  origin: 'https://pagewell.example',
  tagline: 'Health, plainly.',
  linkNetworkHosts: new Set(),
  ...(await readSiteContent('fixtures/site')),
};
