import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { migrations } from '#features/drug-savings/migrations.ts';
import { openPricing, type Pricing } from '#features/drug-savings/openPricing.ts';
import { type ServedPartner, servePartner } from '#features/drug-savings/partner/sample/servePartner.ts';
import { isInTheUs } from '#features/drug-savings/usReaders.ts';
import { countryDimension, PageDimensions } from '#server/pages/dimensions.ts';
import { type Answer, startTestServer, type TestServer } from '../../server/support.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { databaseUnless } from '../../support/databaseAway.ts';
import { columbus, inList, oneFormulation } from './partnerOfTest.ts';

export let store: DatabaseStore;
export let served: ServedPartner;
beforeAll(async () => {
  store = await openBuiltInStore([{ name: 'drug-savings', migrations }]);
  served = await servePartner({ port: 0, formulationOf: oneFormulation });
});
afterAll(async () => {
  await served[Symbol.asyncDispose]();
  await store.close();
});

export let server: TestServer;
export let pricing: Pricing;
export const reach = { isDown: false };
beforeEach(async () => {
  reach.isDown = false;
  served.setFault('none');
  server = await startTestServer({
    dimensions: new PageDimensions({ country: countryDimension('cf-ipcountry', 'unknown') }),
    open: (parts) => {
      const database = databaseUnless(() => reach.isDown, store.database);
      const failWhenDown = () => {
        if (reach.isDown) throw new Error('There is no database.');
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

export const fromUs = { 'CF-IPCountry': 'US' };
export const ask = (path: string, headers: Record<string, string> = fromUs): Promise<Answer> =>
  server.get(path, { headers });

const asked = { formulationId: '100001', quantity: '30', lat: '39.126564', long: '-85.971322', zip: '47201' };
export function pricesWith(changed: Readonly<Record<string, string | undefined>> = {}): string {
  return `/api/samplerx/prices?${queryOf({ ...asked, ...changed })}`;
}
function queryOf(fields: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const given = Object.entries(fields).filter((each): each is [string, string] => each[1] !== undefined);
  return new URLSearchParams(given);
}
export const bodyOf = ({ body }: Answer): Record<string, unknown> => JSON.parse(body);

export const couponFields = {
  formulationId: '100001',
  quantity: '30',
  drugName: 'Atorvastatin',
  drugUrlSlug: 'atorvastatin',
  dosageDisplay: '20mg tablet',
  quantityDisplay: '30 tablets',
  priceCurrency: 'USD',
};
export const coupon = (fields: Readonly<Record<string, string | undefined>>) =>
  ask(`/api/samplerx/coupons?${queryOf(fields)}`);
