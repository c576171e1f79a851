import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Longer than any that we sign: a browser keeps, and an address takes, up to 4 kB. */
const maxLength = 4_000;

/**
 * Signs texts for one purpose, so that they can be given out and are known again when they come back: what was signed for one thing is
 * worth nothing for another, whatever the secret. Nothing is kept, and another secret ends them all.
 */
export class SignedTexts {
  readonly #secret: string;
  readonly #purpose: string;

  /** @param purpose what they are for; no other use of this secret has the same */
  constructor(secret: string, purpose: string) {
    this.#secret = secret;
    this.#purpose = purpose;
  }

  /** The text with its signature behind it, which an address and a cookie take as it is where they take the text. */
  sign(text: string): string {
    return `${text}.${this.#signature(text)}`;
  }

  /** The text; undefined where it was not signed with this secret for this purpose. */
  open(signed: string | null | undefined): string | undefined {
    if (!signed || signed.length > maxLength) return undefined;
    const end = signed.lastIndexOf('.');
    const text = signed.slice(0, Math.max(end, 0));
    return sameSecret(signed.slice(end + 1), this.#signature(text)) ? text : undefined;
  }

  /** A value as JSON, in letters that an address takes as they are, signed. */
  signJson(value: unknown): string {
    return this.sign(Buffer.from(JSON.stringify(value)).toString('base64url'));
  }

  /** The value, of unknown shape but made by us; undefined where the text is not one of ours for this purpose. */
  openJson(signed: string | null | undefined): unknown {
    const text = this.open(signed);
    return text === undefined ? undefined : JSON.parse(Buffer.from(text, 'base64url').toString());
  }

  #signature(text: string): string {
    return createHmac('sha256', this.#secret).update(`${this.#purpose}\n${text}`).digest('base64url');
  }
}

/** Whether two texts are the same, in a time that says nothing about where they differ. */
export function sameSecret(a: string, b: string): boolean {
  // Hashes have one length, which `timingSafeEqual` needs, and tell nothing of the texts'.
  return timingSafeEqual(sha256(a), sha256(b));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
