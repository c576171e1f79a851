import { readSiteContent } from '#content/site/readSiteContent.ts';
import { milesBetween } from '#contracts/drugs/distance.ts';
import { readPriceEntries } from '#contracts/drugs/priceEntry.ts';
import { logoOf } from '#contracts/drugs/priceList.ts';
import { readCouponCodes } from '#features/drug-savings/partner/pricingPartner.ts';
import { formulationsIn } from '#features/drug-savings/partner/sample/formulationsIn.ts';
import { askSamplePartner } from '#features/drug-savings/partner/sample/samplePartner.ts';
import { sampleChains } from '#features/drug-savings/partner/sample/samplePharmacies.ts';
import {
  sampleFee,
  samplePrices,
  sampleUnitPrice,
} from '#features/drug-savings/partner/sample/samplePrices.ts';
import { columbus, oneFormulation, question } from './partnerOfTest.ts';

const generic = { drugType: 'generic', msrp: 1.2, usualQuantity: 30 };
const amounts = (asked = question, formulation = generic) =>
  samplePrices(asked, formulation).map(({ price }) => price.amount);

describe('made-up prices', () => {
  test('are those of nine chains, and of three pharmacies that are at that place alone', () => {
    const names = samplePrices(question, generic).map(({ retailer }) => retailer.name);
    expect(new Set(names).size).toBe(12);
    expect(names.slice(0, 9)).toEqual(sampleChains.map(({ name }) => name));
    const elsewhere = { ...question, place: { zip: '10001', lat: 40.7506, long: -73.9972 } };
    const ids = (asked = question) => samplePrices(asked, generic).map(({ retailer }) => retailer.id);
    expect(ids(elsewhere).slice(0, 9)).toEqual(ids().slice(0, 9));
    expect(ids(elsewhere).slice(9)).not.toEqual(ids().slice(9));
  });

  test('are the same for the same question, and others elsewhere', () => {
    expect(samplePrices(question, generic)).toEqual(samplePrices(question, generic));
    const sameArea = { ...question, place: { zip: '47299', lat: 39, long: -86 } };
    expect(amounts(sameArea).slice(0, 9)).toEqual(amounts().slice(0, 9));
    const otherArea = { ...question, place: { zip: '10001', lat: 40.7506, long: -73.9972 } };
    expect(amounts(otherArea)).not.toEqual(amounts());
  });

  test('are a fee, and for each unit alike', () => {
    const one = amounts({ ...question, quantity: 100 }).map((amount) => amount - sampleFee);
    const three = amounts({ ...question, quantity: 300 }).map((amount) => amount - sampleFee);
    for (const [index, amount] of one.entries()) expect(three[index]).toBeCloseTo(3 * amount, 1);
  });

  test('have one that is the lowest, and each its own price without a coupon', () => {
    const entries = samplePrices(question, generic);
    const lowest = Math.min(...amounts());
    expect(entries.filter(({ isLowestPrice }) => isLowestPrice).map(({ price }) => price.amount)).toEqual([
      lowest,
    ]);
    for (const { price, retailPrice = 0, percentSavings } of entries) {
      expect(retailPrice).toBeGreaterThan(price.amount);
      expect(percentSavings).toBe(Math.floor(100 - (price.amount / retailPrice) * 100));
    }
  });

  test('are a share of the list price, and less of it where others make the same', () => {
    const share = (drugType: string) => sampleUnitPrice('100001', { drugType, msrp: 100, usualQuantity: 30 });
    expect([share('generic') >= 20, share('generic') < 50]).toEqual([true, true]);
    expect([share('brand') >= 75, share('brand') < 92]).toEqual([true, true]);
  });

  test('without a list price are what the usual quantity costs', () => {
    const unit = sampleUnitPrice('100001', { drugType: 'generic', usualQuantity: 4 });
    expect([unit * 4 >= 6, unit * 4 < 36]).toEqual([true, true]);
  });

  test('are what we take from a partner, entry by entry, for all that the list has', () => {
    for (const [formulationId, formulation] of formulationsIn('fixtures/drugs')) {
      const entries = samplePrices(
        { formulationId, quantity: formulation.usualQuantity, place: columbus },
        formulation,
      );
      expect(readPriceEntries(entries)).toEqual(entries);
    }
  });

  test('are of pharmacies less than ten miles away, but for the one that sends by mail', () => {
    const from = { latitude: columbus.lat, longitude: columbus.long };
    const miles = samplePrices(question, generic).flatMap(({ retailer: { location } }) =>
      location?.coordinates ? [milesBetween(from, location.coordinates)] : [],
    );
    expect(miles).toHaveLength(11);
    expect(Math.max(...miles)).toBeLessThan(10);
    expect(Math.min(...miles)).toBeGreaterThan(0.4);
  });
});

describe('logos', () => {
  const { logos } = readSiteContent('fixtures/site').content.retailers;

  test('are there for all chains of the sample, and for none of its independent pharmacies', () => {
    const names = samplePrices(question, generic).map(({ retailer }) => retailer.name);
    const drawn = names.map((name) => logoOf(name, logos)?.imageSrc);
    expect(drawn).toEqual([
      ...sampleChains.map(({ id }) => `/media/retailer-${id}.webp`),
      ...[undefined, undefined, undefined],
    ]);
  });

  test('have Target before CVS, so that a pharmacy of both is Target’s', () =>
    expect(logoOf('Target (CVS)', logos)?.name).toBe('Target'));
});

describe('the sample partner', () => {
  const ask = (target: string) => askSamplePartner(new URL(target, 'http://sample.example'), oneFormulation);
  const prices = '/prices?formulationId=100001&quantity=30&lat=39.126564&long=-85.971322&zip=47201';

  test('answers prices as the contract has them', async () => {
    const { status, body } = await ask(prices);
    expect(status).toBe(200);
    expect(body).toEqual({ data: samplePrices(question, generic) });
  });

  test.each([
    [404, prices.replace('100001', '999999')],
    [404, '/prices/more'],
    [400, prices.replace('quantity=30', 'quantity=-1')],
    [400, prices.replace('quantity=30', 'quantity=1e9')],
    [400, prices.replace('zip=47201', 'zip=4720')],
    [400, prices.replace('&lat=39.126564', '')],
    [404, '/coupons?retailerId=cvs'],
  ])('answers %i to %s', async (expected, target) => expect((await ask(target)).status).toBe(expected));

  test('answers codes that no pharmacy takes, the same for the same question in whatever order', async () => {
    const { body } = await ask('/coupons?retailerId=dovecote&formulationId=100001');
    expect(readCouponCodes(body)).toMatchObject({ bin: '000000', pcn: 'SAMPLE', grp: 'SAMPLE' });
    expect((await ask('/coupons?formulationId=100001&retailerId=dovecote')).body).toEqual(body);
    expect((await ask('/coupons?formulationId=100002&retailerId=dovecote')).body).not.toEqual(body);
  });
});
