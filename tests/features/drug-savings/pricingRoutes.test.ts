import { readPriceEntries } from '#contracts/drugs/priceEntry.ts';
import { openPricing } from '#features/drug-savings/openPricing.ts';
import type { PartnerFault } from '#features/drug-savings/partner/sample/partnerFaults.ts';
import { type Answer, startTestServer } from '../../server/support.ts';
import { inList } from './partnerOfTest.ts';
import {
  ask,
  bodyOf,
  coupon,
  couponFields,
  fromUs,
  pricesWith,
  reach,
  served,
  server,
  store,
} from './pricingServer.ts';

async function fault(name: PartnerFault): Promise<Answer> {
  served.setFault(name);
  return ask(pricesWith());
}

describe('GET /api/{partner}/prices', () => {
  test('answers entries with our seal, and when they were seen', async () => {
    const answer = await ask(pricesWith());
    const { data, seenAt } = bodyOf(answer);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(Date.parse(String(seenAt))).toBeLessThanOrEqual(Date.now());
    const entries = readPriceEntries(data);
    expect(entries).toHaveLength(12);
    for (const { seal } of entries) expect(seal).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  test('asks the partner about the place of our own list, whatever a browser says of it', async () => {
    const before = served.asked.length;
    await ask(pricesWith({ lat: '48.1', long: '11.5' }));
    expect(served.asked.slice(before).map(({ url }) => url)).toEqual([
      '/prices?formulationId=100001&quantity=30&lat=39.126564&long=-85.971322&zip=47201',
    ]);
  });

  test.each<[string, Readonly<Record<string, string | undefined>>]>([
    ['formulationId must be', { formulationId: '../x' }],
    ['formulationId must be', { formulationId: undefined }],
    ['quantity must be', { quantity: '-1' }],
    ['quantity must be', { quantity: '0' }],
    ['quantity must be', { quantity: '1e9' }],
    ['quantity must be', { quantity: '100000.1' }],
    ['quantity must be', { quantity: '0.009' }],
    ['quantity must be', { quantity: '2,5' }],
    ['quantity must be', { quantity: '.5' }],
    ['quantity must be', { quantity: 'NaN' }],
    ['zip must be', { zip: '4720' }],
    ['zip must be', { zip: '<b>' }],
    ['This ZIP code was not found', { zip: '00000' }],
    ['lat must be', { lat: '91' }],
    ['long must be', { long: 'Infinity' }],
    ['long must be', { long: undefined }],
    ['formulationId contains', { formulationId: '1000\u202e01' }],
  ])('answers 400 “%s …” to %j', async (message, changed) => {
    const answer = await ask(pricesWith(changed));
    expect([answer.status, bodyOf(answer).error]).toEqual([400, expect.stringContaining(message)]);
  });

  test.each(['0.01', '2.5', '2.50', '22.5', '33.333333333333336', '100000'])(
    'answers prices of %s units, as bottles and tubes hold them',
    async (quantity) => {
      const before = served.asked.length;
      const answer = await ask(pricesWith({ quantity }));
      expect([answer.status, readPriceEntries(bodyOf(answer).data).length]).toEqual([200, 12]);
      expect(
        served.asked.slice(before).map(({ url }) => new URL(url, served.url).searchParams.get('quantity')),
      ).toEqual([String(Number(quantity))]);
    },
  );

  test('answers 404 to a formulation that our list does not have, and does not ask the partner', async () => {
    const before = served.asked.length;
    for (const formulationId of ['999999', 'x', '100001x'])
      expect((await ask(pricesWith({ formulationId }))).status).toBe(404);
    expect(served.asked).toHaveLength(before);
  });

  test('answers others while the partner fails for all that one reader invents', async () => {
    served.setFault('error');
    for (let quantity = 1; quantity <= 20; quantity += 1) {
      expect((await ask(pricesWith({ quantity: `${quantity}.5` }))).status).toBe(503);
      await ask(pricesWith({ formulationId: `made-up-${quantity}` }));
      await coupon({
        ...couponFields,
        retailerId: `made-up-${quantity}`,
        retailerName: 'A',
        lowPriceAmount: '1',
      });
    }
    served.setFault('none');
    expect((await ask(pricesWith())).status).toBe(200);
  });

  test('answers 400 where a quantity comes twice', async () => {
    const answer = await ask(`${pricesWith()}&quantity=90`);
    expect([answer.status, bodyOf(answer).error]).toEqual([400, 'quantity is in the query twice.']);
  });

  test('answers 404 for what the partner does not know', async () =>
    expect((await ask(pricesWith({ formulationId: '999999' }))).status).toBe(404));

  test.each<PartnerFault>(['error', 'html', 'no-json', 'cut', 'redirect', 'reset', 'large'])(
    'answers 503 with a time to come back where the partner has the fault “%s”',
    async (name) => {
      const { status, headers } = await fault(name);
      expect([status, headers['retry-after']]).toEqual([503, '5']);
    },
  );

  test('answers 503 with the time that the partner names', async () => {
    const { status, headers } = await fault('busy');
    expect([status, headers['retry-after']]).toEqual([503, '30']);
  });

  test.each([
    ['another country', { 'CF-IPCountry': 'DE' }],
    ['nobody knows where', { 'CF-IPCountry': 'XX' }],
    ['nobody says where', {}],
  ])('is for readers in the US alone: 403 from %s', async (_where, headers: Record<string, string>) => {
    for (const path of [pricesWith(), '/api/drugPricing?ndc=1', '/api/samplerx/coupons'])
      expect((await ask(path, headers)).status).toBe(403);
  });

  test('takes no other method', async () => {
    const { status, headers } = await server.get(pricesWith(), { method: 'POST', headers: fromUs });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('answers 120 times in a minute, and 429 then', async () => {
    for (let time = 0; time < 120; time += 1) expect((await ask(pricesWith())).status).toBe(200);
    const { status, headers } = await ask(pricesWith());
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  test('says nothing of it in the log, but where it was asked', async () => {
    await ask(pricesWith());
    await fault('error');
    await ask(pricesWith({ zip: '00000' }));
    const logged = JSON.stringify(server.lines);
    expect(logged).toContain('/api/samplerx/prices');
    expect(logged).not.toMatch(/100001|47201|39\.12|00000|a-key-of-a-test/);
  });
});

describe('GET /api/drugPricing', () => {
  const listPrice = (query: string) => ask(`/api/drugPricing?${query}`);

  test('answers the list price of a unit', async () => {
    const answer = await listPrice('ndc=99999-0001-01&priceTypeCode=SWD');
    expect([answer.status, bodyOf(answer)]).toEqual([200, { drugMSRP: 14.2 }]);
  });

  test('answers that nobody has told one, which is no failure', async () => {
    const answer = await listPrice('ndc=99999-0003-01&priceTypeCode=SWD');
    expect([answer.status, bodyOf(answer)]).toEqual([200, { drugMSRP: null }]);
  });

  test.each([
    [404, 'ndc=99999-0001-02&priceTypeCode=SWD'],
    [400, 'ndc=99999-0001-01&priceTypeCode=AWP'],
    [400, 'ndc=99999-0001-01'],
    [400, 'ndc=%3Cb%3E&priceTypeCode=SWD'],
    [400, 'priceTypeCode=SWD'],
  ])('answers %i to %s', async (status, query) => expect((await listPrice(query)).status).toBe(status));

  test('answers 503 while the database is out of reach', async () => {
    reach.isDown = true;
    expect((await listPrice('ndc=99999-0001-01&priceTypeCode=SWD')).status).toBe(503);
  });
});

test('the sample partner has a page for links without a dosage, for made-up prices alone', async () => {
  const page = '/sample-partner/coupon/create?drugSlug=atorvastatin';
  expect((await ask(page)).status).toBe(404);
  await using made = await startTestServer({
    open: (parts) => {
      const sample = openPricing(
        { ...parts, content: { database: store.database }, isInTheUs: () => true },
        { partner: 'samplerx', apiUrl: undefined, apiKey: undefined },
        { formulationOf: inList, listPriceOf: async () => undefined },
      );
      return sample.routes;
    },
  });
  const { status, body } = await made.get(page);
  expect(status).toBe(200);
  expect(body).toContain('Sample prices, not real offers');
  expect(body).toContain('noindex');
  expect(body).toContain('data-quiet="/drugs"');
  expect(body).not.toContain('atorvastatin');
  const { data } = bodyOf(await made.get(pricesWith()));
  expect(readPriceEntries(data)).toHaveLength(12);
});
