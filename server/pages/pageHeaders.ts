import type { CachesTold } from '#features/parts/feature.ts';
import { canCarry, tagHeaders } from '#platform/http/cacheTags.ts';
import { contentSecurityPolicy, type PolicyFacts } from '../security/contentSecurityPolicy.ts';
import { type SecurityFacts, securityHeaders } from '../security/securityHeaders.ts';

interface PageHeaderFacts extends PolicyFacts, SecurityFacts {
  /** Whether the page is the same for every reader, so that proxies on the way may keep it. */
  shared: boolean;
  /** Whether a part is missing because a widget threw. */
  degraded?: boolean;
  /** What changes it, by tags; undefined where that is not all, or nobody may know. */
  tags?: readonly string[] | undefined;
  /** Whether it becomes another one by itself, or is an old one already. */
  isPassing?: boolean;
  /** Of which changes caches on the way are told. */
  cachesTold?: CachesTold | undefined;
}

/** For proxies and browsers. Ours is the cache that hears of changes, so theirs are kept short. In seconds. */
const sharedCaching = 'public, max-age=30, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400';
/** How long caches that are told of each change keep a page: a day, in seconds. */
export const toldLifetime = 86_400;
/** Browsers are not told. */
const toldCaching = `public, max-age=30, s-maxage=${toldLifetime}, stale-while-revalidate=300, stale-if-error=86400`;
/** Another reader, or the same one tomorrow, may get something else: ask each time, and keep it to yourself. */
const privateCaching = 'private, no-cache';
const degradedCaching = 'public, max-age=0, s-maxage=5';

/** The headers of a page beyond those of its body. Worked out once for each page that is kept. */
export function pageHeaders(facts: PageHeaderFacts): Record<string, string> {
  const { https, shared, degraded = false, isPassing, cachesTold = 'of none', tags, ...policy } = facts;
  const isTagged = shared && tags !== undefined && cachesTold !== 'of none';
  const isToldOf = isTagged && canCarry(tags) && !isPassing && cachesTold === 'of all changes';
  return {
    'Cache-Control': !shared
      ? privateCaching
      : degraded
        ? degradedCaching
        : isToldOf
          ? toldCaching
          : sharedCaching,
    ...(isTagged ? tagHeaders(tags) : {}),
    'Content-Security-Policy': contentSecurityPolicy(policy),
    ...securityHeaders({ https }, policy),
    ...(degraded ? { 'X-Pagewell-Degraded': '1' } : {}),
  };
}
