import { randomUUID } from 'node:crypto';
import { hasFields, isText } from '#contracts/json/guards.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { Key } from '#feature-kit/storedKey.ts';
import { addressKey } from '#platform/mail/envelopeAddress.ts';
import { SignedTexts } from '#platform/signedTexts.ts';

export const confirmationHoldsMs = 7 * 24 * 60 * 60_000;
export const askAgainHoldsMs = 60 * 60_000;

export interface Wished {
  id: string;
  lists: readonly string[];
}

/** Links of mails, and the field of the form that asks again. None is stored. */
export class NewsletterLinks {
  readonly #key: Key;

  /** @param key the same on all instances */
  constructor(key: Key) {
    this.#key = key;
  }

  async confirmation({ id, lists }: Wished): Promise<string> {
    return (await this.#texts('confirm')).signJson({ id, lists, at: Date.now() });
  }

  async openConfirmation(token: string): Promise<Wished | undefined> {
    const value = (await this.#texts('confirm')).openJson(token);
    return isWished(value) && isWithin(value.at, confirmationHoldsMs) ? value : undefined;
  }

  /** Valid as long as the address is stored. */
  async unsubscribe(id: string): Promise<string> {
    return (await this.#texts('unsubscribe')).signJson({ id });
  }

  async openUnsubscribe(token: string): Promise<string | undefined> {
    const value = (await this.#texts('unsubscribe')).openJson(token);
    return isRecord(value) && typeof value.id === 'string' ? value.id : undefined;
  }

  /** Proves that the form asked again about this address, and no other. */
  async askAgain(email: string): Promise<string> {
    const said = { address: addressKey(email), number: randomUUID(), at: Date.now() };
    return (await this.#texts('ask-again')).signJson(said);
  }

  async openAskAgain(token: string, email: string): Promise<string | undefined> {
    const value = (await this.#texts('ask-again')).openJson(token);
    if (!isRecord(value) || value.address !== addressKey(email)) return undefined;
    return isWithin(value.at, askAgainHoldsMs) && typeof value.number === 'string' ? value.number : undefined;
  }

  async #texts(purpose: 'confirm' | 'unsubscribe' | 'ask-again'): Promise<SignedTexts> {
    return new SignedTexts(await this.#key(), purpose);
  }
}

function isWithin(at: unknown, ms: number): boolean {
  return typeof at === 'number' && Date.now() - at < ms;
}

const isWished = hasFields<Wished & { at: unknown }>({ id: isText, lists: Array.isArray });
