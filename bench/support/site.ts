import { readSiteConfiguration } from '#content/site/readSiteConfiguration.ts';
import { readSiteContent } from '#content/site/readSiteContent.ts';
import type { Site } from '#shell/site/site.ts';

export const site: Site = {
  name: 'Pagewell',
  origin: 'https://pagewell.example',
  tagline: 'Health, plainly.',
  copyrightYear: 2026,
  linkNetworkHosts: new Set(),
  configuration: await readSiteConfiguration('fixtures/site.json'),
  ...readSiteContent('fixtures/site'),
};
