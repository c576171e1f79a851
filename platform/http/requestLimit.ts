import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Networks that are remembered; beyond it the one that was quiet for longest is forgotten. */
const maxNetworks = 5_000;

interface Window {
  count: number;
  since: number;
}

interface RequestLimitOptions {
  /** How often a network may ask, or guess wrong, in a window. */
  most: number;
  /** The length of a window, which begins with the first time. */
  seconds: number;
  /** A clock in milliseconds. */
  now?: () => number;
}

/**
 * Counts what comes from an address, to slow down whoever asks, or guesses a secret, far too often. Addresses are held
 * in memory only, and for no longer than a window.
 */
export class RequestLimit {
  readonly #most: number;
  readonly #length: number;
  readonly #now: () => number;
  readonly #windows: LRUCache<string, Window>;

  constructor({ most, seconds, now = Date.now }: RequestLimitOptions) {
    this.#most = most;
    this.#length = seconds * 1000;
    this.#now = now;
    this.#windows = new LRUCache({ max: maxNetworks, ttl: this.#length });
  }

  /** How long an address must wait before it is heard again, in whole seconds; 0 where it need not. */
  secondsToWait(address: string | undefined): number {
    const window = this.#windows.get(networkOf(address));
    if (!window || window.count < this.#most) return 0;
    return Math.max(0, Math.ceil((window.since + this.#length - this.#now()) / 1000));
  }

  note(address: string | undefined): void {
    const network = networkOf(address);
    const known = this.#windows.get(network);
    const now = this.#now();
    const goesOn = known && now - known.since < this.#length;
    this.#windows.set(network, goesOn ? { ...known, count: known.count + 1 } : { count: 1, since: now });
  }
}

/** Whoever has one IPv6 address has the whole /64 around it. */
export function networkOf(address = ''): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::', 2) ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  while (address.includes('::') && groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after].slice(0, 4).join(':');
}
