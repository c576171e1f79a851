import type { Partner, Service } from '../../../schemas/generated/types.ts';
import { nock } from '../../support/nock.ts';
import { ads, asSent, json, own, setCookies, siteWith } from './siteWithPartners.ts';

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
    expect(body).toContain(
      '<dd>Is told what you type into the search box: Improve products and services</dd>',
    );
    await using without = await siteWith();
    expect((await without.get('/privacy-choices')).body).not.toContain('Whom our server asks');
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
      await using server = await siteWith({ partners: [tool] });
      const { body } = await server.get('/privacy-choices');
      expect(body).toContain('Who asks you for us');
      expect(body).toContain('<a href="https://consentwell.example/privacy">Consentwell</a>');
      expect(body).toContain('but that somebody is here: Consentwell asks for us.');
      expect(body).toContain('Nobody. Every other script');
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
        purposes: [1, 2, 7],
        vendors: [],
      });
      const refused = await server.get('/privacy-choices', { headers: { 'Sec-GPC': '1' } });
      expect(refused.body).not.toContain('data-consent-tool-button');
      await using without = await siteWith();
      expect((await without.get('/privacy-choices')).body).not.toContain('Who asks you');
    });

    test('asks for nothing more than there was without it', async () => {
      await using server = await siteWith({ partners: [ads, tool] });
      await using without = await siteWith({ partners: [ads] });
      const record = { purposeConsents: [1, 2, 7], nonIABVendorsAllowed: true };
      for (const each of [server, without]) {
        const sent = { method: 'PATCH', headers: json, body: JSON.stringify(record) };
        expect(JSON.parse((await each.get('/api/consent', sent)).body).state).toBe('full');
      }
    });
  });

  test('says that nobody else loads anything, where there are no partners', async () => {
    await using server = await siteWith({ partners: [] });
    expect((await server.get('/privacy-choices')).body).toContain('Nobody. Every script');
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

  const accepts = (headers: Record<string, string>) => {
    const sent = post('choice=accept');
    return { ...sent, headers: { ...sent.headers, ...headers } };
  };
  test.each([
    ['another site', 403, accepts({ 'Sec-Fetch-Site': 'cross-site' })],
    ['another type', 415, accepts({ 'Content-Type': 'text/plain' })],
    ['more than 8 kB', 413, post(`choice=accept&others=${'x'.repeat(8_200)}`)],
    ['an unknown field', 400, post('choice=accept&email=ada%40example.org')],
    ['two choices', 400, post('choice=reject&choice=accept')],
    ['a second line', 400, post('choice=accept%0D%0ABcc%3A+ada%40example.org')],
  ])('refuses %s', async (_what, status, options) => {
    await using server = await siteWith();
    const answer = await server.get('/privacy-choices', options);
    expect([answer.status, setCookies(answer.headers)]).toEqual([status, []]);
  });
});
