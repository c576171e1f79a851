import type { RateLimit } from '#platform/http/rateLimits.ts';

/** Per minute and client: an office or a mobile gateway shares one address. A rejected page works. */
export const pageLimit: RateLimit = { most: 600, seconds: 60 };
