/**
 * The work by which a browser shows that it is no robot's, as it and the server agree on it. Part of scripts that have a size budget,
 * of islands as well.
 */

/** A piece of work that takes a browser a moment, and nobody else's time: the form of ALTCHA, version 2. */
export interface Challenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    /** What the work is for, and whose it is: signed with the rest. */
    data?: Readonly<Record<string, string | number | boolean | null>>;
  };
  signature?: string;
}

/** What was found. */
export interface Solution {
  counter: number;
  derivedKey: string;
  /** How long it took, in milliseconds. */
  time: number;
}

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

/** Work is begun anew when it is older than this, in milliseconds: the server takes it for ten minutes. */
const workKeptMs = 8 * 60_000;

/**
 * Work that is begun before it is needed, such as while somebody types.
 *
 * @param ask asks the server for a piece
 * @returns `begin` begins, where nothing is under way; `take` gives what is under way, or done, once: each piece counts once. Where it
 *   has failed, one more is asked for
 */
export function workAhead(ask: () => Promise<unknown>): { begin: () => void; take: () => Promise<string> } {
  // Long ago: there is no work yet, or it was taken.
  let begun = 0;
  let work: Promise<string>;
  const begin = (): Promise<string> => {
    if (Date.now() - begun > workKeptMs) {
      begun = Date.now();
      work = ask().then((challenge) => doneWork(challenge as Challenge));
      // Whoever takes it hears of it.
      work.catch(() => undefined);
    }
    return work;
  };
  const taken = (): Promise<string> => {
    const given = begin();
    begun = 0;
    return given;
  };
  // Typing asks once: what failed then may well succeed by the time that it is needed.
  return { begin, take: () => taken().catch(taken) };
}

/** Work of the server's, done, as it takes it back. */
export async function doneWork(challenge: Challenge): Promise<string> {
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge(challenge) }));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
