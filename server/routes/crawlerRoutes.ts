import type { RequestHandler, Response } from 'express';
import { isOriginal } from '#content/source/articleDocument.ts';
import type { ContentSource } from '#content/source/source.ts';
import { sitemapFile, sitemapFileAt } from '#contracts/siteAddresses.ts';
import { siteTime } from '#contracts/siteTime.ts';
import type { SitemapEntry } from '#feature-kit/feature.ts';
import { escapeXml } from '#transformer/html/escape.ts';

/** The format's limit on addresses in one file (sitemaps.org). */
const maxAddresses = 50_000;
const caching = 'public, max-age=600';

/** @param unlisted what crawlers must skip besides data: tools, and pages of user input */
export function robotsRoute(siteOrigin: string, unlisted: readonly string[]): RequestHandler {
  const closed = ['/api/', ...unlisted, '/_error'];
  const text = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteOrigin}/sitemap.xml\n`;
  return (_request, response) => {
    response.set('Cache-Control', caching).type('text/plain').send(text);
  };
}

interface SitemapSite {
  siteOrigin: string;
  timeZone: string | undefined;
}

interface SitemapParts extends SitemapSite {
  source: Pick<ContentSource, 'list' | 'parts'>;
  otherPages: () => Promise<readonly SitemapEntry[]>;
  most?: number;
}

/** One file, or an index of files that {@link sitemapFileRoute} sends. */
export function sitemapRoute(parts: SitemapParts): RequestHandler {
  const { source, otherPages, most = maxAddresses, ...site } = parts;
  return async (_request, response) => {
    const others = await otherPages();
    const room = most - others.length;
    if (room > 0 && (await source.parts(room)).length <= 1) {
      const articles = await listed(source, {});
      sendXml(response, urlSet([...others, ...articles], site));
      return;
    }
    const articles = await source.parts(most);
    const files = [
      ...chunksOf(others, most).map((_, index) => ({ path: sitemapFile('pages', index) })),
      ...articles.map(({ updatedAt }, index) => ({
        path: sitemapFile('articles', index),
        changedAt: updatedAt,
      })),
    ];
    sendXml(response, document('sitemapindex', 'sitemap', files, site));
  };
}

export function sitemapFileRoute(parts: SitemapParts): RequestHandler {
  const { source, otherPages, most = maxAddresses, ...site } = parts;
  return async (request, response, next) => {
    const file = sitemapFileAt(request.path);
    if (!file) return next();
    if (file.of === 'pages') {
      const entries = chunksOf(await otherPages(), most)[file.index];
      if (!entries) return next();
      sendXml(response, urlSet(entries, site));
      return;
    }
    const part = (await source.parts(most))[file.index];
    if (!part) return next();
    const { after, until } = part;
    const articles = await listed(source, { ...(after === undefined ? {} : { after }), until });
    sendXml(response, urlSet(articles, site));
  };
}

async function listed(
  source: Pick<ContentSource, 'list'>,
  within: { after?: string; until?: string },
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for await (const article of source.list(within)) {
    const { path, updatedAt, datedAt = updatedAt } = article;
    if (isOriginal(article)) entries.push({ path, changedAt: datedAt });
  }
  return entries;
}

function chunksOf(entries: readonly SitemapEntry[], size: number): SitemapEntry[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
}

function urlSet(entries: readonly SitemapEntry[], site: SitemapSite): string {
  return document('urlset', 'url', entries, site);
}

function document(
  root: string,
  element: string,
  entries: readonly SitemapEntry[],
  { siteOrigin, timeZone }: SitemapSite,
): string {
  const inside = entries.map(({ path, changedAt }) => {
    const moment = changedAt && siteTime(changedAt, timeZone);
    const changed = moment ? `<lastmod>${escapeXml(moment)}</lastmod>` : '';
    return `<${element}><loc>${escapeXml(siteOrigin + path)}</loc>${changed}</${element}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside.join('')}</${root}>`;
}

function sendXml(response: Response, xml: string): void {
  response.set('Cache-Control', caching).type('application/xml').send(xml);
}
