import type { CacheNotifications } from '#features/parts/feature.ts';
import { articleTag, canCarry, sectionTag, siteTag, tagHeaders } from '#platform/http/cacheTags.ts';
import { topicPathOf } from '#shell/topics/topicOf.ts';
import { contentSecurityPolicy, type PolicyFacts } from '../security/contentSecurityPolicy.ts';
import { type SecurityFacts, securityHeaders } from '../security/securityHeaders.ts';

interface PageHeaderFacts extends PolicyFacts, SecurityFacts {
  /** Whether the page is the same for every reader, so that proxies may cache it. */
  shared: boolean;
  /** Whether a widget threw and a part is missing. */
  degraded?: boolean;
  /** Its cache tags; undefined if incomplete or private. */
  tags?: readonly string[] | undefined;
  /** Whether it changes by itself soon, or is stale already. */
  isPassing?: boolean;
  /** Which changes the CDN is notified of. */
  cacheNotifications?: CacheNotifications | undefined;
}

/** For caches without change notifications: short. In seconds. */
const sharedCaching = 'public, max-age=30, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';
/** How long a CDN with change notifications caches a page: a day, in seconds. */
export const notifiedMaxAgeSeconds = 86_400;
/** Browsers are not notified. */
const notifiedCaching = `public, max-age=30, s-maxage=${notifiedMaxAgeSeconds}, stale-while-revalidate=300, stale-if-error=86400`;
/** The variant may differ for another reader, or tomorrow. */
const privateCaching = 'private, no-cache';
const degradedCaching = 'public, max-age=0, s-maxage=5';

/** The headers of a page besides those of its body. Computed once for each cached page. */
export function pageHeaders(facts: PageHeaderFacts): Record<string, string> {
  const {
    https,
    shared,
    degraded = false,
    isPassing,
    cacheNotifications = 'of none',
    tags,
    ...policy
  } = facts;
  const isTagged = shared && tags !== undefined && cacheNotifications !== 'of none';
  const isToldOf = isTagged && canCarry(tags) && !isPassing && cacheNotifications === 'of all changes';
  return {
    'Cache-Control': !shared
      ? privateCaching
      : degraded
        ? degradedCaching
        : isToldOf
          ? notifiedCaching
          : sharedCaching,
    ...(isTagged ? tagHeaders(tags) : {}),
    'Content-Security-Policy': contentSecurityPolicy(policy),
    ...securityHeaders({ https }, policy),
    ...(degraded ? { 'X-Pagewell-Degraded': '1' } : {}),
  };
}

/** Cache tags of an article's page: the site, its section, itself, and related articles. */
export function tagsOfArticle(path: string, others: readonly { path: string }[]): string[] {
  const section = topicPathOf(path);
  const shown = others.map((article) => articleTag(article.path));
  return [siteTag, articleTag(path), ...(section === undefined ? [] : [sectionTag(section)]), ...shown];
}
