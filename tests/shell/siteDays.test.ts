/** @jest-environment jsdom */

import { readListing } from '#content/source/articleDocument.ts';
import { rssFeed } from '#features/feeds/rssFeed.ts';
import { homePage } from '#shell/home/homePage.tsx';
import { listed, summary } from './listedArticles.ts';
import { articleDocument, inBrowser, structuredData, testShell, textOf } from './support.ts';

/** As editors in America write in the evening: in UTC each is a day later. */
const evening = {
  publishedAt: '2025-12-31T20:00:00-05:00',
  updatedAt: '2026-05-31T22:15:00-05:00',
  byline: {
    authors: [{ name: 'Marisol Adeyemi' }],
    medicalReviewer: { name: 'Theodora Lindqvist' },
    reviewedAt: '2026-04-30T19:00:00-07:00',
  },
};
const changes = [{ at: '2026-06-01T03:00:00Z', note: 'A dose was corrected.' }];

async function daysWith(timeZone: string | undefined) {
  const before = testShell.site;
  testShell.site = { ...before, timeZone };
  try {
    const page = inBrowser(articleDocument(evening, [], false, {}, { changes, related: [] }));
    const nodes = structuredData(page);
    const node = (type: string) => nodes.find((each) => each['@type'] === type);
    const article = summary(readListing(evening));
    const home = inBrowser(await homePage(listed(article), testShell));
    const feed = rssFeed(
      { name: 'F', pagePath: '/', feedPath: '/feed.xml', articles: [article] },
      testShell.site,
    );
    return {
      page: [...page.querySelectorAll('main time')].map((time) => [
        textOf(time),
        time.getAttribute('datetime')?.slice(0, 10),
      ]),
      forEngines: [
        node('Article')?.datePublished,
        node('Article')?.dateModified,
        node('MedicalWebPage')?.lastReviewed,
      ],
      shared: ['published', 'modified'].map((name) =>
        page.querySelector(`meta[property="article:${name}_time"]`)?.getAttribute('content'),
      ),
      list: textOf(home.querySelector('main time')),
      feed: /<pubDate>(.*?)<\/pubDate>/.exec(feed)?.[1],
    };
  } finally {
    testShell.site = before;
  }
}

describe('an article has the same days on its page, in lists, feeds and for search engines', () => {
  test('those that are written, where the site names no time zone', async () =>
    expect(await daysWith(undefined)).toEqual({
      page: [
        ['May 31, 2026', '2026-05-31'],
        ['April 30, 2026', '2026-04-30'],
        ['June 1, 2026', '2026-06-01'],
        ['June 1, 2026', '2026-06-01'],
        ['December 31, 2025', '2025-12-31'],
      ],
      forEngines: ['2025-12-31T20:00:00-05:00', '2026-05-31T22:15:00-05:00', '2026-04-30'],
      shared: ['2025-12-31T20:00:00-05:00', '2026-05-31T22:15:00-05:00'],
      list: 'May 31, 2026',
      feed: 'Sun, 31 May 2026 22:15:00 -0500',
    }));

  test('those of the site’s time zone, where it names one', async () => {
    expect(await daysWith('Europe/Berlin')).toEqual({
      page: [
        ['June 1, 2026', '2026-06-01'],
        ['May 1, 2026', '2026-05-01'],
        ['June 1, 2026', '2026-06-01'],
        ['June 1, 2026', '2026-06-01'],
        ['January 1, 2026', '2026-01-01'],
      ],
      forEngines: ['2026-01-01T02:00:00+01:00', '2026-06-01T05:15:00+02:00', '2026-05-01'],
      shared: ['2026-01-01T02:00:00+01:00', '2026-06-01T05:15:00+02:00'],
      list: 'June 1, 2026',
      feed: 'Mon, 01 Jun 2026 05:15:00 +0200',
    });
    // A change that the store dated in UTC, too.
    expect((await daysWith('America/New_York')).page[3]).toEqual(['May 31, 2026', '2026-05-31']);
  });
});
