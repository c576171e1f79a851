/** Proof of work between browser and server. Part of scripts and islands with a size budget. */

export interface Challenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    /** Action and site, signed with the rest. */
    data?: Readonly<Record<string, string | number | boolean | null>>;
  };
  signature?: string;
}

export interface Solution {
  counter: number;
  derivedKey: string;
  time: number;
}

/** Bytes of the counter that follows the nonce. */
const counterBytes = 4;

/** Tries numbers until the derived key has the prefix. Key derivation runs off the main thread. */
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

/** Older solutions are discarded: the server accepts them for ten minutes. */
const solutionLifetimeMs = 8 * 60_000;

/**
 * Solves a challenge ahead of time, such as while the reader types.
 * `begin` starts unless one is in progress; `take` returns it once, retrying once after a failure.
 */
export function solveAhead(fetchChallenge: () => Promise<unknown>): {
  begin: () => void;
  take: () => Promise<string>;
} {
  // Long ago: no solution, or already taken.
  let begun = 0;
  let work: Promise<string>;
  const begin = (): Promise<string> => {
    if (Date.now() - begun > solutionLifetimeMs) {
      begun = Date.now();
      work = fetchChallenge().then((challenge) => doneWork(challenge as Challenge));
      // The caller of `take` gets the error.
      work.catch(() => undefined);
    }
    return work;
  };
  const taken = (): Promise<string> => {
    const current = begin();
    begun = 0;
    return current;
  };
  // Retries once: what failed while typing may succeed now.
  return { begin, take: () => taken().catch(taken) };
}

export async function doneWork(challenge: Challenge): Promise<string> {
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge(challenge) }));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
