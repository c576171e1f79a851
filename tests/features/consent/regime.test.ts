import { regimeOf } from '#features/consent/consents.ts';

test.each([
  ['gdpr', ['DE', 'FR', 'IE', 'HR', 'IS', 'LI', 'NO', 'GB', 'CH', 'RE', 'AX']],
  ['us', ['US']],
  ['none', ['CA', 'AU', 'IN', 'BR', 'TR', 'RU']],
])('the regime is %s in these countries', (regime, countries) => {
  for (const country of countries) expect([country, regimeOf(country)]).toEqual([country, regime]);
});

test('where the country is not known, it is the strictest', () => expect(regimeOf(undefined)).toBe('gdpr'));
