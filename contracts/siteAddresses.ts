/** Reserved addresses of the site. */
import { privacyChoicesAddress } from './consent.ts';

/** Pages that every site has. */
export const siteLinks = {
  home: '/',
  search: '/search',
  topics: '/topics',
  productSelection: '/product-selection-process',
  /** How we vet brands and products: linked by every affiliate disclaimer. */
  brandVetting: '/about/brand-and-product-vetting',
  /** How we choose products, step by step. */
  productVetting: '/about/product-selection-process',
  /** All authors and reviewers; each person's page is one segment below. */
  people: '/people',
  /** Newsletter sign-up, also without script. */
  newsletter: '/newsletter',
  /** Sign-in and sign-out. */
  signIn: '/sign-in',
  privacy: '/privacy-policy',
  /** The reader's privacy choices. */
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

/** Address of a sitemap file. */
export function sitemapFile(of: 'pages' | 'articles', index: number): string {
  return `/sitemap-${of}-${index + 1}.xml`;
}

/** The sitemap file of an address; undefined if it is none. */
export function sitemapFileAt(path: string): { of: 'pages' | 'articles'; index: number } | undefined {
  const [, of, number] = sitemapFiles.exec(path) ?? [];
  return of === 'pages' || of === 'articles' ? { of, index: Number(number) - 1 } : undefined;
}

const linkedPaths: ReadonlySet<string> = new Set(Object.values(siteLinks));

/** Whether the site itself answers a path, so that an article there would never be shown. */
export function isSiteAddress(path: string): boolean {
  const [, firstStep = ''] = path.toLowerCase().split('/', 2);
  return linkedPaths.has(path) || ownFirstSteps.has(firstStep) || sitemapFiles.test(path.toLowerCase());
}
