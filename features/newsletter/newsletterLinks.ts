import { randomUUID } from 'node:crypto';
import type { Key } from '#content/database/keys/keptKey.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { addressKey } from '#platform/mail/envelopeAddress.ts';
import { SignedTexts } from '#platform/signedTexts.ts';

/** How long a link to confirm holds, in milliseconds. */
export const confirmationHoldsMs = 7 * 24 * 60 * 60_000;
/** How long the page that asks once more may stay open, in milliseconds. */
export const askedAgainHoldsMs = 60 * 60_000;

/** A wish as a link to confirm carries it. */
export interface Wished {
  /** Of the reader. */
  id: string;
  lists: readonly string[];
}

/** The signed links of mails, and the signed field of the page that asks once more: nothing of it is kept. */
export class NewsletterLinks {
  readonly #key: Key;

  /** @param key a secret, the same on all instances */
  constructor(key: Key) {
    this.#key = key;
  }

  async confirmation({ id, lists }: Wished): Promise<string> {
    return (await this.#texts('confirm')).signJson({ id, lists, at: Date.now() });
  }

  /** Undefined where it is forged, or too old. */
  async openConfirmation(token: string): Promise<Wished | undefined> {
    const value = (await this.#texts('confirm')).openJson(token);
    return isWished(value) && isWithin(value.at, confirmationHoldsMs) ? value : undefined;
  }

  /** Holds for as long as the address is kept. */
  async unsubscribe(id: string): Promise<string> {
    return (await this.#texts('unsubscribe')).signJson({ id });
  }

  /** The reader's id; undefined where it is forged. */
  async openUnsubscribe(token: string): Promise<string | undefined> {
    const value = (await this.#texts('unsubscribe')).openJson(token);
    return isRecord(value) && typeof value.id === 'string' ? value.id : undefined;
  }

  /** Shows that whoever has typed this address was asked once more, about no other address. */
  async askAgain(email: string): Promise<string> {
    const said = { address: addressKey(email), number: randomUUID(), at: Date.now() };
    return (await this.#texts('ask-again')).signJson(said);
  }

  /** The number of the time that somebody was asked about this address; undefined where they were not. */
  async openAskedAgain(token: string, email: string): Promise<string | undefined> {
    const value = (await this.#texts('ask-again')).openJson(token);
    if (!isRecord(value) || value.address !== addressKey(email)) return undefined;
    return isWithin(value.at, askedAgainHoldsMs) && typeof value.number === 'string'
      ? value.number
      : undefined;
  }

  async #texts(purpose: 'confirm' | 'unsubscribe' | 'ask-again'): Promise<SignedTexts> {
    return new SignedTexts(await this.#key(), purpose);
  }
}

function isWithin(at: unknown, ms: number): boolean {
  return typeof at === 'number' && Date.now() - at < ms;
}

function isWished(value: unknown): value is Wished & { at: unknown } {
  return isRecord(value) && typeof value.id === 'string' && Array.isArray(value.lists);
}
