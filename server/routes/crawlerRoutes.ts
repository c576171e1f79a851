import type { RequestHandler } from 'express';
import type { ContentSource } from '../../content/source/source.ts';
import type { SitemapEntry } from '../../features/parts/feature.ts';
import { escapeXml } from '../../transformer/escape.ts';

/** The format's own limit on addresses in one file. A publication beyond it needs an index of several files. */
const maxAddresses = 50_000;
/** Seconds. Crawlers come back rarely. */
const caching = 'public, max-age=600';

/** @param unlisted what crawlers shall leave alone besides data: tools, and pages made of what somebody typed */
export function robotsRoute(siteOrigin: string, unlisted: readonly string[]): RequestHandler {
  const closed = ['/api/', ...unlisted, '/_error'];
  const text = `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteOrigin}/sitemap.xml\n`;
  return (_request, response) => {
    response.set('Cache-Control', caching).type('text/plain').send(text);
  };
}

/**
 * Every published article and what else readers find, for search engines.
 *
 * @param otherPages all that are no articles
 */
export function sitemapRoute(
  source: Pick<ContentSource, 'list'>,
  otherPages: () => Promise<readonly SitemapEntry[]>,
  siteOrigin: string,
): RequestHandler {
  const entry = ({ path, changedAt }: SitemapEntry): string => {
    const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
    return `<url><loc>${escapeXml(siteOrigin + path)}</loc>${changed}</url>`;
  };
  return async (_request, response) => {
    const others = await otherPages();
    const entries = others.map(entry);
    const limit = maxAddresses - others.length;
    for await (const { path, updatedAt } of source.list({ limit, orLastGood: true }))
      entries.push(entry({ path, changedAt: updatedAt }));
    response.set('Cache-Control', caching).type('application/xml');
    response.send(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
    );
  };
}
