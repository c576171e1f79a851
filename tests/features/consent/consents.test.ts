import { GppModel } from '@iabgpp/cmpapi';
import { TCString } from '@iabtechlabtcf/core';
import type { ConsentRecord } from '#contracts/consent.ts';
import { outsidePayload } from '#contracts/outside/payload.ts';
import { cookiesWithConsent } from '#contracts/storedWithConsent.ts';
import { Consents } from '#features/consent/consents.ts';
import type { Partner, SiteConfiguration } from '#schemas/generated/types.ts';
import { partiesOf } from '#shell/parties/parties.ts';

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
  partners?: Partner[];
  ads?: SiteConfiguration['ads'];
  cmpId?: number;
  country?: string;
  now?: Date;
}

function consentsOf({ partners = [ads, survey], ads: places, cmpId, country, now = new Date() }: Site = {}) {
  const configuration = { outside: { partners }, ...(places ? { ads: places } : {}) };
  return new Consents({
    parties: () => partiesOf(configuration),
    secret: 'a secret of at least 32 characters',
    cmpId,
    countryOf: () => country,
    https: true,
    now: () => now,
  });
}

async function afterwards(record: ConsentRecord, site: Site = {}, later: Site = site, headers = {}) {
  const { facts, cookies } = await consentsOf(site).choose(record, {});
  const cookie = cookies
    .filter((each) => !each.includes('Max-Age=0;'))
    .map((each) => each.split(';')[0])
    .join('; ');
  return { facts, cookies, cookie, next: await consentsOf(later).factsOf({ cookie, ...headers }) };
}

describe('a reader who has said', () => {
  test('nothing has agreed to nothing', async () =>
    expect(await consentsOf().factsOf({})).toMatchObject({
      state: 'none',
      purposeConsents: [],
      vendorConsents: [],
      nonIABVendorsAllowed: false,
    }));

  test('yes to all has agreed to all that is asked for, and to nothing else', async () => {
    const { facts, next } = await afterwards({ setAll: true });
    expect(facts).toMatchObject({
      state: 'full',
      purposeConsents: [1, 2, 7, 9],
      vendorConsents: [755],
      vendorLegitimateInterests: [],
      purposeLegitimateInterests: [],
      publisherCustomConsents: [1],
      nonIABVendorsAllowed: true,
      setAll: true,
      unsetAll: false,
    });
    expect(next).toEqual(facts);
  });

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

  const gpt: SiteConfiguration['ads'] = {
    provider: 'gpt',
    script: ads.script,
    prebid: 'https://bids.example/prebid.js',
    bidders: [{ name: 'larkbid' }],
  };
  test.each<[string, Site]>([
    ['company', { partners: [{ ...ads, company: 'Another' }, survey] }],
    ['name', { partners: [{ ...ads, name: 'another' }, survey] }],
    [
      'script',
      {
        partners: [{ ...ads, script: 'https://new.adlark.example/tag.js' }, survey],
        ads: { ...gpt, script: 'https://new.adlark.example/tag.js' },
      },
    ],
    ['style sheet', { partners: [{ ...ads, styles: 'https://looks.example/tag.css' }, survey] }],
    ['host more', { partners: [{ ...ads, hosts: ['more.example'] }, survey] }],
    ['number in the register', { partners: [{ ...ads, vendorId: 756 }, survey] }],
    ['purpose', { partners: [{ ...ads, purposes: [1, 2, 9] }, survey] }],
    ['script for bids', { ads: { ...gpt, prebid: 'https://other.example/prebid.js' } }],
    ['bidder', { ads: { ...gpt, bidders: [{ name: 'otherbid' }] } }],
    ['bidder more', { ads: { ...gpt, bidders: [{ name: 'larkbid' }, { name: 'otherbid' }] } }],
  ])('with another %s are others: a yes is asked for again, a no stays one', async (_what, later) => {
    const before = { ads: gpt };
    const after = { ads: gpt, ...later };
    expect((await afterwards({ setAll: true }, before)).next.state).toBe('full');
    expect((await afterwards({ setAll: true }, before, after)).next.state).toBe('none');
    expect((await afterwards({ unsetAll: true }, before, after)).next.state).toBe('rejected');
  });

  test('may say elsewhere what they do, or be shown more often, without being others', async () => {
    const moved = { ...ads, privacyUrl: 'https://adlark.example/new' };
    const after = { partners: [moved, survey], ads: { ...gpt, refreshSeconds: 60 } };
    expect((await afterwards({ setAll: true }, { ads: gpt }, after)).next.state).toBe('full');
  });

  test('and are nobody any more: then nobody has agreed to anything', async () => {
    const nobody = { partners: [] };
    expect((await afterwards({ setAll: true }, {}, nobody)).next).toMatchObject({
      state: 'none',
      setAll: false,
    });
    expect((await afterwards({ setAll: true }, nobody)).next).toMatchObject({
      state: 'rejected',
      setAll: false,
    });
  });
});

