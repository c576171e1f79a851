import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key } from './key.ts';

/** What signed texts are for: one that was made for one thing is worth nothing for another. */
type Purpose = 'confirm' | 'unsubscribe' | 'ask-again';

/** No text of ours is longer. */
const maxLength = 2_000;

/** Signs values, so that they can be given out and are known again when they come back. */
export class SignedTexts {
  readonly #key: Key;

  /** @param key a secret, the same on all instances */
  constructor(key: Key) {
    this.#key = key;
  }

  /** The value as JSON with its signature, in letters that an address takes as they are. */
  async sign(purpose: Purpose, value: unknown): Promise<string> {
    const body = Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${body}.${(await this.#signature(purpose, body)).toString('base64url')}`;
  }

  /** The value, of unknown shape but made by us; undefined where the text is not one of ours for this purpose. */
  async open(purpose: Purpose, text: string): Promise<unknown> {
    if (text.length > maxLength) return undefined;
    const [body = '', signature = '', ...more] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = await this.#signature(purpose, body);
    if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return JSON.parse(Buffer.from(body, 'base64url').toString());
  }

  async #signature(purpose: Purpose, body: string): Promise<Buffer> {
    return createHmac('sha256', await this.#key())
      .update(`${purpose}\n${body}`)
      .digest();
  }
}
