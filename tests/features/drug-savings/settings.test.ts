import drugSavings from '#features/drug-savings/feature.ts';
import { priceSource, settings } from '#features/drug-savings/settings.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import { readConfiguration } from '#server/configuration/configuration.ts';
import { isSiteOnThisMachine } from '#server/configuration/siteOnThisMachine.ts';

function sourceWith(environment: Record<string, string>) {
  const configuration = readConfiguration(environment);
  const facts = { isOnThisMachine: isSiteOnThisMachine(configuration) };
  return priceSource(readSettings(settings, environment, []), facts);
}

function faultOf(environment: Record<string, string>): string {
  const faults: string[] = [];
  readSettings(settings, environment, faults);
  return faults.join('\n');
}

const elsewhere = { SITE_ORIGIN: 'https://health.example' };
const api = { PRICING_API_URL: 'https://prices.example' };

test.each([
  ['the sample, on this machine', {}, 'sample'],
  ['the sample, where the origin is one of this machine', { SITE_ORIGIN: 'http://localhost:3000' }, 'sample'],
  ['nobody’s, where the site is elsewhere', elsewhere, 'none'],
  ['nobody’s, where it listens to the network', { HOST: '0.0.0.0' }, 'none'],
  ['the partner’s, where one is named', { ...elsewhere, ...api }, 'partner'],
  ['the partner’s, on this machine as well', api, 'partner'],
  ['the sample, where it is wished for', { ...elsewhere, ...api, DRUG_SAVINGS: 'sample' }, 'sample'],
  ['nobody’s, where it is switched off', { ...api, DRUG_SAVINGS: 'off' }, 'none'],
  ['as where nothing is said, for an empty text', { ...elsewhere, DRUG_SAVINGS: '' }, 'none'],
])('whose prices are shown %s', (_whose, environment, source) =>
  expect(sourceWith(environment)).toBe(source),
);

describe('a wrong setting is refused', () => {
  test.each([
    [{ DRUG_SAVINGS: 'on' }, 'DRUG_SAVINGS is "on", but must be empty, or sample, off.'],
    [{ PRICING_PARTNER: 'sample-rx' }, 'PRICING_PARTNER is'],
    [{ PRICING_PARTNER: '' }, 'PRICING_PARTNER is'],
    [{ PRICING_PARTNER: 'a'.repeat(41) }, 'PRICING_PARTNER is'],
    [{ PRICING_SITE_URL: 'http://partner.example' }, 'PRICING_SITE_URL is'],
    [{ PRICING_SITE_URL: 'https://partner.example/coupons' }, 'PRICING_SITE_URL is'],
    [{ PRICING_API_URL: 'http://partner.example' }, 'PRICING_API_URL is "••••••"'],
  ])('%j', (environment, fault) => expect(faultOf(environment)).toContain(fault));

  test.each([
    [{ PRICING_PARTNER: 'a'.repeat(40) }],
    [{ PRICING_SITE_URL: 'https://partner.example/' }],
    [{ PRICING_SITE_URL: 'http://localhost:4000' }],
  ])('and this is none: %j', (environment) => expect(faultOf(environment)).toBe(''));
});

test('what somebody looks for stands in no log', () =>
  expect(drugSavings.privatePaths).toEqual(expect.arrayContaining(['/drugs', '/sample-partner'])));
