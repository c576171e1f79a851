import { createHash } from 'node:crypto';
import type { Key } from '#content/database/keys/keptKey.ts';
import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';
import { SignedTexts } from '#platform/signedTexts.ts';
import { withinTime } from '#platform/timeLimit.ts';

/** So long after it was seen, a price may stand in what we send, in milliseconds: old prices are shown for a day, and pages stay open. */
const sealedForMs = 48 * 60 * 60_000;
/** How long the key may take, in milliseconds, and how long it is not asked for again where it did not come. */
const keyPatienceMs = 300;
const keyPauseMs = 10_000;

/** What of a price is sealed: whose it is, for what, and how much. */
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
 * Seals the prices that we give out, so that we know them again: what comes back with its seal is what the partner has said, and no text of a
 * browser. A seal holds when the price was seen. While the key is out of reach prices have none, and coupons are shown all the same.
 */
export class PriceSeals {
  readonly #key: Key;
  readonly #now: () => number;
  #signed: SignedTexts | undefined;
  #askedAgainAt = 0;

  constructor(key: Key, now: () => number = Date.now) {
    this.#key = key;
    this.#now = now;
  }

  /**
   * Entries with their seals.
   *
   * @returns undefined while there is no key
   */
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

  /** When a price was seen, in milliseconds; undefined where it is none of ours, or too old, or nobody can tell now. */
  async seenAt(seal: string | undefined, price: SealedPrice): Promise<number | undefined> {
    if (seal === undefined) return undefined;
    const opened = (await this.#signedTexts())?.open(seal);
    const [time = '', facts] = opened?.split('.', 2) ?? [];
    if (facts !== digestOf(price)) return undefined;
    const seenAt = Number.parseInt(time, 36);
    return this.#now() - seenAt < sealedForMs ? seenAt : undefined;
  }

  async #signedTexts(): Promise<SignedTexts | undefined> {
    if (this.#signed || this.#now() < this.#askedAgainAt) return this.#signed;
    try {
      this.#signed = new SignedTexts(await withinTime(keyPatienceMs, this.#key()), 'price');
    } catch {
      // The database tells by itself that it is out of reach. Nothing of a price depends on it.
      this.#askedAgainAt = this.#now() + keyPauseMs;
    }
    return this.#signed;
  }
}

function sealedOf({
  retailer,
  price,
  retailPrice,
  pbmId,
}: PriceEntry): Omit<SealedPrice, 'formulationId' | 'quantity'> {
  return {
    retailerId: retailer.id,
    retailerName: retailer.name,
    locationId: retailer.location?.id,
    amount: price.amount,
    retailPrice,
    pbmId,
  };
}

/** All of it in one order, so that nothing can move from one field to another. */
function digestOf(price: SealedPrice): string {
  const { formulationId, quantity, retailerId, retailerName, locationId, amount, retailPrice, pbmId } = price;
  const facts = [formulationId, quantity, retailerId, retailerName, locationId, amount, retailPrice, pbmId];
  return createHash('sha256')
    .update(JSON.stringify(facts.map((fact) => fact ?? null)))
    .digest('base64url');
}
