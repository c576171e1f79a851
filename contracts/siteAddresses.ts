import { privacyChoicesAddress } from './consent.ts';

export const siteLinks = {
  home: '/',
  search: '/search',
  topics: '/topics',
  productSelection: '/product-selection-process',
  brandVetting: '/about/brand-and-product-vetting',
  productVetting: '/about/product-selection-process',
  people: '/people',
  newsletter: '/newsletter',
  signIn: '/sign-in',
  privacy: '/privacy-policy',
  privacyChoices: privacyChoicesAddress,
  terms: '/terms-of-use',
} as const;

/** First path segments of everything that is no reader's page. Add new ones here. */
const ownFirstSteps: ReadonlySet<string> = new Set([
  '.well-known',
  '_dev',
  '_error',
  'api',
  'assets',
  'consent',
  'drugs',
  'editor',
  'feed.xml',
  'gallery',
  'healthz',
  'img',
  'media',
  'menu',
  'metrics',
  'newsletter',
  'outbox',
  'outside',
  'people',
  'preview-frame',
  'readyz',
  'robots.txt',
  'sample-partner',
  'schemas',
  'shared',
  'sitemap.xml',
  'uploads',
]);

/** Files of a sitemap that is too large for one. */
export const sitemapFiles = /^\/sitemap-(pages|articles)-([1-9]\d{0,5})\.xml$/;

export function sitemapFile(of: 'pages' | 'articles', index: number): string {
  return `/sitemap-${of}-${index + 1}.xml`;
}

export function sitemapFileAt(path: string): { of: 'pages' | 'articles'; index: number } | undefined {
  const [, of, number] = sitemapFiles.exec(path) ?? [];
  return of === 'pages' || of === 'articles' ? { of, index: Number(number) - 1 } : undefined;
}

export const maxPathLength = 200;
/** As in the schema of articles. */
const servedPath = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/;

/** Whether the server looks for a page at a path: others redirect, or are not found. */
export function isServedPath(path: string): boolean {
  return path.length <= maxPathLength && servedPath.test(path);
}

const linkedPaths: ReadonlySet<string> = new Set(Object.values(siteLinks));

/** Whether the site itself answers a path, so that an article there would never be shown. */
export function isSiteAddress(path: string): boolean {
  const [, firstStep = ''] = path.toLowerCase().split('/', 2);
  return linkedPaths.has(path) || ownFirstSteps.has(firstStep) || sitemapFiles.test(path.toLowerCase());
}

export function canServeArticle(path: string): boolean {
  return isServedPath(path) && !isSiteAddress(path);
}
