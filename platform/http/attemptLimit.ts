import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Wrong guesses that one network has in a window: far more than slips of the finger, far fewer than it takes to guess. */
export const maxFailures = 20;
/** Milliseconds from the first wrong guess on. */
export const windowLength = 60_000;
/** Networks that are remembered; beyond it the one that was quiet for longest is forgotten. */
const maxNetworks = 5_000;

interface Failures {
  count: number;
  since: number;
}

/**
 * Slows down whoever guesses a secret. Addresses are held in memory only, and for no longer than a window.
 */
export class AttemptLimit {
  readonly #now: () => number;
  readonly #failures = new LRUCache<string, Failures>({ max: maxNetworks, ttl: windowLength });

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** How long an address must wait before it is heard again, in whole seconds; 0 where it need not. */
  secondsToWait(address: string | undefined): number {
    const failures = this.#failures.get(networkOf(address));
    if (!failures || failures.count < maxFailures) return 0;
    return Math.max(0, Math.ceil((failures.since + windowLength - this.#now()) / 1000));
  }

  noteFailure(address: string | undefined): void {
    const network = networkOf(address);
    const known = this.#failures.get(network);
    const now = this.#now();
    const goesOn = known && now - known.since < windowLength;
    this.#failures.set(network, goesOn ? { ...known, count: known.count + 1 } : { count: 1, since: now });
  }
}

/** Whoever has one IPv6 address has the whole /64 around it. */
function networkOf(address = ''): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::', 2) ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  while (address.includes('::') && groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after].slice(0, 4).join(':');
}
