import type { RateLimit } from '#platform/http/rateLimits.ts';

/**
 * For what each page asks by itself, in a minute of one client: a house, an office or all who come through one gate of a mobile network may
 * be one. Who is refused here loses nothing, but their yes does not count on that page, or an offer does not come.
 */
export const pageLimit: RateLimit = { most: 600, seconds: 60 };
