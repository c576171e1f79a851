import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Longer than any that we sign: cookies and addresses hold up to 4 kB. */
const maxLength = 4_000;

/** A signature for another purpose is invalid. Nothing is stored, and a new secret invalidates all. */
export class SignedTexts {
  readonly #secret: string;
  readonly #purpose: string;

  /** @param purpose must be unique among the uses of this secret */
  constructor(secret: string, purpose: string) {
    this.#secret = secret;
    this.#purpose = purpose;
  }

  /** Safe in an address or a cookie if the text is. */
  sign(text: string): string {
    return `${text}.${this.#signature(text)}`;
  }

  open(signed: string | null | undefined): string | undefined {
    if (!signed || signed.length > maxLength) return undefined;
    const end = signed.lastIndexOf('.');
    const text = signed.slice(0, Math.max(end, 0));
    return sameSecret(signed.slice(end + 1), this.#signature(text)) ? text : undefined;
  }

  signJson(value: unknown): string {
    return this.sign(Buffer.from(JSON.stringify(value)).toString('base64url'));
  }

  openJson(signed: string | null | undefined): unknown {
    const text = this.open(signed);
    return text === undefined ? undefined : JSON.parse(Buffer.from(text, 'base64url').toString());
  }

  #signature(text: string): string {
    return createHmac('sha256', this.#secret).update(`${this.#purpose}\n${text}`).digest('base64url');
  }
}

/** In constant time. */
export function sameSecret(a: string, b: string): boolean {
  // `timingSafeEqual` needs equal lengths, and hashes reveal nothing of the texts'.
  return timingSafeEqual(sha256(a), sha256(b));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
