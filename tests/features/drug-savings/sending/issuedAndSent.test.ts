import { randomUUID } from 'node:crypto';
import { doneWork } from '#contracts/botCheck.ts';
import { drugApi } from '#contracts/drugs/couponCalls.ts';
import { couponQueryOf } from '#contracts/drugs/couponOffer.ts';
import { readPriceEntries } from '#contracts/drugs/priceEntry.ts';
import { DrugStore } from '#features/drug-savings/list/drugStore.ts';
import { readSeedFolder } from '#features/drug-savings/list/seedFolder.ts';
import { openPricing } from '#features/drug-savings/openPricing.ts';
import { couponsToSend } from '#features/drug-savings/sending/couponsToSend.ts';
import { openSending } from '#features/drug-savings/sending/openSending.ts';
import { isInTheUs } from '#features/drug-savings/usReaders.ts';
import type { Outbox } from '#platform/outbox.ts';
import { countryDimension, PageDimensions } from '#server/pages/dimensions.ts';
import { startTestServer } from '../../../server/support.ts';
import { partner, settingsOf, storeForTests } from './sendingForEachTest.ts';

const store = storeForTests();
const columbus = { zip: '47201', lat: 39.126564, long: -85.971322 };

test.each(['atorvastatin', 'latanoprost'])(
  'a coupon that was issued for a price of %s is mailed with drug, pharmacy and price',
  async (slug) => {
    const drugs = new DrugStore(store.database, () => readSeedFolder('fixtures/drugs'));
    const formulationOf = (id: string) => drugs.byFormulation(id);
    let close = () => {};
    let outbox: Outbox | undefined;
    await using server = await startTestServer({
      dimensions: new PageDimensions({ country: countryDimension(undefined, 'US') }),
      open: async (parts) => {
        outbox = parts.outbox;
        const content = { database: store.database };
        const pricing = openPricing(
          { ...parts, content, isInTheUs: isInTheUs(parts) },
          { partner, apiUrl: undefined, apiKey: undefined },
          { formulationOf, placeOf: () => columbus, listPriceOf: async () => null },
        );
        const couponOf = couponsToSend({ issuedOf: pricing.couponOf, formulationOf });
        const sending = await openSending(
          { ...parts, content, partner, isSample: true, isOnThisMachine: true, couponOf },
          settingsOf(),
        );
        close = () => {
          sending.close();
          void pricing.close?.();
        };
        return [...pricing.routes, ...sending.routes];
      },
    });
    const get = async (address: string): Promise<Record<string, unknown>> =>
      JSON.parse((await server.get(address)).body);

    const found = await drugs.bySlug(slug);
    const [manufacturer] = found?.drug.manufacturers ?? [];
    const dosage = manufacturer?.options[0]?.dossages[0];
    const quantity = dosage?.commonQuantities[0];
    if (!found || !manufacturer || !dosage || !quantity) throw new Error(`The list has no ${slug}.`);
    const { formulationId } = dosage;
    const asked = new URLSearchParams({
      formulationId,
      quantity: String(quantity.value),
      zip: columbus.zip,
      lat: String(columbus.lat),
      long: String(columbus.long),
    });
    const [price] = readPriceEntries((await get(`${drugApi.prices(partner)}?${asked}`)).data);
    if (!price) throw new Error('Nobody has a price.');
    const query = couponQueryOf(price, {
      formulationId,
      drugName: 'what a browser says',
      drugUrlSlug: slug,
      dosageDisplay: 'what a browser says',
      quantityDisplay: 'what a browser says',
      quantity: quantity.value,
    });
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const codes = await get(`${drugApi.coupons(partner)}?${new URLSearchParams(given)}`);

    const body = JSON.stringify({
      recaptcha: await doneWork(JSON.parse((await server.get(drugApi.challenge(partner))).body)),
      couponID: codes.id,
      sendType: 'email',
      email: 'ada@example.org',
    });
    const headers = {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    };
    const answer = await server.get(drugApi.send(partner), { method: 'POST', headers, body });
    expect([answer.status, answer.body]).toEqual([200, '{"success":true}']);
    const [mail] = outbox?.entries() ?? [];
    for (const said of [
      found.drug.name,
      manufacturer.name,
      dosage.dosage,
      quantity.display,
      price.retailer.name,
    ])
      expect(mail?.text).toContain(said);
    expect(mail?.text).toContain(`$${price.price.amount.toFixed(2)}`);
    expect(mail?.text).toContain(`Rx UID: ${codes.uid}`);
    expect(mail?.text).not.toContain('a browser');
    close();
  },
  60_000,
);
