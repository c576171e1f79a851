import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { LRUCache } from 'lru-cache';
import { isRecord } from '#contracts/json/isRecord.ts';

/** How long a piece of work may be given in, in milliseconds. */
export const workHoldsMs = 10 * 60_000;
/** How much work a piece is. */
interface Effort {
  /** Of a single try. */
  rounds: number;
  /** How many tries there are before one is right. */
  fewestTries: number;
  mostTries: number;
}

/** A try takes a few milliseconds. */
const usualEffort: Effort = { rounds: 5_000, fewestTries: 40, mostTries: 160 };
/** Work that was given in. Beyond it the oldest is forgotten, which hardly holds any longer by then. */
const maxSpent = 20_000;

export interface BotCheckParts {
  /** Gives a secret, the same on all instances. */
  key: () => Promise<string>;
  /** What the work is for. */
  action: string;
  /** Whose it is: the host of the site. */
  siteKey: string;
  effort?: Effort;
}

/**
 * Tells browsers from robots by work: cheap to make and to check, dear for whoever sends thousands. Each piece counts once, on
 * the instance that it is given in at, and for the one action of the one site that it was made for.
 */
export class BotCheck {
  readonly #key: () => Promise<string>;
  readonly #for: { action: string; siteKey: string };
  readonly #effort: Effort;
  readonly #spent = new LRUCache<string, true>({ max: maxSpent, ttl: workHoldsMs });

  constructor({ key, action, siteKey, effort = usualEffort }: BotCheckParts) {
    this.#key = key;
    this.#for = { action, siteKey };
    this.#effort = effort;
  }

  /** A new piece of work. */
  async challenge(): ReturnType<typeof createChallenge> {
    const { rounds, fewestTries, mostTries } = this.#effort;
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: rounds,
      counter: randomInt(mostTries, fewestTries),
      data: { ...this.#for },
      deriveKey,
      expiresAt: new Date(Date.now() + workHoldsMs),
      ...(await this.#secrets()),
    });
  }

  /** Whether a text is the solution of a piece of our work, in time, and for the first time. Never throws on what was sent. */
  async passes(text: string): Promise<boolean> {
    const given = readPayload(text);
    const signature = given?.challenge.signature;
    if (!given || signature === undefined || this.#spent.has(signature)) return false;
    // The signature is over these, too.
    const { action, siteKey } = given.challenge.parameters.data ?? {};
    if (action !== this.#for.action || siteKey !== this.#for.siteKey) return false;
    const { verified } = await verifySolution({ ...given, deriveKey, ...(await this.#secrets()) });
    // Asked again: two may have come at once.
    if (!verified || this.#spent.has(signature)) return false;
    this.#spent.set(signature, true);
    return true;
  }

  async #secrets() {
    const key = await this.#key();
    return { hmacSignatureSecret: derived(key, 'work'), hmacKeySignatureSecret: derived(key, 'solution') };
  }
}

function derived(key: string, use: string): string {
  return createHmac('sha256', key).update(use).digest('base64url');
}

/** What was sent, as far as it has the form of a solution; whether it is one, its signature decides. */
function readPayload(text: string): Payload | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
  return isPayload(value) ? value : undefined;
}

function isPayload(value: unknown): value is Payload {
  if (!isRecord(value) || !isRecord(value.challenge) || !isRecord(value.solution)) return false;
  return isRecord(value.challenge.parameters) && typeof value.challenge.signature === 'string';
}