describe('a cookie that comes twice', () => {
  test('is no choice: somebody else has set one of them', async () => {
    const { cookie } = await afterwards({ setAll: true });
    const [own = ''] = cookie.split('; ');
    expect((await consentsOf().factsOf({ cookie: own })).state).toBe('full');
    expect((await consentsOf().factsOf({ cookie: `${own}; ${own}` })).state).toBe('none');
  });

  test('nor is one that other hosts could have set, where readers come by https', async () => {
    const { cookie } = await afterwards({ setAll: true });
    expect((await consentsOf().factsOf({ cookie: cookie.replace('__Host-', '') })).state).toBe('none');
  });
});

test.each([
  ['US', '1YYY', 'rejected'],
  ['US', '1YNY', 'full'],
  ['DE', '1YYY', 'full'],
])('the cookie that US law knows is read: in %s a yes with %s is %s', async (country, usp, state) => {
  const { cookie } = await afterwards({ setAll: true }, { country });
  const [choice] = cookie.split('; ');
  const headers = { cookie: `${choice}; usprivacy=${usp}` };
  expect((await consentsOf({ country }).factsOf(headers)).state).toBe(state);
});

describe('a browser that says no for its reader', () => {
  const gpc = { 'sec-gpc': '1' };

  test('is a no, where nothing was said, and tells the page', async () => {
    expect(await consentsOf().factsOf(gpc)).toMatchObject({ gpc: true });
    expect((await consentsOf().factsOf(gpc)).state).toBe('rejected');
  });

  test('wins over a yes, before and after', async () => {
    const { next } = await afterwards({ setAll: true }, {}, {}, gpc);
    expect(next).toMatchObject({ state: 'rejected', purposeConsents: [] });
    expect((await consentsOf().choose({ setAll: true }, gpc)).facts.state).toBe('rejected');
  });

  test('says nothing by another value', async () =>
    expect((await consentsOf().factsOf({ 'sec-gpc': '0' })).state).toBe('none'));
});

describe('the cookies', () => {
  test('of a choice are kept for 180 days, and the US string for 365', async () => {
    const { cookies } = await afterwards({ setAll: true }, { country: 'US' });
    expect(cookies).toHaveLength(2);
    // No other host can set one of that name, and none for a part of the site.
    expect(cookies[0]).toMatch(
      /^__Host-pagewell_consent=2:\S+; Max-Age=15552000; Path=\/; Secure; SameSite=Lax$/,
    );
    expect(cookies[1]).toMatch(/^usprivacy=1YNY; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/);
  });

  test('that want consent are taken away by a no', async () => {
    const { cookies } = await afterwards({ unsetAll: true });
    for (const name of cookiesWithConsent)
      expect(cookies).toContainEqual(expect.stringMatching(`^${name}=; Max-Age=0; Path=/;`));
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
    // The law of another place knows no such cookie.
    const kept =
      country === 'US' ? `usprivacy=${usp}; Max-Age=31536000; Path=/` : 'usprivacy=; Max-Age=0; Path=/';
    expect(cookies).toContainEqual(expect.stringContaining(kept));
  });

  test('says in the US that nothing may go before there was a yes', async () =>
    expect((await consentsOf({ country: 'US' }).factsOf({})).usp).toBe('1YYY'));
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
    for (const { gdprApplies, limitedAds, tc, gpp, usp } of [
      facts,
      (await afterwards({ setAll: true }, { cmpId: 300, country: 'DE' })).facts,
    ]) {
      const consent = { gdprApplies, limitedAds, usp, ...(tc ? { tc } : {}), ...(gpp ? { gpp } : {}) };
      expect(outsidePayload({ consent })).toEqual({ consent });
    }
  });
});

describe('the GPP string', () => {
  const sectionAfter = async (record: ConsentRecord) => {
    const { facts } = await afterwards(record, { country: 'US' });
    return new GppModel(facts.gpp);
  };

  test.each([
    ['DE', ['tc']],
    ['US', ['gpp']],
    ['CA', []],
  ])('of a law is told where that counts: in %s %j', async (country, strings) => {
    const { cookie } = await afterwards({ setAll: true }, { cmpId: 300 });
    const told = await consentsOf({ cmpId: 300, country }).disclosedTo({
      cookie: `${cookie}; usprivacy=1YNY`,
    });
    expect(Object.keys(told).filter((key) => key === 'tc' || key === 'gpp')).toEqual(strings);
  });

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
