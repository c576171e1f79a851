import { couponQueryOf } from '#contracts/drugs/couponOffer.ts';
import { readPriceEntry } from '#contracts/drugs/priceEntry.ts';
import { PriceSeals, type SealedPrice } from '#features/drug-savings/prices/priceSeals.ts';
import { entry } from './partnerOfTest.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const asked = { formulationId: '100001', quantity: 30 };
const priced = entry(12.5, { retailPrice: 20.25, pbmId: 'pbm-1' });
const same: SealedPrice = {
  ...asked,
  retailerId: 'dovecote',
  retailerName: 'Dovecote Drug',
  locationId: 'dovecote-47201',
  amount: 12.5,
  retailPrice: 20.25,
  pbmId: 'pbm-1',
};

function sealsWith(key: string, clock: () => number = () => now): PriceSeals {
  return new PriceSeals(async () => key, clock);
}
async function sealOf(seals: PriceSeals): Promise<string> {
  const [sealed] = (await seals.seal(asked, [priced], now)) ?? [];
  return sealed?.seal ?? '';
}

describe('a price that comes back with its seal', () => {
  test('is known, with the moment it was seen', async () => {
    const seals = sealsWith('a');
    expect(await seals.seenAt(await sealOf(seals), same)).toBe(now);
  });

  test('is known after the way through a browser, as the coupon call brings it', async () => {
    const seals = sealsWith('a');
    const [sealed] = (await seals.seal(asked, [priced], now)) ?? [];
    const inBrowser = readPriceEntry(JSON.parse(JSON.stringify(sealed)));
    if (!inBrowser) throw new Error('The browser reads what we give out.');
    const names = { drugName: 'A', drugUrlSlug: 'a', dosageDisplay: '1mg', quantityDisplay: '30' };
    const query = couponQueryOf(inBrowser, { ...asked, ...names });
    const {
      lowPriceAmount: amount,
      highPriceAmount: retailPrice,
      retailerId,
      retailerName,
      locationId,
      pbmId,
    } = query;
    const price = { ...asked, retailerId, retailerName, locationId, amount, retailPrice, pbmId };
    expect(await seals.seenAt(query.seal, price)).toBe(now);
  });

  test.each<[string, Partial<SealedPrice>]>([
    ['formulation', { formulationId: '100002' }],
    ['quantity', { quantity: 31 }],
    ['pharmacy', { retailerId: 'larkfield' }],
    ['name', { retailerName: 'Dovecote Drug: call 900 555 0100' }],
    ['place', { locationId: undefined }],
    ['pharmacy benefit manager', { pbmId: 'pbm-2' }],
    ['amount', { amount: 1.25 }],
    ['price without a coupon', { retailPrice: 2025 }],
  ])('is not, where its %s is another one', async (_what, other) => {
    const seals = sealsWith('a');
    expect(await seals.seenAt(await sealOf(seals), { ...same, ...other })).toBeUndefined();
  });

  test.each([[undefined], [''], ['.'], ['sealed'], ['x'.repeat(5_000)]])('is not with %j', async (seal) => {
    expect(await sealsWith('a').seenAt(seal, same)).toBeUndefined();
  });

  test('is not with the seal of another key, or with one that was changed', async () => {
    const seal = await sealOf(sealsWith('a'));
    expect(await sealsWith('b').seenAt(seal, same)).toBeUndefined();
    expect(await sealsWith('a').seenAt(`1${seal}`, same)).toBeUndefined();
  });

  test('is known for two days after it was seen, and no longer', async () => {
    let time = now;
    const seals = sealsWith('a', () => time);
    const seal = await sealOf(seals);
    time = now + 48 * 60 * 60_000 - 1;
    expect(await seals.seenAt(seal, same)).toBe(now);
    time += 1;
    expect(await seals.seenAt(seal, same)).toBeUndefined();
  });
});

describe('while the key is out of reach', () => {
  test('there is no seal, nobody waits for it again and again, and then there is one', async () => {
    let time = now;
    let isDown = true;
    let asking = 0;
    const seals = new PriceSeals(
      async () => {
        asking += 1;
        if (isDown) throw new Error('There is no database.');
        return 'a';
      },
      () => time,
    );
    expect(await seals.seal(asked, [priced], now)).toBeUndefined();
    expect(await seals.seal(asked, [priced], now)).toBeUndefined();
    expect(asking).toBe(1);
    isDown = false;
    time += 10_000;
    expect(await seals.seal(asked, [priced], now)).toHaveLength(1);
  });

  test('a database that says nothing is not waited for', async () => {
    const seals = new PriceSeals(() => new Promise(() => undefined));
    expect(await seals.seal(asked, [priced], now)).toBeUndefined();
  });
});
