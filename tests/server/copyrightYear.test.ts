import { jest } from '@jest/globals';
import { pino } from 'pino';
import { readSiteContent } from '#content/site/readSiteContent.ts';
import { readConfiguration } from '#server/configuration/configuration.ts';
import { openRenderer } from '#server/pages/openRenderer.ts';
import { shellPages } from '#server/pages/shellPages.ts';
import { pageRenderer } from '../support/pageRenderer.ts';

afterEach(() => void jest.useRealTimers());

test('the footer of a running server shows the year at the site', async () => {
  const { registry, assets } = await pageRenderer();
  const renderer = await openRenderer({
    configuration: readConfiguration({ SITE_TIME_ZONE: 'America/New_York' }),
    siteOrigin: 'https://pagewell.example',
    ownContent: readSiteContent('fixtures/site'),
    siteConfiguration: { current: {} },
    ...{ registry, assets, log: pino({ enabled: false }) },
    services: () => ({}),
    forBlocks: () => ({}),
    isServed: () => true,
  });
  jest.useFakeTimers({ now: new Date('2027-01-01T04:58:30Z') });
  const pages = shellPages(renderer);
  const yearShown = () => /©\s*(\d+)/.exec(pages.error({ status: 404, message: '' }).html)?.[1];
  const { configuration } = renderer.site;
  expect(yearShown()).toBe('2026');
  jest.setSystemTime(new Date('2027-01-01T04:59:59Z'));
  expect([yearShown(), renderer.site.configuration === configuration]).toEqual(['2026', true]);
  jest.setSystemTime(new Date('2027-01-01T05:01:00Z'));
  expect([yearShown(), renderer.site.configuration === configuration]).toEqual(['2027', false]);
});
