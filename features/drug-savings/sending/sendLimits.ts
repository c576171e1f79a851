import { createHmac } from 'node:crypto';
import type { Key } from '#feature-kit/storedKey.ts';
import type { RateLimits } from '#platform/http/rateLimits.ts';

const most = {
  toOne: [
    { most: 3, seconds: 600 },
    { most: 5, seconds: 3_600 },
  ],
  messages: { most: 10, seconds: 3_600 },
  passes: { most: 30, seconds: 3_600 },
} as const;

/** Counts recipients by a keyed hash, which cannot be reproduced from the counts alone. */
export class SendLimits {
  readonly #key: Key;
  readonly #toOne: readonly ReturnType<RateLimits['of']>[];
  readonly #messages: ReturnType<RateLimits['of']>;
  readonly #passes: ReturnType<RateLimits['of']>;

  constructor(limits: Pick<RateLimits, 'of'>, key: Key) {
    this.#key = key;
    this.#toOne = most.toOne.map((limit) => limits.of(`coupons to one, ${limit.seconds}`, limit));
    this.#messages = limits.of('coupons sent by one', most.messages);
    this.#passes = limits.of('coupon passes of one', most.passes);
  }

  /** Returns seconds to wait, 0 if it may be sent. @param to the envelope address, or the phone number */
  async message(client: string | undefined, to: string): Promise<number> {
    const ofClient = await this.#messages.secondsToWait(client);
    if (ofClient > 0) return ofClient;
    const who = createHmac('sha256', await this.#key())
      .update(`coupon to ${to.toLowerCase()}`)
      .digest('base64url');
    // A message rejected by the shorter limit does not count for the longer one.
    for (const limit of this.#toOne) {
      const seconds = await limit.secondsToWait(who);
      if (seconds > 0) return seconds;
    }
    return 0;
  }

  async pass(client: string | undefined): Promise<number> {
    return this.#passes.secondsToWait(client);
  }
}
