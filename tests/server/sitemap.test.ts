import { once } from 'node:events';
import express from 'express';
import { isSiteAddress, sitemapFiles } from '#contracts/siteAddresses.ts';
import type { SitemapEntry } from '#feature-kit/feature.ts';
import { sitemapFileRoute, sitemapRoute } from '#server/routes/crawlerRoutes.ts';
import { ask, FakeSource, startTestServer } from './support.ts';

const siteOrigin = 'https://pagewell.example';

async function siteWith({
  articles,
  pages,
  timeZone,
  source = new FakeSource(),
  ...more
}: {
  articles: string[];
  pages: SitemapEntry[];
  most: number;
  timeZone?: string;
  source?: FakeSource;
}) {
  for (const path of articles) source.publish(path);
  const parts = { source, otherPages: async () => pages, siteOrigin, timeZone, ...more };
  const app = express();
  app.get('/sitemap.xml', sitemapRoute(parts));
  app.get(sitemapFiles, sitemapFileRoute(parts));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.');
  return {
    get: (path: string) => ask(address.port, path),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/pagewell\.example(.*?)<\/loc>/g)].map(([, path]) => path);

describe('the sitemap', () => {
  it('is one file where all addresses fit into one, articles last', async () => {
    await using site = await siteWith({ articles: ['/b', '/a'], pages: [{ path: '/' }], most: 3 });
    const { body, headers } = await site.get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain('<urlset');
    expect(locations(body).sort()).toEqual(['/', '/a', '/b']);
    expect((await site.get('/sitemap-articles-2.xml')).status).toBe(404);
  });

  it('names a file for each part of the articles by path, with its latest change, where they do not', async () => {
    await using site = await siteWith({
      articles: ['/d', '/c', '/b', '/a'],
      pages: [{ path: '/' }],
      most: 3,
    });
    const index = (await site.get('/sitemap.xml')).body;
    expect(index).toContain('<sitemapindex');
    expect(locations(index)).toEqual([
      '/sitemap-pages-1.xml',
      '/sitemap-articles-1.xml',
      '/sitemap-articles-2.xml',
    ]);
    expect(index).toContain(
      '<sitemap><loc>https://pagewell.example/sitemap-articles-2.xml</loc><lastmod>2026-05-04T09:00:00Z</lastmod></sitemap>',
    );
    const files = await Promise.all(locations(index).map(async (path = '') => (await site.get(path)).body));
    expect(files.map((file) => locations(file).sort())).toEqual([['/'], ['/a', '/b', '/c'], ['/d']]);
  });

  it('parts what is no article as well, and lists nothing twice where that alone fills a file', async () => {
    await using site = await siteWith({
      articles: ['/a'],
      pages: ['/', '/x', '/y', '/z'].map((path) => ({ path })),
      most: 3,
    });
    const index = (await site.get('/sitemap.xml')).body;
    const files = await Promise.all(locations(index).map(async (path = '') => (await site.get(path)).body));
    expect(files.map(locations)).toEqual([['/', '/x', '/y'], ['/z'], ['/a']]);
  });

  it('dates an article as the article does, and leaves out copies of which another page is the original', async () => {
    const updatedAt = '2026-11-28T10:00:00Z';
    const all = [
      { path: '/a', title: 'A', updatedAt, datedAt: '2019-05-04T09:00:00Z' },
      { path: '/b', title: 'B', updatedAt, canonicalPath: '/b' },
      { path: '/c', title: 'C', updatedAt, canonicalPath: '/a' },
    ];
    const source = new FakeSource();
    source.list = async function* list() {
      yield* all;
    };
    await using site = await siteWith({ articles: [], pages: [], most: 9, source });
    expect((await site.get('/sitemap.xml')).body).toContain(
      '><url><loc>https://pagewell.example/a</loc><lastmod>2019-05-04T09:00:00Z</lastmod></url>' +
        '<url><loc>https://pagewell.example/b</loc><lastmod>2026-11-28T10:00:00Z</lastmod></url></urlset>',
    );
  });

  it('dates pages by the days of the site, and none by what is no date', async () => {
    const pages = [
      { path: '/evening', changedAt: '2026-05-04T21:30:00-04:00' },
      { path: '/undated', changedAt: 'lately' },
    ];
    const datesOf = async (timeZone?: string) => {
      await using site = await siteWith({ articles: [], pages, most: 9, ...(timeZone && { timeZone }) });
      return [...(await site.get('/sitemap.xml')).body.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(
        ([, date]) => date,
      );
    };
    expect(await datesOf()).toEqual(['2026-05-04T21:30:00-04:00']);
    expect(await datesOf('Europe/Berlin')).toEqual(['2026-05-05T03:30:00+02:00']);
  });

  it.each([
    '/sitemap-articles-3.xml',
    '/sitemap-pages-2.xml',
    '/sitemap-articles-0.xml',
    '/sitemap-articles-1.xml.gz',
    '/sitemap-articles-99999999.xml',
    '/sitemap-drafts-1.xml',
  ])('has no file at %s', async (path) => {
    await using site = await siteWith({
      articles: ['/a', '/b', '/c', '/d'],
      pages: [{ path: '/' }],
      most: 3,
    });
    expect((await site.get(path)).status).toBe(404);
  });

  it('takes no article’s address but those of its files', () => {
    expect(
      ['/sitemap-articles-1.xml', '/sitemap-pages-12.xml', '/Sitemap-Pages-1.xml'].map(isSiteAddress),
    ).toEqual([true, true, true]);
    expect(
      ['/sitemap-articles', '/sitemap-articles-1', '/a/sitemap-articles-1.xml'].map(isSiteAddress),
    ).toEqual([false, false, false]);
  });

  it('is whole on the server itself, whose files stand where no article can', async () => {
    await using server = await startTestServer();
    server.source.publish('/a');
    const file = await server.get('/sitemap-articles-1.xml');
    expect([file.status, locations(file.body)]).toEqual([200, ['/a']]);
    expect((await server.get('/sitemap-articles-2.xml')).status).toBe(404);
  });
});
