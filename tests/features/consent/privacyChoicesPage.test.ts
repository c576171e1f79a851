import { purposeNames } from '#contracts/consent.ts';
import { policyOf } from '#features/compose.ts';
import { storedInBrowser } from '#features/consent/storedInBrowser.ts';
import { features } from '#features/features.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import type { Partner, Service } from '#schemas/generated/types.ts';
import outsidePayload from '#schemas/outside-payload.json' with { type: 'json' };
import partnerPayload from '#schemas/partner-payload.json' with { type: 'json' };
import siteSchema from '#schemas/site.json' with { type: 'json' };
import { contentSecurityPolicy } from '#server/security/contentSecurityPolicy.ts';
import { partiesOf } from '#shell/parties/parties.ts';
import { nock } from '../../support/nock.ts';
import { ads, asSent, json, own, setCookies, siteWith } from '../../support/siteWithPartners.ts';

beforeEach(() => nock.enableNetConnect('127.0.0.1'));

describe('/privacy-choices', () => {
  const post = (body: string) => ({
    method: 'POST',
    headers: { ...own, 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });

  test('ticks nothing that was not chosen, and names each partner and all that browsers keep', async () => {
    await using server = await siteWith();
    const { body, headers } = await server.get('/privacy-choices');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('You have not chosen yet.');
    expect(body).not.toContain('checked');
    expect(body).toContain('Adlark &amp; Sons');
    expect(body).toContain('tags.adlark.example');
    expect(body).toContain('https://adlark.example/privacy');
    expect(body).toContain('Choose ads by little more than the page');
    expect(body).toContain('usprivacy');
  });

  test('names each host that a frame of a partner may reach, once', async () => {
    const hosts = ['bids.adlark.example', 'tags.adlark.example'];
    const styles = 'https://looks.adlark.example/tag.css';
    await using server = await siteWith({ partners: [{ ...ads, styles, hosts }] });
    const { body } = await server.get('/privacy-choices');
    expect(body).toContain('<dd>tags.adlark.example, looks.adlark.example, bids.adlark.example: ');
  });

  test('names each service that the server asks, and what it is told', async () => {
    const suggestions: Service = {
      name: 'likely-words',
      company: 'Likely Words Ltd',
      kind: 'suggestions',
      purposes: [10],
      privacyUrl: 'https://likely.example/privacy',
    };
    await using server = await siteWith({ partners: [], services: [suggestions] });
    const { body } = await server.get('/privacy-choices');
    expect(body).toContain('<a href="https://likely.example/privacy">Likely Words Ltd</a>');
    expect(body).toContain('<dd>Improve products and services<ul><li>Client: ');
    expect(body).toContain('<li>Text: What was typed.</li>');
    await using without = await siteWith();
    expect((await without.get('/privacy-choices')).body).not.toContain('Services that our server uses');
  });

  test.each([
    [true, 'No pricing partner learns'],
    [false, 'our pricing partner, coupons.example, for prices and coupons'],
  ])('says who learns of drug prices, where samples are %s', async (isSample, text) => {
    const drugSavings = {
      partner: 'couponwell',
      partnerSite: 'https://coupons.example',
      isSample,
      sends: { email: true, textMessage: true, ios: true, android: true },
      walletSaveAddress: '/outbox/pass/',
    };
    await using server = await siteWith({ partners: [], drugSavings });
    expect((await server.get('/privacy-choices')).body).toContain(text);
  });

  describe('with a tool that asks readers', () => {
    const tool: Partner = {
      name: 'consentwell',
      company: 'Consentwell',
      kind: 'consent',
      script: 'https://consentwell.example/tool.js',
      purposes: [1, 9],
      vendorId: 999,
      privacyUrl: 'https://consentwell.example/privacy',
    };

    test('names it as who asks, and not among those who are asked about', async () => {
      await using server = await siteWith({ partners: [{ ...ads, purposes: [2] }, tool] });
      const { body } = await server.get('/privacy-choices');
      expect(body).toContain('Who asks for your choice');
      expect(body).toContain('<a href="https://consentwell.example/privacy">Consentwell</a>');
      expect(body).toContain('Only Consentwell, which asks for your choice, learns that someone is here.');
      expect(body).not.toContain('value="9"');
      expect(body).not.toContain('value="999"');
    });

    test('has a button that says what may be answered, and none where a browser has said no', async () => {
      await using server = await siteWith({ partners: [ads, tool] });
      const { body } = await server.get('/privacy-choices');
      const [, button = ''] = /data-consent-tool-button="([^"]*)"/.exec(body) ?? [];
      expect(JSON.parse(button.replaceAll('&quot;', '"'))).toEqual({
        partner: 'consentwell',
        title: 'Consentwell',
        purposes: [1, 2],
        vendors: [],
      });
      const refused = await server.get('/privacy-choices', { headers: { 'Sec-GPC': '1' } });
      expect(refused.body).not.toContain('data-consent-tool-button');
      await using without = await siteWith();
      expect((await without.get('/privacy-choices')).body).not.toContain('Who asks for');
    });

    test('asks for nothing more than there was without it', async () => {
      await using server = await siteWith({ partners: [ads, tool] });
      await using without = await siteWith({ partners: [ads] });
      const record = { purposeConsents: [1, 2], nonIABVendorsAllowed: true };
      for (const each of [server, without]) {
        const sent = { method: 'PATCH', headers: json, body: JSON.stringify(record) };
        expect(JSON.parse((await each.get('/api/consent', sent)).body).state).toBe('full');
      }
    });
  });

  test.each([
    ['nobody', []],
    // A tool has nothing to ask where there is nobody to ask about.
    ['a tool that asks alone', [{ ...ads, name: 'consentwell', kind: 'consent' as const }]],
  ])('asks nothing, and says so, where there is %s', async (_who, partners) => {
    await using server = await siteWith({ partners });
    const { body } = await server.get('/privacy-choices');
    expect(body).toContain('No other company tracks your visit');
    expect(body).toContain('No outside company loads scripts or ads');
    expect(body).not.toContain('after you accept all');
    expect(body).not.toContain('pagewell_brand');
    expect(body).not.toContain('Remembers what you chose on this page');
    expect(body).not.toContain('usprivacy');
    expect(body).not.toContain('<form method="post"');
    expect(body).not.toContain('data-privacy-prompt=');
    expect(body).not.toContain('data-consent-tool-button=');
    const sent = { method: 'PATCH', headers: json, body: '{"setAll":true}' };
    expect(JSON.parse((await server.get('/api/consent', sent)).body).state).toBe('rejected');
  });

  describe('says the truth of every kind of party that there can be', () => {
    const { partner, service } = siteSchema.$defs;
    const kinds = partner.properties.kind.enum as Partner['kind'][];
    const all = {
      // One that fills the places for ads, which lets others bid, and one of each kind.
      partners: [
        { ...ads, hosts: ['more.adlark.example'] },
        ...kinds.map((kind, at) => ({
          name: `frame-${kind}`,
          company: `Frame of ${kind}`,
          kind,
          script: `https://${kind}.frames.example/tag.js`,
          styles: `https://${kind}.looks.example/tag.css`,
          hosts: [`${kind}.reached.example`],
          purposes: [at + 1],
        })),
      ],
      services: (service.properties.kind.enum as Service['kind'][]).map((kind) => ({
        name: `server-${kind}`,
        company: `Server of ${kind}`,
        kind,
        purposes: [10],
      })),
      trackers: [{ name: 'count', company: 'Count', hosts: ['pixel.offers.example'], purposes: [7] }],
      mediaHosts: ['films.pagewell.example'],
      ads: {
        provider: 'gpt' as const,
        script: ads.script,
        prebid: 'https://bids.example/prebid.js',
        bidders: [{ name: 'larkbid' }],
      },
    };
    const { ads: places, ...outside } = all;
    const configuration = { ads: places, outside };
    let server: Awaited<ReturnType<typeof siteWith>>;
    let text: string;
    beforeAll(async () => {
      server = await siteWith({ ...all, serviceUrl: 'https://choices.publisher.example/v1', https: true });
      const { body } = await server.get('/privacy-choices');
      text = body
        .replaceAll('<wbr/>', '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&');
    });
    afterAll(() => server[Symbol.asyncDispose]());
    const hostsIn = (policy: unknown): string[] =>
      (String(policy).match(/https:\/\/[^\s;]+/g) ?? []).map((origin) => new URL(origin).host);
    const companies = [...JSON.stringify(partiesOf(configuration)).matchAll(/"company":"([^"]+)"/g)].map(
      ([, company = '']) => company,
    );

    test('each by its name and for its purposes', () => {
      expect(new Set(companies)).toEqual(
        new Set([...all.partners, ...all.services, ...all.trackers].map(({ company }) => company)),
      );
      for (const company of [...companies, 'larkbid']) expect(text).toContain(company);
      for (const { purposes } of [...all.partners, ...all.services, ...all.trackers])
        for (const number of purposes) expect(text).toContain(purposeNames[number]);
    });

    test('each host that the policy of a page, or of a frame, lets a browser ask', async () => {
      const faults: string[] = [];
      const settled = new Map(
        features.map((feature) => [feature, readSettings(feature.settings ?? {}, {}, faults)]),
      );
      const page = contentSecurityPolicy({ css: '', sources: policyOf(settled, configuration) });
      const frames = [...all.partners.map(({ name }) => name), '_pixels'];
      const policies = await Promise.all(
        frames.map(async (name) => {
          const { status, headers } = await server.get(`/outside/${name}`);
          expect([name, status]).toEqual([name, 200]);
          return headers['content-security-policy'];
        }),
      );
      const reached = [page, ...policies].flatMap(hostsIn);
      expect(reached).toEqual(
        expect.arrayContaining([
          'tags.adlark.example',
          'bids.example',
          'more.adlark.example',
          'pixel.offers.example',
          'films.pagewell.example',
          ...kinds.map((kind) => `${kind}.reached.example`),
        ]),
      );
      for (const host of [...reached, 'choices.publisher.example']) expect(text).toContain(host);
    });

    test('all that each is told', () => {
      const payload: Record<string, { title: string; description: string }> = outsidePayload.properties;
      for (const [name, { title, description }] of Object.entries(payload)) {
        if (name !== 'pixels') expect(text).toContain(`${title}: ${description}`);
      }
      for (const { properties } of Object.values(partnerPayload.$defs).filter((each) => 'properties' in each))
        for (const { title, description } of Object.values(properties as typeof payload))
          expect(text).toContain(`${title}: ${description}`);
    });

    test('all that a browser keeps, by the names that it has with https', () => {
      for (const { name, isOfHost, why } of storedInBrowser.filter(({ inEditor }) => !inEditor)) {
        expect(text).toContain(` ${isOfHost ? '__Host-' : ''}${name}`);
        expect(text).toContain(why);
      }
    });
  });

  test('comes back to the page on which somebody has answered before any script was there', async () => {
    await using server = await siteWith();
    const accept = post('choice=accept');
    const from = async (referer: string) =>
      (await server.get('/privacy-choices', { ...accept, headers: { ...accept.headers, Referer: referer } }))
        .headers.location;
    expect(await from('https://pagewell.example/sleep/naps?page=2')).toBe('/sleep/naps?page=2');
    expect(await from('https://evil.example/sleep')).toBe('/privacy-choices?saved');
    expect(await from('https://pagewell.example//evil.example/')).toBe('/evil.example/');
    expect(await from('https://pagewell.example/privacy-choices?saved')).toBe('/privacy-choices?saved');
    expect(await from('none')).toBe('/privacy-choices?saved');
  });

  test.each([
    ['choice=accept', '/privacy-choices?saved'],
    ['choice=some&purpose=1', '/privacy-choices?saved'],
    ['choice=reject', '/sleep/naps'],
  ])('leads who sent %s with a browser that says no by a header to %s', async (fields, place) => {
    await using server = await siteWith();
    const gpc = { 'Sec-GPC': '1' };
    const sent = post(fields);
    const headers = { ...sent.headers, ...gpc, Referer: 'https://pagewell.example/sleep/naps' };
    const answer = await server.get('/privacy-choices', { ...sent, headers });
    expect(answer.headers.location).toBe(place);
    const { body } = await server.get(place, { headers: gpc });
    expect(body.includes('We take that for a no')).toBe(place.startsWith('/privacy-choices'));
  });

  test.each([
    ['accept', 'choice=accept', 'You have said yes to all of it.'],
    ['reject', 'choice=reject', 'You have said no'],
    [
      'some of it',
      'choice=some&amp;purpose=1'.replace('&amp;', '&'),
      'You have said no, or not yes to all of it.',
    ],
    ['nothing of it', '', 'You have said no'],
    ['what nobody asked for', 'choice=some&purpose=99&purpose=x&vendor=-1', 'You have said no'],
  ])('takes %s without script', async (_what, fields, said) => {
    await using server = await siteWith();
    const answer = await server.get('/privacy-choices', post(fields));
    expect([answer.status, answer.headers.location]).toEqual([303, '/privacy-choices?saved']);
    const cookie = asSent(setCookies(answer.headers));
    const page = await server.get('/privacy-choices?saved', { headers: { Cookie: cookie } });
    expect(page.body).toContain(said);
    expect(page.body).toContain('Saved.');
  });

  test('ticks what was chosen', async () => {
    await using server = await siteWith();
    const answer = await server.get('/privacy-choices', post('choice=some&purpose=2'));
    const { body } = await server.get('/privacy-choices', {
      headers: { Cookie: asSent(setCookies(answer.headers)) },
    });
    expect(body.match(/<input[^>]*checked[^>]*>/g)).toEqual([expect.stringContaining('value="2"')]);
  });

  test('asks nobody whose browser has said no for them', async () => {
    await using server = await siteWith();
    const { body } = await server.get('/privacy-choices', { headers: { 'Sec-GPC': '1' } });
    expect(body).toContain('Global Privacy Control');
    expect(body).not.toContain('Save these choices');
  });

  test.each([
    ['two choices', 400, post('choice=reject&choice=accept')],
    ['a second line', 400, post('choice=accept%0D%0ABcc%3A+ada%40example.org')],
  ])('refuses %s', async (_what, status, options) => {
    await using server = await siteWith();
    const answer = await server.get('/privacy-choices', options);
    expect([answer.status, setCookies(answer.headers)]).toEqual([status, []]);
  });
});
