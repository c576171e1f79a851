import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { readPriceEntries } from '#contracts/drugs/priceEntry.ts';
import { couponKeptForMs, IssuedCoupons } from '#features/drug-savings/coupons/issuedCoupons.ts';
import { migrations } from '#features/drug-savings/migrations.ts';
import { openPricing, type Pricing } from '#features/drug-savings/openPricing.ts';
import type { PartnerFault } from '#features/drug-savings/partner/sample/partnerFaults.ts';
import { type ServedPartner, servePartner } from '#features/drug-savings/partner/sample/servePartner.ts';
import { isInTheUs } from '#features/drug-savings/usReaders.ts';
import { countryDimension, PageDimensions } from '#server/pages/dimensions.ts';
import { type Answer, startTestServer, type TestServer } from '../../server/support.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { databaseUnless } from '../../support/databaseAway.ts';
import { columbus, inList, oneFormulation } from './partnerOfTest.ts';

let store: DatabaseStore;
let served: ServedPartner;
beforeAll(async () => {
  store = await openBuiltInStore([{ name: 'drug-savings', migrations }]);
  served = await servePartner({ port: 0, formulationOf: oneFormulation });
}, 60_000);
afterAll(async () => {
  await served[Symbol.asyncDispose]();
  await store.close();
});

let server: TestServer;
let pricing: Pricing;
/** Whether the database is out of reach. */
let isDown: boolean;
beforeEach(async () => {
  isDown = false;
  served.setFault('none');
  server = await startTestServer({
    dimensions: new PageDimensions({ country: countryDimension('cf-ipcountry', 'unknown') }),
    open: (parts) => {
      const database = databaseUnless(() => isDown, store.database);
      const failWhenDown = () => {
        if (isDown) throw new Error('There is no database.');
      };
      pricing = openPricing(
        { ...parts, content: { database }, isInTheUs: isInTheUs(parts) },
        { partner: 'samplerx', apiUrl: served.url, apiKey: 'a-key-of-a-test' },
        {
          formulationOf: async (id) => {
            failWhenDown();
            return inList(id);
          },
          placeOf: (zip) => (zip === columbus.zip ? columbus : undefined),
          listPriceOf: async (ndc) => {
            failWhenDown();
            return new Map([
              ['99999-0001-01', 14.2],
              ['99999-0003-01', null],
            ]).get(ndc);
          },
        },
      );
      return pricing.routes;
    },
  });
});
afterEach(async () => {
  pricing.close();
  await server[Symbol.asyncDispose]();
});

const fromUs = { 'CF-IPCountry': 'US' };
const ask = (path: string, headers: Record<string, string> = fromUs): Promise<Answer> =>
  server.get(path, { headers });

const asked = { formulationId: '100001', quantity: '30', lat: '39.126564', long: '-85.971322', zip: '47201' };
/** The address of the prices, with some of its fields changed; one without a value is left out. */
function pricesWith(changed: Readonly<Record<string, string | undefined>> = {}): string {
  return `/api/samplerx/prices?${queryOf({ ...asked, ...changed })}`;
}
function queryOf(fields: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const given = Object.entries(fields).filter((each): each is [string, string] => each[1] !== undefined);
  return new URLSearchParams(given);
}
const bodyOf = ({ body }: Answer): Record<string, unknown> => JSON.parse(body);

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
    ['formulationId has to be', { formulationId: '../x' }],
    ['formulationId has to be', { formulationId: undefined }],
    ['quantity has to be', { quantity: '-1' }],
    ['quantity has to be', { quantity: '0' }],
    ['quantity has to be', { quantity: '1e9' }],
    ['quantity has to be', { quantity: '100000.1' }],
    ['quantity has to be', { quantity: '0.009' }],
    ['quantity has to be', { quantity: '2,5' }],
    ['quantity has to be', { quantity: '.5' }],
    ['quantity has to be', { quantity: 'NaN' }],
    ['zip has to be', { zip: '4720' }],
    ['zip has to be', { zip: '<b>' }],
    ['There is no such ZIP', { zip: '00000' }],
    ['lat has to be', { lat: '91' }],
    ['long has to be', { long: 'Infinity' }],
    ['long has to be', { long: undefined }],
    ['formulationId holds', { formulationId: '1000\u202e01' }],
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
    expect([answer.status, bodyOf(answer).error]).toEqual([400, 'quantity is said twice.']);
  });

  test('answers 404 for what the partner does not know', async () => {
    expect((await ask(pricesWith({ formulationId: '999999' }))).status).toBe(404);
  });

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
  ])('answers %i to %s', async (status, query) => {
    expect((await listPrice(query)).status).toBe(status);
  });

  test('answers 503 while the database is out of reach', async () => {
    isDown = true;
    expect((await listPrice('ndc=99999-0001-01&priceTypeCode=SWD')).status).toBe(503);
  });
});

const couponFields = {
  formulationId: '100001',
  quantity: '30',
  drugName: 'Atorvastatin',
  drugUrlSlug: 'atorvastatin',
  dosageDisplay: '20mg tablet',
  quantityDisplay: '30 tablets',
  priceCurrency: 'USD',
};
/** The fields of a coupon for the first price of the list. */
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
const coupon = (fields: Readonly<Record<string, string | undefined>>) =>
  ask(`/api/samplerx/coupons?${queryOf(fields)}`);

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
    isDown = true;
    const fields = await wish();
    expect(fields.seal).toBeUndefined();
    const answer = await coupon(fields);
    expect(answer.status).toBe(200);
    await expect(pricing.couponOf(String(bodyOf(answer).id))).rejects.toThrow('out of reach');
    isDown = false;
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
    isDown = true;
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
    expect(await issued.find(codes.id, later(couponKeptForMs - 1))).toEqual(kept);
    expect(await issued.find(codes.id, later(couponKeptForMs))).toBeUndefined();
    await issued.purge(later(couponKeptForMs - 1));
    expect(await issued.find(codes.id, now)).toEqual(kept);
    expect(await issued.purge(later(couponKeptForMs))).toBeGreaterThanOrEqual(1);
    expect(await issued.find(codes.id, now)).toBeUndefined();
  });

  test('is nothing under an id that nobody drew', async () => {
    expect(await pricing.couponOf('../x')).toBeUndefined();
  });
});

test('the sample partner has a page that says that nobody is there, for made-up prices alone', async () => {
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
