import { isRecord } from '../../contracts/json/isRecord.ts';
import type { SignedTexts } from './signedText.ts';

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
  readonly #texts: SignedTexts;

  constructor(texts: SignedTexts) {
    this.#texts = texts;
  }

  confirmation({ id, lists }: Wished): Promise<string> {
    return this.#texts.sign('confirm', { id, lists, at: Date.now() });
  }

  /** Undefined where it is forged, or too old. */
  async openConfirmation(token: string): Promise<Wished | undefined> {
    const value = await this.#texts.open('confirm', token);
    return isWished(value) && isWithin(value.at, confirmationHoldsMs) ? value : undefined;
  }

  /** Holds for as long as the address is kept. */
  unsubscribe(id: string): Promise<string> {
    return this.#texts.sign('unsubscribe', { id });
  }

  /** The reader's id; undefined where it is forged. */
  async openUnsubscribe(token: string): Promise<string | undefined> {
    const value = await this.#texts.open('unsubscribe', token);
    return isRecord(value) && typeof value.id === 'string' ? value.id : undefined;
  }

  askAgain(): Promise<string> {
    return this.#texts.sign('ask-again', { at: Date.now() });
  }

  async wasAskedAgain(token: string): Promise<boolean> {
    const value = await this.#texts.open('ask-again', token);
    return isRecord(value) && isWithin(value.at, askedAgainHoldsMs);
  }
}

function isWithin(at: unknown, ms: number): boolean {
  return typeof at === 'number' && Date.now() - at < ms;
}

function isWished(value: unknown): value is Wished & { at: unknown } {
  return isRecord(value) && typeof value.id === 'string' && Array.isArray(value.lists);
}
