import { readPriceEntries } from '#contracts/drugs/priceEntry.ts';
import { couponLifetimeMs, IssuedCoupons } from '#features/drug-savings/coupons/issuedCoupons.ts';
import {
  ask,
  bodyOf,
  coupon,
  couponFields,
  pricesWith,
  pricing,
  reach,
  served,
  server,
  store,
} from './pricingServer.ts';

async function wish(): Promise<Record<string, string | undefined>> {
  const [price] = readPriceEntries(bodyOf(await ask(pricesWith())).data);
  if (!price) throw new Error('The partner has prices.');
  return {
    ...couponFields,
    retailerId: price.retailer.id,
    retailerName: price.retailer.name,
    locationId: price.retailer.location?.id,
    lowPriceAmount: String(price.price.amount),
    highPriceAmount: String(price.retailPrice),
    pbmId: price.pbmId,
    seal: price.seal,
  };
}

describe('GET /api/{partner}/coupons', () => {
  test('answers codes under an id of ours, another one each time', async () => {
    const fields = await wish();
    const answer = await coupon(fields);
    const { id, ...codes } = bodyOf(answer);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(codes).toEqual({
      bin: '000000',
      pcn: 'SAMPLE',
      grp: 'SAMPLE',
      uid: expect.stringMatching(/^S[0-9A-F]{10}$/),
    });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(bodyOf(await coupon(fields)).id).not.toBe(id);
  });

  test('keeps what it is for, and of the price what our own seal was on', async () => {
    const fields = await wish();
    const before = Date.now();
    const { id } = bodyOf(await coupon(fields));
    const issued = await pricing.couponOf(String(id));
    expect(Number(issued?.price?.seenAt)).toBeLessThanOrEqual(before);
    expect(issued).toEqual({
      codes: expect.objectContaining({ id, bin: '000000' }),
      formulationId: '100001',
      quantity: 30,
      price: {
        retailerId: fields.retailerId,
        retailerName: fields.retailerName,
        amount: Number(fields.lowPriceAmount),
        retailPrice: Number(fields.highPriceAmount),
        seenAt: issued?.price?.seenAt,
      },
    });
  });

  test.each<[string, Readonly<Record<string, string | undefined>>]>([
    ['another pharmacy benefit manager', { pbmId: 'other' }],
    ['a name of the browser’s own', { retailerName: 'Call 900 555 0100' }],
    ['a price of its own', { lowPriceAmount: '0.01' }],
    ['another quantity', { quantity: '90' }],
    ['no seal', { seal: undefined }],
    ['a made-up seal', { seal: 'abc.def.ghi' }],
  ])('is issued with %s, and keeps no price then', async (_what, changed) => {
    const answer = await coupon({ ...(await wish()), ...changed });
    expect(answer.status).toBe(200);
    expect((await pricing.couponOf(String(bodyOf(answer).id)))?.price).toBeUndefined();
  });

  test.each<[string, Readonly<Record<string, string | undefined>>]>([
    ['formulationId', { formulationId: undefined }],
    ['quantity', { quantity: '-1' }],
    ['drugName', { drugName: undefined }],
    ['drugName', { drugName: 'x'.repeat(201) }],
    ['drugName', { drugName: 'a\u202eb' }],
    ['drugUrlSlug', { drugUrlSlug: '../x' }],
    ['retailerId', { retailerId: '../x' }],
    ['locationId', { locationId: '<b>' }],
    ['lowPriceAmount', { lowPriceAmount: '-1' }],
    ['lowPriceAmount', { lowPriceAmount: 'NaN' }],
    ['lowPriceAmount', { lowPriceAmount: '1e12' }],
    ['highPriceAmount', { highPriceAmount: '1000001' }],
    ['priceCurrency', { priceCurrency: 'GBP' }],
    ['ndc', { ndc: '<b>' }],
    ['seal', { seal: 'a b' }],
  ])('answers 400 for its %s: %j', async (name, changed) => {
    const answer = await coupon({ ...(await wish()), ...changed });
    expect([answer.status, bodyOf(answer).error]).toEqual([400, expect.stringMatching(`^${name} `)]);
  });

  test('answers 404 where the partner has none, and 503 where it gives codes that nobody can type', async () => {
    const fields = await wish();
    expect((await coupon({ ...fields, retailerId: 'cvs' })).status).toBe(404);
    served.setFault('hostile');
    const { status, headers } = await coupon(fields);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  test('is issued while the database is out of reach, and cannot be found then', async () => {
    reach.isDown = true;
    const fields = await wish();
    expect(fields.seal).toBeUndefined();
    const answer = await coupon(fields);
    expect(answer.status).toBe(200);
    await expect(pricing.couponOf(String(bodyOf(answer).id))).rejects.toThrow('out of reach');
    reach.isDown = false;
    expect(await pricing.couponOf(String(bodyOf(answer).id))).toBeUndefined();
  });

  test('tells the partner the words of our list and its own price, and no text of a browser', async () => {
    const fields = await wish();
    const asking = async (changed: Readonly<Record<string, string | undefined>>) => {
      const before = served.asked.length;
      expect((await coupon({ ...fields, ...changed })).status).toBe(200);
      return served.asked
        .slice(before)
        .map(({ url }) => Object.fromEntries(new URL(url, served.url).searchParams));
    };
    const own = {
      drugId: 'own',
      drugName: 'own',
      drugUrlSlug: 'own',
      dosageDisplay: 'own',
      quantityDisplay: 'own',
      ndc: '00000-0000-00',
    };
    const [told] = await asking(own);
    expect(told).toMatchObject({
      drugName: 'Atorvastatin',
      quantityDisplay: '30 tablets',
      retailerId: fields.retailerId,
    });
    expect(Object.values(told ?? {})).not.toContain('own');
    expect(
      await asking({ retailerName: 'own', lowPriceAmount: '0.01', pbmId: 'own', locationId: 'own' }),
    ).toEqual([told]);
  });

  test('answers 404 for a pharmacy that the partner does not name, and does not ask it', async () => {
    const fields = await wish();
    const before = served.asked.length;
    for (const seal of [undefined, fields.seal])
      expect((await coupon({ ...fields, retailerId: 'made-up', seal })).status).toBe(404);
    expect((await coupon({ ...fields, formulationId: '999999' })).status).toBe(404);
    expect(served.asked).toHaveLength(before);
  });

  test('answers 60 times in a minute, and 429 then', async () => {
    const fields = await wish();
    for (let time = 0; time < 60; time += 1) expect((await coupon(fields)).status).toBe(200);
    expect((await coupon(fields)).status).toBe(429);
  });

  test('says nothing of it in the log, but where it was asked', async () => {
    await coupon(await wish());
    reach.isDown = true;
    await coupon(await wish());
    const logged = JSON.stringify(server.lines);
    expect(logged).toContain('/api/samplerx/coupons');
    expect(logged).not.toMatch(/100001|atorvastatin|20mg|dovecote|47201/i);
  });
});

describe('what was issued', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const codes = { id: 'a'.repeat(32), bin: '610020', pcn: 'P', grp: 'G', uid: 'U' };
  const later = (ms: number) => new Date(now.getTime() + ms);

  test('is there for 24 hours and then forgotten', async () => {
    const issued = new IssuedCoupons(store.database);
    const kept = { codes, formulationId: '100001', quantity: 30, price: undefined };
    await issued.keep(kept, now);
    expect(await issued.find(codes.id, later(couponLifetimeMs - 1))).toEqual(kept);
    expect(await issued.find(codes.id, later(couponLifetimeMs))).toBeUndefined();
    await issued.purge(later(couponLifetimeMs - 1));
    expect(await issued.find(codes.id, now)).toEqual(kept);
    expect(await issued.purge(later(couponLifetimeMs))).toBeGreaterThanOrEqual(1);
    expect(await issued.find(codes.id, now)).toBeUndefined();
  });

  test('is nothing under an id that nobody drew', async () =>
    expect(await pricing.couponOf('../x')).toBeUndefined());
});
