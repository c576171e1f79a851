import { createHash } from 'node:crypto';
import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';
import type { Key } from '#feature-kit/storedKey.ts';
import { SignedTexts } from '#platform/signedTexts.ts';
import { withinTime } from '#platform/timeLimit.ts';

/** Old prices are shown for a day, and pages stay open. */
const sealedForMs = 48 * 60 * 60_000;
/** Timeout for reading the key, and pause before it is read again after a failure. */
const keyPatienceMs = 300;
const keyPauseMs = 10_000;

export interface SealedPrice {
  formulationId: string;
  quantity: number;
  retailerId: string;
  retailerName: string;
  locationId: string | undefined;
  amount: number;
  retailPrice: number | undefined;
  pbmId: string | undefined;
}

/**
 * A returned price with its seal is the partner's, no browser's text.
 * Without the key prices have no seal, and coupons still work.
 */
export class PriceSeals {
  readonly #key: Key;
  readonly #now: () => number;
  #signed: SignedTexts | undefined;
  #retryAt = 0;

  constructor(key: Key, now: () => number = Date.now) {
    this.#key = key;
    this.#now = now;
  }

  async seal(
    { formulationId, quantity }: Pick<SealedPrice, 'formulationId' | 'quantity'>,
    entries: readonly PriceEntry[],
    seenAt: number,
  ): Promise<PriceEntry[] | undefined> {
    const signed = await this.#signedTexts();
    return (
      signed &&
      entries.map((entry) => {
        const facts = digestOf({ formulationId, quantity, ...sealedOf(entry) });
        return { ...entry, seal: signed.sign(`${seenAt.toString(36)}.${facts}`) };
      })
    );
  }

  /** In milliseconds; undefined if the seal is invalid, too old, or cannot be checked now. */
  async seenAt(seal: string | undefined, price: SealedPrice): Promise<number | undefined> {
    if (seal === undefined) return undefined;
    const opened = (await this.#signedTexts())?.open(seal);
    const [time = '', facts] = opened?.split('.', 2) ?? [];
    if (facts !== digestOf(price)) return undefined;
    const seenAt = Number.parseInt(time, 36);
    return this.#now() - seenAt < sealedForMs ? seenAt : undefined;
  }

  async #signedTexts(): Promise<SignedTexts | undefined> {
    if (this.#signed || this.#now() < this.#retryAt) return this.#signed;
    try {
      this.#signed = new SignedTexts(await withinTime(keyPatienceMs, this.#key()), 'price');
    } catch {
      // The database logs its own outage. Prices do not depend on it.
      this.#retryAt = this.#now() + keyPauseMs;
    }
    return this.#signed;
  }
}

function sealedOf(entry: PriceEntry): Omit<SealedPrice, 'formulationId' | 'quantity'> {
  const { retailer, price, retailPrice, pbmId } = entry;
  return {
    retailerId: retailer.id,
    retailerName: retailer.name,
    locationId: retailer.location?.id,
    amount: price.amount,
    retailPrice,
    pbmId,
  };
}

/** Fixed order and separators, so that no value can move to another field. */
function digestOf(price: SealedPrice): string {
  const { formulationId, quantity, retailerId, retailerName, locationId, amount, retailPrice, pbmId } = price;
  const facts = [formulationId, quantity, retailerId, retailerName, locationId, amount, retailPrice, pbmId];
  return createHash('sha256')
    .update(JSON.stringify(facts.map((fact) => fact ?? null)))
    .digest('base64url');
}
