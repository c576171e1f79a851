import { Registry } from 'prom-client';
import { partnerBreaker } from '#feature-kit/partners.ts';
import {
  PricingPartner,
  PricingUnavailable,
  partnerDeadlineMs,
  partnerMaxBytes,
  partnerMaxConcurrent,
  readCouponCodes,
} from '#features/drug-savings/partner/pricingPartner.ts';
import type { PartnerFault } from '#features/drug-savings/partner/sample/partnerFaults.ts';
import { type PartnerOverHttp, partnerOverHttp, question } from './partnerOfTest.ts';

const couponQuery = {
  formulationId: '100001',
  drugName: 'Atorvastatin',
  drugUrlSlug: 'atorvastatin',
  dosageDisplay: '20mg tablet',
  quantityDisplay: '30 tablets',
  retailerId: 'dovecote',
  retailerName: 'Dovecote Drug',
  lowPriceAmount: 12.5,
  priceCurrency: 'USD',
  locationId: undefined,
};

const counted = async ({ registry }: PartnerOverHttp): Promise<string[]> =>
  (await registry.getMetricsAsJSON())
    .filter(({ name }) => name === 'pagewell_drug_partner_calls_total')
    .flatMap(({ values }) => values.map(({ labels, value }) => `${labels.call} ${labels.outcome} ${value}`));

test('the partner has two and a half seconds for a megabyte, and 32 are asked at once', () =>
  expect([partnerDeadlineMs, partnerMaxBytes, partnerMaxConcurrent]).toEqual([2_500, 1024 * 1024, 32]));

