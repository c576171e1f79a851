import { GppModel } from '@iabgpp/cmpapi';
import { TCString } from '@iabtechlabtcf/core';
import type { ConsentRecord } from '../../../contracts/consent.ts';
import { cookiesWithConsent } from '../../../contracts/keptWithConsent.ts';
import { outsidePayload } from '../../../contracts/outside/payload.ts';
import { maxReaderBytes } from '../../../contracts/reader.ts';
import { Consents } from '../../../features/consent/consents.ts';
import type { Partner } from '../../../schemas/generated/types.ts';

const ads: Partner = {
  name: 'adlark',
  company: 'Adlark',
  kind: 'ads',
  script: 'https://tags.adlark.example/tag.js',
  purposes: [1, 2, 7],
  vendorId: 755,
};
const survey: Partner = {
  name: 'askwell',
  kind: 'survey',
  script: 'https://askwell.example/ask.js',
  purposes: [9],
};

interface Site {
  partners?: readonly Partner[];
  cmpId?: number;
  country?: string;
  outsideOrigin?: string;
  now?: Date;
}

function consentsOf({
  partners = [ads, survey],
  cmpId,
  country,
  outsideOrigin,
  now = new Date(),
}: Site = {}) {
  return new Consents({
    partners: () => partners,
    secret: 'a secret of at least 32 characters',
    cmpId,
    outsideOrigin,
    countryOf: () => country,
    https: true,
    now: () => now,
  });
}

/** What is known of a reader on the next page, who has chosen that on this one. */
async function afterwards(record: ConsentRecord, site: Site = {}, later: Site = site, headers = {}) {
  const { facts, cookies } = await consentsOf(site).choose(record, {});
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  return { facts, cookies, next: consentsOf(later).factsOf({ cookie, ...headers }) };
}

describe('a reader who has said', () => {
  test('nothing has agreed to nothing', () => {
    expect(consentsOf().factsOf({})).toMatchObject({
      state: 'none',
      purposeConsents: [],
      vendorConsents: [],
      nonIABVendorsAllowed: false,
      outside: { everywhere: [] },
    });
  });

  test('yes to all has agreed to all that is asked for, and to nothing else', async () => {
    const { facts, next } = await afterwards({ setAll: true });
    expect(facts).toMatchObject({
      state: 'full',
      purposeConsents: [1, 2, 7, 9],
      vendorConsents: [755],
      vendorLegitimateInterests: [],
      purposeLegitimateInterests: [],
      publisherCustomConsents: [1, 7],
      nonIABVendorsAllowed: true,
      setAll: true,
      unsetAll: false,
      outside: { address: '/outside', everywhere: [{ name: 'askwell' }] },
    });
    expect(next).toEqual(facts);
  });

  test('yes is told in little, so that there is room for as many partners as a site may have, all of whom run on every page', async () => {
    const partners = Array.from({ length: 16 }, (_, at) => ({
      ...survey,
      kind: 'analytics' as const,
      name: `partner-of-a-name-${at}`.slice(-20),
      company: `The Company of Number ${at}`,
      vendorId: 100 + 7 * at,
    }));
    const site = { partners, cmpId: 300, country: 'US', outsideOrigin: 'https://outside.example' };
    const { cookies } = await consentsOf(site).choose({ setAll: true }, {});
    const told = consentsOf(site).toldTo({ cookie: cookies[0]?.split(';')[0] });
    expect(told.outside.everywhere).toHaveLength(16);
    // What is said of a member besides.
    expect(JSON.stringify(told).length).toBeLessThan(maxReaderBytes - 150);
  });

  test.each([
    ['ad-block-check', true],
    ['video', true],
    ['survey', true],
    ['replay', true],
    ['analytics', true],
    ['pixel', true],
    ['ads', false],
    ['personalization', false],
  ] as const)(
    'yes lets a partner of the kind %s run on every page, or in places of its own alone: %p',
    async (kind, runs) => {
      const { next } = await afterwards({ setAll: true }, { partners: [{ ...survey, kind }] });
      expect(next.outside.everywhere.map(({ name }) => name)).toEqual(runs ? ['askwell'] : []);
    },
  );

  test('no to all has said no', async () => {
    const { next } = await afterwards({ unsetAll: true });
    expect(next).toMatchObject({ state: 'rejected', purposeConsents: [], unsetAll: true });
  });

  test.each([
    ['a purpose', { purposeConsents: [1, 2, 7], vendorConsents: [755], nonIABVendorsAllowed: true }],
    ['a vendor', { purposeConsents: [1, 2, 7, 9], vendorConsents: [], nonIABVendorsAllowed: true }],
    ['those in no register', { purposeConsents: [1, 2, 7, 9], vendorConsents: [755] }],
  ])('yes to all but %s has not agreed: a partial yes is none', async (_what, record) => {
    const { next } = await afterwards(record);
    expect(next).toMatchObject({ state: 'rejected', setAll: false, unsetAll: false });
    expect(next.outside.everywhere).toEqual([]);
  });

  test('yes to what is not asked for has not agreed to that', async () => {
    const { facts } = await afterwards({ purposeConsents: [3, 4], vendorConsents: [1, 2] });
    expect(facts).toMatchObject({ purposeConsents: [], vendorConsents: [] });
  });
});

