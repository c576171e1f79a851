import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import type { PriceEntry, SeenPrices } from '#contracts/drugs/priceEntry.ts';
import type { ServiceAnswer } from '#contracts/services.ts';
import { SingleFlight } from '#platform/singleFlight.ts';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import { type ListedFormulation, listed, subjectOf } from '../partner/listedQuestion.ts';
import type { PriceQuestion } from '../partner/priceQuestion.ts';
import { type PricingPartner, PricingUnavailable } from '../partner/pricingPartner.ts';
import type { PriceSeals } from './priceSeals.ts';

export const freshForMs = 10 * 60_000;
/** Old prices are shown this long while the partner fails. */
export const entryLifetimeMs = 24 * 60 * 60_000;
/** Pages with old prices refetch after this time. */
const againAfterMs = 60_000;
/** Of all lists together, about 25 MB. */
const maxCachedEntries = 50_000;
const timeoutRetrySeconds = 5;

export type PricesAnswer =
  /** `isOld`: cached, because the partner fails now. `until`: when to refetch, in milliseconds since 1970. */
  | { kind: 'seen'; prices: SeenPrices; isOld: boolean; until: number }
  | { kind: 'unknown' }
  | { kind: 'unavailable'; retryAfterSeconds: number };

/** @param options `within`: deadline in milliseconds; a later response is cached for the next caller */
export type PricesFor = (question: PriceQuestion, options?: { within?: number }) => Promise<PricesAnswer>;

/** Makes no request; undefined if no prices are cached. */
export type CachedPricesFor = (question: PriceQuestion) => Promise<SeenPrices | undefined>;

/** `until` is in milliseconds since 1970. A medicine without prices is a complete answer too. */
export function pricesToShow(answer: PricesAnswer): ServiceAnswer<'drugPrices'> | undefined {
  if (answer.kind === 'unavailable') return undefined;
  if (answer.kind === 'seen') return { value: answer.prices, until: answer.until };
  const now = Date.now();
  return { value: { data: [], seenAt: new Date(now).toISOString() }, until: now + freshForMs };
}

interface CachedPrices {
  at: number;
  entries: readonly PriceEntry[] | undefined;
  isSealed: boolean;
}

interface PricesParts {
  partner: Pick<PricingPartner, 'prices'>;
  seals: Pick<PriceSeals, 'seal'>;
  formulationOf: ListedFormulation;
  registry: Registry;
  now?: () => number;
}

/** Concurrent requests for the same prices are merged. */
export class Prices {
  readonly #parts: PricesParts;
  readonly #now: () => number;
  readonly #cache = new LRUCache<string, CachedPrices>({
    maxSize: maxCachedEntries,
    sizeCalculation: ({ entries = [] }) => entries.length + 1,
  });
  readonly #flights = new SingleFlight<CachedPrices>();
  readonly #answers: Counter<'from'>;

  constructor(parts: PricesParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    this.#answers = new Counter({
      name: 'pagewell_drug_prices_total',
      help: 'Price requests, by source: cache, partner, stale cache because the partner failed, or none.',
      labelNames: ['from'],
      registers: [parts.registry],
    });
  }

  readonly pricesFor: PricesFor = async (question, { within } = {}) => {
    const key = keyOf(question);
    const cached = this.#cache.get(key);
    if (cached && this.#now() - cached.at < freshForMs) return this.#answer(question, cached, 'kept');
    const flight = this.#flights.run(key, () => this.#ask(key, question));
    try {
      const fresh = await (within === undefined ? flight : withinTime(within, flight));
      return this.#answer(question, fresh, 'partner');
    } catch (error) {
      const isTimeout = error instanceof TimeLimitError;
      if (!isTimeout && !(error instanceof PricingUnavailable)) throw error;
      if (cached?.entries && this.#now() - cached.at < entryLifetimeMs)
        return this.#answer(question, cached, 'old');
      this.#answers.inc({ from: isTimeout ? 'late' : 'nowhere' });
      return {
        kind: 'unavailable',
        retryAfterSeconds: isTimeout ? timeoutRetrySeconds : error.retryAfterSeconds,
      };
    }
  };

  readonly cachedFor: CachedPricesFor = async (question) => {
    const cached = this.#cache.get(keyOf(question));
    if (!cached?.entries || this.#now() - cached.at >= entryLifetimeMs) return undefined;
    return { data: cached.entries, seenAt: new Date(cached.at).toISOString() };
  };

  async #ask(key: string, question: PriceQuestion): Promise<CachedPrices> {
    const found = await listed(this.#parts.formulationOf, question.formulationId);
    if (!found) return { at: this.#now(), entries: undefined, isSealed: false };
    const entries = await this.#parts.partner.prices(question, subjectOf(found, question.quantity));
    const cached = { at: this.#now(), entries, isSealed: false };
    this.#cache.set(key, cached);
    await this.#seal(question, cached);
    return cached;
  }

  #answer(question: PriceQuestion, cached: CachedPrices, from: 'kept' | 'partner' | 'old'): PricesAnswer {
    this.#answers.inc({ from });
    if (!cached.entries) return { kind: 'unknown' };
    // The key may be available for the next caller; not awaited.
    if (!cached.isSealed) void this.#seal(question, cached);
    const prices = { data: cached.entries, seenAt: new Date(cached.at).toISOString() };
    const isOld = from === 'old';
    return {
      kind: 'seen',
      prices,
      isOld,
      until: isOld ? this.#now() + againAfterMs : cached.at + freshForMs,
    };
  }

  async #seal(question: PriceQuestion, cached: CachedPrices): Promise<void> {
    if (!cached.entries) return;
    const sealed = await this.#parts.seals.seal(question, cached.entries, cached.at);
    if (sealed) Object.assign(cached, { entries: sealed, isSealed: true });
  }
}

function keyOf({ formulationId, quantity, place }: PriceQuestion): string {
  return `${formulationId} ${quantity} ${place.zip} ${place.lat} ${place.long}`;
}
