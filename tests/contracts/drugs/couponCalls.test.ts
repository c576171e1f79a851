import { dosageLine, isCouponEmail, isCouponPhone } from '#contracts/drugs/coupon.ts';
import { couponLink } from '#contracts/drugs/couponLink.ts';
import { couponQueryOf } from '#contracts/drugs/couponOffer.ts';
import { shownPlace } from '#contracts/drugs/drugView.ts';
import { drugSavingsFacts } from '#contracts/drugs/facts.ts';
import { isZip, zipDigits } from '#contracts/drugs/zip.ts';

test.each(['a@b.c', ' ada@example.org ', 'a@b.c,d@e.f'])('%s has the shape of an address', (typed) =>
  expect(isCouponEmail(typed)).toBe(true),
);

test.each(['', 'ada', 'ada@example', '@example.org', 'ada@.', 'a b@ .c'])('"%s" has not', (typed) =>
  expect(isCouponEmail(typed)).toBe(false),
);

test('the shape of an address is that of the contract’s expression, for every text of six characters that matter', () => {
  let texts = [''];
  for (let length = 1; length <= 6; length++) {
    texts = texts.flatMap((text) => ['a', '@', '.', ' '].map((next) => text + next));
    for (const text of texts) expect([text, isCouponEmail(text)]).toEqual([text, /\S+@\S+\.\S+/.test(text)]);
  }
});

test('a number begins with ten digits, whatever follows', () => {
  expect(isCouponPhone('5551234567')).toBe(true);
  expect(isCouponPhone('5551234567abc')).toBe(true);
  expect(isCouponPhone('555123456')).toBe(false);
  expect(isCouponPhone('(555) 123-4567')).toBe(false);
  expect(isCouponPhone(' 5551234567')).toBe(false);
});

test('a field for ZIPs keeps the first five digits', () => {
  expect(zipDigits('47a2 01-1234')).toBe('47201');
  expect(zipDigits('472')).toBe('472');
  expect([isZip('4720'), isZip('47201'), isZip('472011'), isZip('<b>')]).toEqual([false, true, false, false]);
});

test('a coupon is asked for with what its card says, its seal and its pharmacy', () => {
  const entry = {
    retailer: { id: 'r1', name: 'Larkspur', location: { id: 'r1-47201' } },
    price: { amount: 12.5, currency: 'USD' },
    retailPrice: 25,
    pbmId: 'p1',
    seal: 's',
  };
  const drug = {
    formulationId: '12',
    drugName: 'Atorvastatin',
    drugUrlSlug: 'atorvastatin',
    dosageDisplay: '20mg tablet',
    quantityDisplay: '30 tablets',
    quantity: 30,
  };
  expect(couponQueryOf(entry, drug)).toEqual({
    ...drug,
    locationId: 'r1-47201',
    retailerId: 'r1',
    retailerName: 'Larkspur',
    lowPriceAmount: 12.5,
    highPriceAmount: 25,
    priceCurrency: 'USD',
    pbmId: 'p1',
    seal: 's',
  });
});

test('the dosage line is manufacturer, dosage and quantity', () => {
  const told = { manufacturer: 'Lipitor', dosage: '20mg tablet', quantity: '30 tablets' };
  expect(dosageLine(told)).toBe('Lipitor, 20mg tablet, 30 tablets');
});

test('the partner gets its link with what is known, and what is not known is left out', () => {
  const query = {
    drugSlug: 'lipitor',
    formulationId: '12',
    quantity: 30,
    latitude: null,
    longitude: null,
    postalCode: '47201',
  };
  expect(couponLink('https://samplerx.example', query, { source: 'pagewell', term: '' })).toBe(
    'https://samplerx.example/coupon/create?drugSlug=lipitor&formulationId=12&quantity=30&postalCode=47201&utm_source=pagewell',
  );
  expect(
    couponLink('/sample-partner', { ...query, latitude: 39.1, longitude: -85.9, retailerLocationId: 'a&b' }),
  ).toBe(
    '/sample-partner/coupon/create?drugSlug=lipitor&formulationId=12&quantity=30&latitude=39.1&longitude=-85.9&postalCode=47201&retailerLocationId=a%26b',
  );
});

describe('what the site says of drug savings', () => {
  const sends = { email: true, textMessage: false, ios: false, android: false };
  const service = {
    partner: 'samplerx',
    partnerSite: '/sample-partner',
    isSample: true,
    sends,
    walletSaveAddress: '/outbox/pass/',
  };

  test('is nothing where nobody looks up prices', () =>
    expect(drugSavingsFacts(undefined, { source: 'SampleRx' })).toBeUndefined());

  test('is what the publisher says, and the words of the contract besides', () => {
    expect(drugSavingsFacts(service, { source: 'SampleRx' })).toMatchObject({
      source: 'SampleRx',
      asOf: '3/2023',
    });
    expect(drugSavingsFacts(service)).toMatchObject({ drivers: [], source: 'our pricing partner', utm: {} });
  });
});

test('a place is named by its ZIP, and by what is known besides', () => {
  expect(shownPlace({ zip: '47201', city: 'Columbus', state: 'IN' })).toBe('47201, Columbus, IN');
  expect(shownPlace({ zip: '47201' })).toBe('47201');
});