describe('partners who have changed since', () => {
  test('are asked for anew where the reader had agreed', async () => {
    const { next } = await afterwards({ setAll: true }, {}, { partners: [ads] });
    expect(next.state).toBe('none');
    const other = { ...survey, purposes: [9, 10] };
    expect((await afterwards({ setAll: true }, {}, { partners: [ads, other] })).next.state).toBe('none');
  });

  test('are not asked for again where the reader had said no', async () => {
    const { next } = await afterwards({ unsetAll: true }, {}, { partners: [ads] });
    expect(next.state).toBe('rejected');
  });

  test('may have another script without being others', async () => {
    const moved = { ...ads, script: 'https://new.adlark.example/tag.js' };
    const { next } = await afterwards({ setAll: true }, {}, { partners: [moved, survey] });
    expect(next.state).toBe('full');
  });
});

describe('a browser that says no for its reader', () => {
  const gpc = { 'sec-gpc': '1' };

  test('is a no, where nothing was said', () => {
    expect(consentsOf().factsOf(gpc).state).toBe('rejected');
  });

  test('wins over a yes, before and after', async () => {
    const { next } = await afterwards({ setAll: true }, {}, {}, gpc);
    expect(next).toMatchObject({ state: 'rejected', purposeConsents: [] });
    expect((await consentsOf().choose({ setAll: true }, gpc)).facts.state).toBe('rejected');
  });

  test('says nothing by another value', () => {
    expect(consentsOf().factsOf({ 'sec-gpc': '0' }).state).toBe('none');
  });
});

describe('the cookies', () => {
  test('of a choice are kept for 180 days, and the US string for 365', async () => {
    const { cookies } = await afterwards({ setAll: true });
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^pagewell_consent=1:\S+; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/);
    expect(cookies[1]).toMatch(/^usprivacy=1---; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
  });

  test('that want consent are taken away by a no', async () => {
    const { cookies } = await afterwards({ unsetAll: true });
    for (const name of cookiesWithConsent)
      expect(cookies).toContainEqual(expect.stringMatching(`^${name}=; Path=/; Max-Age=0;`));
  });
});

describe('the US string', () => {
  test.each([
    ['1YNY', 'US', { setAll: true }],
    ['1YYY', 'US', { unsetAll: true }],
    ['1YYY', 'US', { purposeConsents: [1] }],
    ['1---', 'DE', { setAll: true }],
    ['1---', 'CA', { unsetAll: true }],
  ])('is %s in %s after %j', async (usp, country, record) => {
    const { facts, cookies } = await afterwards(record, { country });
    expect(facts.usp).toBe(usp);
    expect(cookies).toContainEqual(expect.stringContaining(`usprivacy=${usp};`));
  });

  test('says in the US that nothing may go before there was a yes', () => {
    expect(consentsOf({ country: 'US' }).factsOf({}).usp).toBe('1YYY');
  });
});

