import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from './change.ts';
import { signatureOf } from './signature.ts';

/** Where Pagewell is, and what it knows us by. */
export interface Pagewell {
  origin: string;
  /** Pagewell's `CONTENT_WEBHOOK_SECRET`. */
  secret: string;
}

interface Options {
  log: { warn(message: string): void; error(message: string): void };
  /** How long an answer may take, in milliseconds. */
  patience?: number;
  /** How long to wait before each further try, in milliseconds. */
  pauses?: readonly number[];
}

/** How long is waited before each further try, in milliseconds. The first is as long as what is said is told apart by its time. */
export const usualPauses = [1_000, 5_000, 30_000, 120_000] as const;
/** Pagewell takes no more at once. */
const mostAtOnce = 1_000;

/**
 * Tells Pagewell what has changed, one request at a time and behind everybody's back: who publishes waits for nothing of it.
 * What comes meanwhile goes with the next request. What cannot be told after a few tries is given up, with a line in
 * the log: Pagewell looks through all articles itself now and then.
 */
export class ChangeTeller {
  readonly #pagewell: Pagewell;
  readonly #options: Required<Options>;
  #waiting: Change[] = [];
  #telling = false;

  constructor(pagewell: Pagewell, options: Options) {
    this.#pagewell = pagewell;
    this.#options = { patience: 5_000, pauses: usualPauses, ...options };
  }

  tell(changes: readonly Change[]): void {
    this.#waiting.push(...changes);
    if (!this.#telling) void this.#tellAll();
  }

  async #tellAll(): Promise<void> {
    this.#telling = true;
    try {
      while (this.#waiting.length > 0) await this.#tellSome(this.#waiting.splice(0, mostAtOnce));
    } finally {
      this.#telling = false;
    }
  }

  async #tellSome(changes: readonly Change[]): Promise<void> {
    const { log, pauses } = this.#options;
    for (const pause of [...pauses, undefined]) {
      const outcome = await this.#send(JSON.stringify({ changes }));
      if (outcome.taken) return;
      const what = `Pagewell was not told of ${changes.length} change(s): ${outcome.why}`;
      if (pause === undefined || !outcome.again) {
        log.error(`${what}. It will find them when it looks through all articles.`);
        return;
      }
      log.warn(`${what}. Next try in ${pause / 1000} s.`);
      // A server that ends does not wait for this.
      await wait(pause, undefined, { ref: false });
    }
  }

  async #send(body: string): Promise<{ taken: true } | { taken: false; why: string; again: boolean }> {
    const { origin, secret } = this.#pagewell;
    try {
      const answer = await fetch(new URL('/api/content/changes', origin), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Pagewell-Signature': signatureOf(body, secret, Date.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(this.#options.patience),
      });
      await answer.body?.cancel();
      if (answer.ok) return { taken: true };
      // What it refuses as it is it refuses again; too many at a time, or a fault of its own, may pass. Where the same was said within a second
      // the signature is the same, and stands for something said before: a later one does not.
      return {
        taken: false,
        why: `it answered ${answer.status}`,
        again: [409, 429].includes(answer.status) || answer.status >= 500,
      };
    } catch (error) {
      return { taken: false, why: error instanceof Error ? error.message : String(error), again: true };
    }
  }
}
