import type { RequestHandler } from 'express';
import type { ContentSource } from '../../content/source.ts';
import { escapeText } from '../../transformer/escape.ts';

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

/** Every published article, for search engines. */
export function sitemapRoute(source: Pick<ContentSource, 'list'>, siteOrigin: string): RequestHandler {
  return async (_request, response) => {
    const entries: string[] = [];
    for await (const { path, updatedAt } of source.list({ limit: maxAddresses, orLastGood: true })) {
      entries.push(
        `<url><loc>${escapeText(siteOrigin + path)}</loc><lastmod>${escapeText(updatedAt)}</lastmod></url>`,
      );
    }
    response.set('Cache-Control', caching).type('application/xml');
    response.send(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
    );
  };
}
