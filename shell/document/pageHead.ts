import { siteTime } from '#contracts/siteTime.ts';
import { escapeAttribute, escapeJson, escapeText } from '#transformer/html/escape.ts';
import { iconSource, touchIconSource } from '../brand/pictureSources.ts';
import { palette } from '../design/palette.ts';
import { absoluteAddress } from '../site/addresses.ts';
import type { PageLanguage } from './language.ts';
import type { PageShell } from './pageShell.ts';

export interface SharedPicture {
  address: string;
  alt: string | undefined;
}

export interface LanguageLink {
  /** A language tag; `x-default` for other readers. */
  language: string;
  path: string;
}

export interface PageHead {
  title: string | undefined;
  description?: string | undefined;
  /** The indexed path. Without it, and in previews, the page is not indexed. */
  canonicalPath: string | undefined;
  language: PageLanguage;
  picture?: SharedPicture | undefined;
  article?: { publishedAt: string | undefined; updatedAt: string | undefined; authors: readonly string[] };
  feed?: { title: string; path: string } | undefined;
  /** All language versions, its own included; none if there is only one. */
  languages?: readonly LanguageLink[] | undefined;
  jsonLd?: unknown;
}

export function pageHead(head: PageHead, { site, assets }: PageShell): string {
  const canonical = head.canonicalPath && absoluteAddress(head.canonicalPath, site.origin);
  const title = head.title ?? site.name;
  const [published, modified] = [head.article?.publishedAt, head.article?.updatedAt].map(
    (at) => at && siteTime(at, site.timeZone),
  );
  return [
    `<title>${escapeText(windowTitle(head.title, site.name))}</title>`,
    named('description', head.description),
    canonical ? `<link rel="canonical" href="${escapeAttribute(canonical)}">` : named('robots', 'noindex'),
    ...(canonical ? (head.languages ?? []) : []).map(({ language, path }) =>
      file(`rel="alternate" hreflang="${escapeAttribute(language)}"`, absoluteAddress(path, site.origin)),
    ),
    property('og:type', head.article ? 'article' : 'website'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', canonical),
    property('og:locale', head.language.openGraph),
    property('og:image', head.picture?.address),
    property('og:image:alt', head.picture?.alt),
    property('article:published_time', published),
    property('article:modified_time', modified),
    ...(head.article?.authors ?? []).map((author) => property('article:author', author)),
    // Title, description and picture come from the Open Graph elements.
    named('twitter:card', head.picture ? 'summary_large_image' : 'summary'),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${palette.paper.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${palette.paper.dark}">`,
    file('rel="icon" type="image/svg+xml"', assets.file(iconSource)),
    file('rel="apple-touch-icon"', assets.file(touchIconSource)),
    head.feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeAttribute(head.feed.title)}" href="${escapeAttribute(head.feed.path)}">`
      : '',
    head.jsonLd === undefined ? '' : `<script type="application/ld+json">${escapeJson(head.jsonLd)}</script>`,
  ].join('');
}

/** Bidi controls affect all text after them, and elements cannot isolate a window's title. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

function windowTitle(title: string | undefined, siteName: string): string {
  return title === undefined ? siteName : `${title.replace(directionControls, '')} | ${siteName}`;
}

function named(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${escapeAttribute(content)}">` : '';
}

function property(name: string, content: string | undefined): string {
  return content ? `<meta property="${name}" content="${escapeAttribute(content)}">` : '';
}

function file(attributes: string, address: string | undefined): string {
  return address === undefined ? '' : `<link ${attributes} href="${escapeAttribute(address)}">`;
}
