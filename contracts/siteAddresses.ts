/** Addresses of the site that no article can have. */
import { privacyChoicesAddress } from './consent.ts';

/** The pages that every site has, and that others lead to. */
export const siteLinks = {
  home: '/',
  search: '/search',
  topics: '/topics',
  productSelection: '/product-selection-process',
  /** How we vet brands and products: where every disclaimer about paid links leads. */
  brandVetting: '/about/brand-and-product-vetting',
  /** How we choose products, step by step. */
  productVetting: '/about/product-selection-process',
  /** Everybody who writes and reviews; each person's page is one step below. */
  people: '/people',
  /** Where readers sign up for letters, also without script. */
  newsletter: '/newsletter',
  /** Where readers sign in and out. */
  signIn: '/sign-in',
  privacy: '/privacy-policy',
  /** What a reader lets others know, and the way to change it. */
  privacyChoices: privacyChoicesAddress,
  terms: '/terms-of-use',
} as const;

/** The first steps of what is no page for readers, with all below them. Whoever adds such an address adds it here. */
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

/** The files of a sitemap that is too large for one. */
export const sitemapFiles = /^\/sitemap-(pages|articles)-([1-9]\d{0,5})\.xml$/;

/** The address of a file of the sitemap. */
export function sitemapFile(of: 'pages' | 'articles', index: number): string {
  return `/sitemap-${of}-${index + 1}.xml`;
}

/** Which file of the sitemap an address is; nothing where it is none. */
export function sitemapFileAt(path: string): { of: 'pages' | 'articles'; index: number } | undefined {
  const [, of, number] = sitemapFiles.exec(path) ?? [];
  return of === 'pages' || of === 'articles' ? { of, index: Number(number) - 1 } : undefined;
}

const linkedPaths: ReadonlySet<string> = new Set(Object.values(siteLinks));

/** Whether the site itself answers at a path, so that an article there would never be seen. */
export function isSiteAddress(path: string): boolean {
  const [, firstStep = ''] = path.toLowerCase().split('/', 2);
  return linkedPaths.has(path) || ownFirstSteps.has(firstStep) || sitemapFiles.test(path.toLowerCase());
}
