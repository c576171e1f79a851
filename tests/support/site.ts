import { readFileSync } from 'node:fs';
import { checkSiteConfiguration } from '#content/site/checkSiteConfiguration.ts';
import { readSiteContent } from '#content/site/readSiteContent.ts';
import type { Site } from '#shell/site/site.ts';

export const testSite: Site = {
  name: 'Pagewell',
  origin: 'https://pagewell.example',
  tagline: 'Health, plainly.',
  linkNetworkHosts: new Set(),
  configuration: checkSiteConfiguration(JSON.parse(readFileSync('fixtures/site.json', 'utf8'))).configuration,
  ...readSiteContent('fixtures/site'),
};
