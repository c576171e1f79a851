import { setTimeout as wait } from 'node:timers/promises';
import type { Change } from './change.ts';
import { signatureOf } from './signature.ts';

export interface Pagewell {
  origin: string;
  /** Pagewell's `CONTENT_WEBHOOK_SECRET`. */
  secret: string;
}

interface Options {
  log: { warn(message: string): void; error(message: string): void };
  /** In milliseconds. */
  timeoutMs?: number;
  pausesMs?: readonly number[];
}

/** The first outlasts the resolution of signature times, one second. */
export const defaultPausesMs = [1_000, 5_000, 30_000, 120_000] as const;
/** Pagewell's limit per request. */
const maxPerRequest = 1_000;

/**
 * In the background, one request at a time. Gives up after the last retry: Pagewell rereads all articles
 * periodically.
 */
export class ChangeNotifier {
  readonly #pagewell: Pagewell;
  readonly #options: Required<Options>;
  #pending: Change[] = [];
  #isSending = false;

  constructor(pagewell: Pagewell, options: Options) {
    this.#pagewell = pagewell;
    this.#options = { timeoutMs: 5_000, pausesMs: defaultPausesMs, ...options };
  }

  notify(changes: readonly Change[]): void {
    this.#pending.push(...changes);
    if (!this.#isSending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#pending.length > 0) await this.#sendSome(this.#pending.splice(0, maxPerRequest));
    } finally {
      this.#isSending = false;
    }
  }

  async #sendSome(changes: readonly Change[]): Promise<void> {
    const { log, pausesMs } = this.#options;
    for (const pause of [...pausesMs, undefined]) {
      const outcome = await this.#send(JSON.stringify({ changes }));
      if (outcome.taken) return;
      const what = `Pagewell was not notified of ${changes.length} change(s): ${outcome.why}`;
      if (pause === undefined || !outcome.again) {
        log.error(`${what}. It will find them when it looks through all articles.`);
        return;
      }
      log.warn(`${what}. Next try in ${pause / 1000} s.`);
      // Does not keep the process alive.
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
        signal: AbortSignal.timeout(this.#options.timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return { taken: true };
      // Other refusals are permanent. 409: a repeated signature, for equal bodies within one second.
      return {
        taken: false,
        why: `it returned ${answer.status}`,
        again: [409, 429].includes(answer.status) || answer.status >= 500,
      };
    } catch (error) {
      return { taken: false, why: error instanceof Error ? error.message : String(error), again: true };
    }
  }
}