describe('a partner over HTTP', () => {
  test('is told a formulation, a quantity and a place, and nothing else of anybody', async () => {
    await using over = await partnerOverHttp('none', { apiKey: 'a-key-of-a-test' });
    expect(await over.partner.prices(question)).toHaveLength(12);
    const [asked] = over.served.asked;
    expect(asked?.url).toBe(
      '/prices?formulationId=100001&quantity=30&lat=39.126564&long=-85.971322&zip=47201',
    );
    const { host: _, connection: __, ...headers } = asked?.headers ?? {};
    expect(headers).toEqual({
      accept: 'application/json',
      'accept-encoding': 'identity',
      authorization: 'Bearer a-key-of-a-test',
    });
  });

  test('gives codes for a coupon, asked with what is known and no more', async () => {
    await using over = await partnerOverHttp('none');
    expect(await over.partner.coupon(couponQuery)).toMatchObject({ bin: '000000', grp: 'SAMPLE' });
    const { searchParams } = new URL(over.served.asked[0]?.url ?? '', 'http://partner.example');
    expect([...searchParams.keys()].sort()).toEqual([
      ...['dosageDisplay', 'drugName', 'drugUrlSlug', 'formulationId', 'lowPriceAmount', 'priceCurrency'],
      ...['quantityDisplay', 'retailerId', 'retailerName'],
    ]);
  });

  test('may not know a formulation, or have no coupon', async () => {
    await using over = await partnerOverHttp('unknown');
    expect(await over.partner.prices(question)).toBeUndefined();
    expect(await over.partner.coupon(couponQuery)).toBeUndefined();
    expect(await counted(over)).toEqual(['prices unknown 1', 'coupons unknown 1']);
  });

  test('may know of no pharmacy', async () => {
    await using over = await partnerOverHttp('empty');
    expect(await over.partner.prices(question)).toEqual([]);
  });

  test.each<[PartnerFault, string]>([
    ['error', 'status'],
    ['busy', 'status'],
    ['html', 'content-type'],
    ['no-json', 'encoding'],
    ['other-json', 'content-type'],
    ['cut', 'reset'],
    ['reset', 'reset'],
    ['redirect', 'redirect'],
    ['large', 'too-large'],
  ])('that has the fault “%s” gives nothing that can be used: %s', async (fault, outcome) => {
    await using over = await partnerOverHttp(fault);
    await expect(over.partner.prices(question)).rejects.toBeInstanceOf(PricingUnavailable);
    await expect(over.partner.coupon(couponQuery)).rejects.toBeInstanceOf(PricingUnavailable);
    expect(await counted(over)).toEqual([`prices ${outcome} 1`, `coupons ${outcome} 1`]);
  });

  test.each<PartnerFault>(['slow', 'drip'])('that has the fault “%s” is not waited for', async (fault) => {
    await using over = await partnerOverHttp(fault, { deadlineMs: 200 });
    await expect(over.partner.prices(question)).rejects.toBeInstanceOf(PricingUnavailable);
    expect(await counted(over)).toEqual(['prices timeout 1']);
  });

  test('is well again where its fault is mended', async () => {
    await using over = await partnerOverHttp('error');
    await expect(over.partner.prices(question)).rejects.toBeInstanceOf(PricingUnavailable);
    over.served.setFault('none');
    expect(await over.partner.prices(question)).toHaveLength(12);
  });

  test('says when to come back, and is believed up to a minute', async () => {
    await using over = await partnerOverHttp('busy');
    await expect(over.partner.prices(question)).rejects.toMatchObject({ retryAfterSeconds: 30 });
    expect(new PricingUnavailable(3_600_000, undefined).retryAfterSeconds).toBe(60);
    expect(new PricingUnavailable(undefined, undefined).retryAfterSeconds).toBe(5);
  });

  test('is left alone where it fails often, and asked again after a while', async () => {
    let time = 0;
    await using over = await partnerOverHttp('error', { now: () => time });
    for (let call = 0; call < partnerBreaker.volumeThreshold; call += 1)
      await expect(
        over.partner.prices({ ...question, formulationId: `10000${call}` }),
      ).rejects.toBeInstanceOf(PricingUnavailable);
    over.served.setFault('none');
    const before = over.served.asked.length;
    await expect(over.partner.prices(question)).rejects.toBeInstanceOf(PricingUnavailable);
    expect(over.served.asked).toHaveLength(before);
    time = partnerBreaker.resetMs;
    expect(await over.partner.prices(question)).toHaveLength(12);
  });

  test('is asked on by others where one question alone fails, however often', async () => {
    await using over = await partnerOverHttp('error', { now: () => 0 });
    for (let call = 0; call < 5 * partnerBreaker.volumeThreshold; call += 1)
      await expect(over.partner.prices(question)).rejects.toBeInstanceOf(PricingUnavailable);
    over.served.setFault('none');
    expect(await over.partner.prices(question)).toHaveLength(12);
  });

  test('gives prices while it is left alone for coupons', async () => {
    await using over = await partnerOverHttp('error', { now: () => 0 });
    for (let call = 0; call <= partnerBreaker.volumeThreshold; call += 1)
      await expect(
        over.partner.coupon({ ...couponQuery, formulationId: `10000${call}` }),
      ).rejects.toBeInstanceOf(PricingUnavailable);
    expect(await counted(over)).toContain('coupons breaker-open 1');
    over.served.setFault('none');
    expect(await over.partner.prices(question)).toHaveLength(12);
  });

  test('loses the entries that nobody can trust, and no others', async () => {
    await using over = await partnerOverHttp('hostile');
    const entries = (await over.partner.prices(question)) ?? [];
    expect(entries).toHaveLength(14);
    const [long, turned] = entries;
    expect(long?.retailer.name.length).toBeLessThanOrEqual(200);
    expect(turned?.retailer.name).toBe('gnorw yaw eht llA');
    await expect(over.partner.coupon(couponQuery)).rejects.toBeInstanceOf(PricingUnavailable);
  });

  test('cannot seal a price in our name', async () => {
    const body = { data: [{ retailer: { id: 'a', name: 'A' }, price: { amount: 1 }, seal: 'ours' }] };
    const partner = new PricingPartner(
      { log: { warn: () => undefined }, registry: new Registry() },
      { address: 'http://partner.example', send: async () => Response.json(body) },
    );
    expect(await partner.prices(question)).toEqual([
      { retailer: { id: 'a', name: 'A' }, price: { amount: 1, currency: 'USD' } },
    ]);
  });

  test('is told of once in ten minutes when it fails, without its key and without what it was asked', async () => {
    let time = 0;
    await using over = await partnerOverHttp('error', { apiKey: 'a-key-of-a-test', now: () => time });
    const fail = () => expect(over.partner.prices(question)).rejects.toBeInstanceOf(PricingUnavailable);
    await fail();
    await fail();
    expect(over.logged).toHaveLength(1);
    time += 10 * 60_000;
    await fail();
    expect(over.logged).toHaveLength(2);
    expect(over.logged.join()).toContain('"outcome":"status","status":500');
    expect(over.logged.join()).not.toMatch(/a-key-of-a-test|100001|47201|39\.12|127\.0\.0\.1/);
  });
});

describe('codes of a coupon', () => {
  const codes = { bin: '610020', pcn: 'PDMI', grp: 'A-1', uid: 'S0123456789' };

  test.each([[codes], [{ ...codes, bin: '61002012' }], [{ ...codes, id: '../x', more: 1 }]])(
    '%j are taken',
    (value) =>
      expect(readCouponCodes(value)).toEqual({ bin: value.bin, pcn: 'PDMI', grp: 'A-1', uid: 'S0123456789' }),
  );

  test.each([
    [{ ...codes, bin: '<b>' }],
    [{ ...codes, bin: '61002' }],
    [{ ...codes, bin: '6100201' }],
    [{ ...codes, bin: 610020 }],
    [{ ...codes, pcn: '' }],
    [{ ...codes, grp: 'A 1' }],
    [{ ...codes, grp: '-A' }],
    [{ ...codes, uid: 'S'.repeat(31) }],
    [{ bin: '610020' }],
    [[codes]],
    [null],
  ])('%j are none', (value) => expect(readCouponCodes(value)).toBeUndefined());
});
