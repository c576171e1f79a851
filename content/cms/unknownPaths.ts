import { RateLimits } from '#platform/http/rateLimits.ts';
import { ContentUnavailableError } from '../source/errors.ts';

/** Whether a path is listed or notified, or the list is incomplete. `unread`: the store was too slow to say. */
export type Expected = 'yes' | 'no' | 'unread';

/** Per instance: invented paths must not flood the CMS. */
export const unknownPathLimit = { most: 50, seconds: 10 };

/** Separate counts, so that a slow store does not turn readers into guessers of paths. */
const refusals = {
  no: {
    kind: 'unknown-path',
    message: 'Too many paths were requested that are not in the article list of the CMS.',
  },
  unread: {
    kind: 'database',
    message: 'The store was too slow to check whether the path is in the article list of the CMS.',
  },
} as const;

export class UnknownPaths {
  readonly #limits = new RateLimits();
  readonly #counts = {
    no: this.#limits.of('unknown paths of the CMS', unknownPathLimit),
    unread: this.#limits.of('paths that the store was too slow for', unknownPathLimit),
  };

  /** @throws ContentUnavailableError if too many such paths were requested lately */
  async count(expected: Expected): Promise<void> {
    if (expected === 'yes') return;
    const seconds = await this.#counts[expected].secondsToWait(undefined);
    if (seconds === 0) return;
    const { kind, message } = refusals[expected];
    throw new ContentUnavailableError(kind, message, { retryAfterMs: seconds * 1000 });
  }
}
