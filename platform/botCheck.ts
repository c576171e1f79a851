import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { LRUCache } from 'lru-cache';
import { isRecord } from '#contracts/json/isRecord.ts';

export const workHoldsMs = 10 * 60_000;
interface Effort {
  rounds: number;
  fewestTries: number;
  mostTries: number;
}

/** A try takes a few milliseconds. */
const usualEffort: Effort = { rounds: 5_000, fewestTries: 40, mostTries: 160 };
/** When the oldest is dropped, its challenge has nearly expired. */
const maxSpent = 20_000;

export interface BotCheckParts {
  key: () => Promise<string>;
  action: string;
  siteKey: string;
  effort?: Effort;
}

/** Proof of work. A solution counts once, for one action of one site, on the instance that receives it. */
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

  async passes(text: string): Promise<boolean> {
    const given = readPayload(text);
    const signature = given?.challenge.signature;
    if (!given || signature === undefined || this.#spent.has(signature)) return false;
    // The signature covers these too.
    const { action, siteKey } = given.challenge.parameters.data ?? {};
    if (action !== this.#for.action || siteKey !== this.#for.siteKey) return false;
    const { verified } = await verifySolution({ ...given, deriveKey, ...(await this.#secrets()) });
    // Checked again: two requests with one solution may run concurrently.
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
