import type { Challenge, Solution } from '../../contracts/newsletter.ts';

/** Bytes of the number that is tried, behind the nonce. */
const counterBytes = 4;

/**
 * Does the work that the server asks for: tries numbers until the key that is derived from one begins as it shall. The browser
 * derives keys off the thread of the page, so nothing waits meanwhile.
 */
export async function solveChallenge({ parameters }: Challenge): Promise<Solution> {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  const begun = performance.now();
  const start = bytesOf(nonce);
  const password = new Uint8Array(start.length + counterBytes);
  password.set(start);
  const rule = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  for (let counter = 0; ; counter++) {
    new DataView(password.buffer).setUint32(start.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(rule, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix))
      return { counter, derivedKey, time: Math.round(performance.now() - begun) };
  }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
