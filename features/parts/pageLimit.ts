import type { RateLimit } from '#platform/http/rateLimits.ts';

/**
 * Per minute and client: a household, an office or a mobile gateway shares one address.
 * A rejected page works, without consented features or an offer.
 */
export const pageLimit: RateLimit = { most: 600, seconds: 60 };
