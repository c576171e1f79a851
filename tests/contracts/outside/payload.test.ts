import fc from 'fast-check';
import { allowedFields, outsidePayload } from '#contracts/outside/payload.ts';
import { validateOutsidePayload } from '#schemas/generated/validators.js';
import schema from '#schemas/outside-payload.json' with { type: 'json' };

const everything = {
  slot: 'DMR1',
  sizes: [
    [300, 600],
    [300, 250],
  ],
  breakpoint: 'desktop',
  country: 'GB',
  language: 'en-US',
  category: 'food',
  referrer: 'google',
  number: 100,
  consent: {
    gdprApplies: true,
    limitedAds: false,
    tc: 'CQaaaaaQaaaaaaAAAAENAAAAAAAAAAAAAAAAAAAAAAAA.YAAAAAAAAAA',
    gpp: 'DBABLA~BVVVVVVVVWA.YA',
    usp: '1YNY',
  },
};

describe('what others are handed', () => {
  test('is all that is on the list, which the schema says as well', () => {
    expect(outsidePayload(everything)).toEqual(everything);
    expect(validateOutsidePayload(everything)).toBe(true);
    // Each kind of frame is told a part of it; all of the list is told to some.
    const pixels = ['https://pixel.offers.example/a.gif'];
    expect(outsidePayload({ pixels }, 'pixels')).toEqual({ pixels });
    expect(validateOutsidePayload({ pixels })).toBe(true);
    expect([...Object.keys(everything), 'pixels']).toEqual(Object.keys(schema.properties));
    expect(new Set(Object.values(allowedFields).flat())).toEqual(new Set(Object.keys(schema.properties)));
    expect(Object.keys(everything.consent)).toEqual(Object.keys(schema.properties.consent.properties));
  });

  test.each([
    ['a path', { path: '/sexual-health/std-test' }],
    ['a title', { title: 'Living with HIV' }],
    ['a keyword', { k1: 'hiv' }],
    ['an address', { email: 'ada@example.org' }],
    ['a referrer', { referrer: 'https://search.example/?q=hiv' }],
    ['a category that tells of an illness', { category: 'hiv' }],
    ['a name of a place that says more', { slot: 'hiv' }],
    ['a breakpoint that is none', { breakpoint: 'hiv' }],
    ['a language that is none', { language: 'hiv-test' }],
    ['a country that is none', { country: 'hiv' }],
    ['a number that says more', { number: 101 }],
    ['the number zero', { number: 0 }],
    ['half a number', { number: 1.5 }],
    ['sizes that say more', { sizes: [[300, 250, 7]] }],
    ['a size of nothing', { sizes: [[0, 250]] }],
    ['a size larger than any', { sizes: [[300, 2001]] }],
    ['no sizes', { sizes: [] }],
    ['consent without its facts', { consent: { tc: everything.consent.tc } }],
    ['a picture that only another frame is told', { pixels: ['https://pixel.offers.example/a.gif'] }],
    ['what every object has', JSON.parse('{ "__proto__": { "slot": "DMR1" }, "constructor": "DMR1" }')],
  ])('holds nothing of %s', (_what, facts) => expect(outsidePayload({ ...facts })).toEqual({}));

  test.each([
    ['a TC string with words in it', { tc: 'living with hiv' }],
    ['a TC string that is too long', { tc: 'C'.repeat(4_000) }],
    ['a US privacy string that is none', { usp: '1HIV' }],
    ['a GPP string without a section', { gpp: 'hiv' }],
    ['another key', { note: 'hiv' }],
  ])('holds of consent nothing of %s', (_what, facts) => {
    const consent = { gdprApplies: false, limitedAds: true };
    expect(outsidePayload({ consent: { ...consent, ...facts } })).toEqual({ consent });
  });

  test('is what the schema takes, whatever somebody would like to hand over', () => {
    const near = fc.oneof(fc.anything(), fc.constantFrom(...Object.values(everything)));
    const facts = fc.record(
      Object.fromEntries([...Object.keys(everything), 'path'].map((key) => [key, near])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(facts, (given) => {
        expect([given, validateOutsidePayload(outsidePayload(given))]).toEqual([given, true]);
      }),
    );
  });
});