describe('the TC string', () => {
  const now = new Date('2026-11-23T12:34:56Z');

  test('says what the reader has agreed to, and which vendors they were told of', async () => {
    const { facts } = await afterwards({ setAll: true }, { cmpId: 300, now });
    const model = TCString.decode(facts.tc ?? '');
    expect(model.cmpId).toBe(300);
    expect(model.policyVersion).toBe(5);
    expect(model.vendorListVersion).toBe(5);
    expect(model.isServiceSpecific).toBe(true);
    expect([1, 2, 7, 9].every((purpose) => model.purposeConsents.has(purpose))).toBe(true);
    expect(model.purposeConsents.has(3)).toBe(false);
    expect(model.vendorConsents.has(755)).toBe(true);
    expect(model.vendorsDisclosed.has(755)).toBe(true);
    expect(model.purposeLegitimateInterests.size).toBe(0);
    expect(facts.limitedAds).toBe(false);
    // Segment 1 is that of the vendors that were disclosed, without which a string of version 2.3 does not count.
    expect(facts.tc?.split('.').slice(1)).toContainEqual(expect.stringMatching(/^I/));
  });

  test('is not made without a number of our own: then ads are limited ones', async () => {
    const { facts } = await afterwards({ setAll: true });
    expect(facts.tc).toBeUndefined();
    expect(facts.limitedAds).toBe(true);
  });

  test('fits the list of what may be handed over, as the others do', async () => {
    const { facts } = await afterwards({ setAll: true }, { cmpId: 300, country: 'US' });
    const { gdprApplies, limitedAds, tc, gpp, usp } = facts;
    const consent = { gdprApplies, limitedAds, tc, gpp, usp };
    expect(outsidePayload({ consent })).toEqual({ consent });
  });
});

describe('the GPP string', () => {
  const sectionAfter = async (record: ConsentRecord) => {
    const { facts } = await afterwards(record, { country: 'US' });
    return new GppModel(facts.gpp);
  };

  test('has one section, that of the United States', async () => {
    const model = await sectionAfter({ setAll: true });
    expect(model.getSectionIds()).toEqual([7]);
  });

  test('says that a reader has not objected who has said yes, and that all others have', async () => {
    const model = await sectionAfter({ setAll: true });
    expect(model.getFieldValue('usnat', 'SaleOptOut')).toBe(2);
    expect(model.getFieldValue('usnat', 'TargetedAdvertisingOptOut')).toBe(2);
    for (const record of [{ unsetAll: true }, { purposeConsents: [1, 2], nonIABVendorsAllowed: true }]) {
      const objected = await sectionAfter(record);
      expect(objected.getFieldValue('usnat', 'SaleOptOut')).toBe(1);
      expect(objected.getFieldValue('usnat', 'SharingOptOut')).toBe(1);
    }
  });
});

describe('a tool that asks readers', () => {
  const asking = () =>
    new Consents({
      partners: () => [ads],
      asking: () => 'consentwell',
      secret: 'a secret of at least 32 characters',
      cmpId: undefined,
      outsideOrigin: undefined,
      countryOf: () => undefined,
      https: true,
    });

  test('is told of to pages by its name', () => {
    expect(asking().toldTo({}).outside.asking).toBe('consentwell');
    expect(consentsOf().toldTo({}).outside).not.toHaveProperty('asking');
  });

  test('is nobody to those whose browser has said no for them', () => {
    expect(asking().toldTo({ 'sec-gpc': '1' }).outside).not.toHaveProperty('asking');
  });
});
