import type { CacheNotifications } from '#feature-kit/feature.ts';
import { articleTag, canCarry, sectionTag, siteTag, tagHeaders } from '#platform/http/cacheTags.ts';
import { topicPathOf } from '#shell/topics/topicOf.ts';
import { contentSecurityPolicy, type PolicyFacts } from '../security/contentSecurityPolicy.ts';
import { type SecurityFacts, securityHeaders } from '../security/securityHeaders.ts';

interface PageHeaderFacts extends PolicyFacts, SecurityFacts {
  /** The same for every reader, so that proxies may cache it. */
  shared: boolean;
  /** A widget threw, and a part is missing. */
  degraded?: boolean;
  /** Undefined if incomplete or private. */
  tags?: readonly string[] | undefined;
  /** Changes by itself soon, or is stale already. */
  isPassing?: boolean;
  cacheNotifications?: CacheNotifications | undefined;
}

/** Short, for caches without change notifications. In seconds. */
const sharedCaching = 'public, max-age=30, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';
/** A day, for CDNs with change notifications. */
export const notifiedMaxAgeSeconds = 86_400;
const notifiedCaching = `public, max-age=30, s-maxage=${notifiedMaxAgeSeconds}, stale-while-revalidate=300, stale-if-error=86400`;
/** The variant may differ for another reader, or tomorrow. */
const privateCaching = 'private, no-cache';
const degradedCaching = 'public, max-age=0, s-maxage=5';

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
  const isNotified = isTagged && canCarry(tags) && !isPassing && cacheNotifications === 'of all changes';
  return {
    'Cache-Control': !shared
      ? privateCaching
      : degraded
        ? degradedCaching
        : isNotified
          ? notifiedCaching
          : sharedCaching,
    ...(isTagged ? tagHeaders(tags) : {}),
    'Content-Security-Policy': contentSecurityPolicy(policy),
    ...securityHeaders({ https }, policy),
    ...(degraded ? { 'X-Pagewell-Degraded': '1' } : {}),
  };
}

/** The site, its section, itself, and related articles. */
export function tagsOfArticle(path: string, others: readonly { path: string }[]): string[] {
  const section = topicPathOf(path);
  const shown = others.map((article) => articleTag(article.path));
  return [siteTag, articleTag(path), ...(section === undefined ? [] : [sectionTag(section)]), ...shown];
}
