import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { openConsent } from '../../../features/consent/openConsent.ts';
import type { FeatureParts } from '../../../features/feature.ts';
import type { Partner, Service } from '../../../schemas/generated/types.ts';
import { startTestServer } from '../../server/support.ts';
import { nock } from '../../support/nock.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';

const secret = 'a secret of at least 32 characters';
const ads: Partner = {
  name: 'adlark',
  company: 'Adlark & Sons',
  kind: 'ads',
  script: 'https://tags.adlark.example/tag.js',
  purposes: [1, 2],
  privacyUrl: 'https://adlark.example/privacy',
};
const renderer = await pageRenderer();
beforeEach(() => nock.enableNetConnect('127.0.0.1'));

interface Given {
  partners?: Partner[];
  services?: Service[];
  outsideOrigin?: string;
  serviceUrl?: string;
  country?: string;
}

/** A site with these partners, and nothing else that a feature brings. */
function siteWith({ partners = [ads], services = [], outsideOrigin, serviceUrl, country }: Given = {}) {
  const site = { ...renderer.site, configuration: { outside: { partners, services } } };
  return startTestServer({
    offered: {
      renderer: { ...renderer, site },
      toldReader: () => ({ country, experiments: {} }),
    } as Partial<FeatureParts>,
    open: async (parts) => {
      const opened = await openConsent(parts, { secret, cmpId: undefined, outsideOrigin, serviceUrl });
      return opened.routes ?? [];
    },
  });
}

const own = { 'Sec-Fetch-Site': 'same-origin' };
const json = { ...own, 'Content-Type': 'application/json' };
const setCookies = (headers: Readonly<Record<string, unknown>>): string[] =>
  [headers['set-cookie'] ?? []].flat() as string[];
const asSent = (cookies: readonly string[]): string => cookies.map((each) => each.split(';')[0]).join('; ');

describe('PATCH /api/consent', () => {
  const patch = (body: unknown, headers: Record<string, string> = json) => ({
    method: 'PATCH',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

  test('keeps a choice in the browser alone, and answers with what it made of it', async () => {
    await using server = await siteWith({ country: 'US' });
    const answer = await server.get('/api/consent', patch({ setAll: true }));
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(answer.body)).toMatchObject({
      state: 'full',
      regime: 'us',
      gdprApplies: false,
      usp: '1YNY',
      purposeConsents: [1, 2, 7],
    });
    expect(setCookies(answer.headers).map((cookie) => cookie.split('=')[0])).toEqual([
      'pagewell_consent',
      'usprivacy',
    ]);
  });

  test.each([
    ['another site', 403, patch({ setAll: true }, { ...json, 'Sec-Fetch-Site': 'cross-site' })],
    ['no site', 403, patch({ setAll: true }, { 'Content-Type': 'application/json' })],
    ['another type', 415, patch({ setAll: true }, { ...own, 'Content-Type': 'text/plain' })],
    ['more than 8 kB', 413, patch({ setAll: true, note: 'x'.repeat(8_200) })],
    ['an unknown key', 400, patch({ setAll: true, email: 'ada@example.org' })],
    ['a text for a number', 400, patch({ purposeConsents: ['1'] })],
    ['a number that is none of theirs', 400, patch({ vendorConsents: [0] })],
    ['a word for a flag', 400, patch({ setAll: 'yes' })],
    ['a list', 400, patch([])],
    ['no JSON', 400, patch('{')],
  ])('refuses %s', async (_what, status, options) => {
    await using server = await siteWith();
    const answer = await server.get('/api/consent', options);
    expect([answer.status, setCookies(answer.headers)]).toEqual([status, []]);
  });
});

describe('POST /consent/validate', () => {
  const validate = (cookieValue: unknown, cookie = '', more = {}) => ({
    method: 'POST',
    headers: { ...json, ...(cookie ? { Cookie: cookie } : {}), ...more },
    body: JSON.stringify({ cookieValue }),
  });

  test('says yes to a yes that this site has kept, and no to all else', async () => {
    await using server = await siteWith();
    const chosen = await server.get('/api/consent', {
      method: 'PATCH',
      headers: json,
      body: '{"setAll":true}',
    });
    const cookie = asSent(setCookies(chosen.headers));
    const value = cookie.slice('pagewell_consent='.length).split(';')[0] ?? '';
    const answerTo = async (options: ReturnType<typeof validate>) =>
      (await server.get('/consent/validate', options)).body;
    expect(await answerTo(validate(value, cookie))).toBe('true');
    expect(await answerTo(validate(value))).toBe('false');
    expect(await answerTo(validate(`${value}x`, cookie))).toBe('false');
    expect(await answerTo(validate('', cookie))).toBe('false');
    expect(await answerTo(validate(value, cookie, { 'Sec-GPC': '1' }))).toBe('false');
  });

  test.each([
    ['another site', 403, validate('x', '', { 'Sec-Fetch-Site': 'cross-site' })],
    ['another type', 415, validate('x', '', { 'Content-Type': 'text/plain' })],
    ['more than a cookie holds', 413, validate('x'.repeat(4_200))],
    ['an unknown key', 400, { ...validate(''), body: '{"cookieValue":"x","email":"ada@example.org"}' }],
    ['no text', 400, validate(1)],
    ['a second line', 400, validate('x\r\nBcc: ada@example.org')],
    ['nothing', 400, { ...validate(''), body: '{}' }],
  ])('refuses %s', async (_what, status, options) => {
    await using server = await siteWith();
    expect((await server.get('/consent/validate', options)).status).toBe(status);
  });
});

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

test('says at the well-known place that it heeds Global Privacy Control', async () => {
  await using server = await siteWith();
  const answer = await server.get('/.well-known/gpc.json');
  expect(JSON.parse(answer.body)).toEqual({ gpc: true, lastUpdate: '2026-11-23' });
  expect(answer.headers['content-type']).toContain('application/json');
});

describe('the document of an outside frame', () => {
  const policyOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
    Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.slice(directive.indexOf(' ') + 1)]),
    );

  test('is sandboxed by its own policy, reaches the partner alone, and sends no referrer', async () => {
    await using server = await siteWith();
    const { status, headers, body } = await server.get('/outside/adlark');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['origin-agent-cluster']).toBe('?0');
    const policy = policyOf(headers);
    expect(policy.sandbox).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(policy['default-src']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'self'");
    for (const directive of ['img-src', 'connect-src', 'frame-src'])
      expect(policy[directive]).toBe('https://tags.adlark.example');
    expect(policy['script-src']).toMatch(/^'sha256-\S+' https:\/\/tags\.adlark\.example$/);
    expect(body).toContain('<title>Adlark &amp; Sons</title>');
    expect(body).toContain('content="https://tags.adlark.example/tag.js"');
  });

  test('is there for partners of the list, and for no other name', async () => {
    await using server = await siteWith();
    for (const name of ['adlark2', 'constructor', '..%2f'])
      expect((await server.get(`/outside/${name}`)).status).toBe(404);
  });

  test('has an origin on a host of its own, and is on no other then', async () => {
    await using server = await siteWith({ outsideOrigin: 'https://outside.example' });
    expect((await server.get('/outside/adlark')).status).toBe(404);
    const { status, headers } = await server.get('/outside/adlark', { headers: { Host: 'outside.example' } });
    expect(status).toBe(200);
    expect(policyOf(headers).sandbox).toContain('allow-same-origin');
    expect(headers['origin-agent-cluster']).toBe('?1');
    expect(policyOf(headers)['frame-ancestors']).toBe(renderer.site.origin);
  });

  test('of a tool that asks readers keeps nothing, on a host of its own either, and answers for nobody', async () => {
    const tool: Partner = {
      name: 'consentwell',
      company: 'Consentwell',
      kind: 'consent',
      script: 'https://consentwell.example/tool.js',
      purposes: [1],
    };
    await using server = await siteWith({ partners: [ads, tool], outsideOrigin: 'https://outside.example' });
    const { headers, body } = await server.get('/outside/consentwell', {
      headers: { Host: 'outside.example' },
    });
    const policy = policyOf(headers);
    expect(policy.sandbox).not.toContain('allow-same-origin');
    expect(policy['connect-src']).toBe('https://consentwell.example');
    expect(policy['script-src']).toMatch(/^'sha256-\S+' 'sha256-\S+' https:\/\/consentwell\.example$/);
    expect(body).toContain('name="outside-asks"');
    const other = await server.get('/outside/adlark', { headers: { Host: 'outside.example' } });
    expect(other.body).not.toContain('name="outside-asks"');
  });

  test('can change nothing of the site from there', async () => {
    await using server = await siteWith({ outsideOrigin: 'https://outside.example' });
    const headers = { ...json, Host: 'outside.example' };
    const answer = await server.get('/api/consent', { method: 'PATCH', headers, body: '{"setAll":true}' });
    expect(answer.status).toBe(404);
  });
});

describe('with a consent service of the publisher’s', () => {
  const serviceUrl = 'https://choices.publisher.example/v1';
  const service = () =>
    nock('https://choices.publisher.example', { badheaders: ['cookie', 'user-agent', 'referer'] });
  const choose = (record: object) => ({ method: 'PATCH', headers: json, body: JSON.stringify(record) });
  const accepted = async (server: Awaited<ReturnType<typeof siteWith>>) => {
    service().patch('/v1/api/consent').reply(200, { setAll: true });
    const { headers } = await server.get('/api/consent', choose({ setAll: true }));
    const cookie = asSent(setCookies(headers));
    const cookieValue = /pagewell_consent=([^;]*)/.exec(cookie)?.[1] ?? '';
    const body = JSON.stringify({ cookieValue });
    return { method: 'POST', headers: { ...json, Cookie: cookie }, body };
  };

  test.each([
    ['a yes that it shares', { setAll: true }, { setAll: true }, 'full'],
    ['a yes that it lets stand in part', { setAll: true }, { purposeConsents: [1] }, 'rejected'],
    ['a no, also where it says yes', { unsetAll: true }, { setAll: true }, 'rejected'],
    ['a part, also where it says yes to more', { purposeConsents: [1] }, { setAll: true }, 'rejected'],
  ])('it is told of %s', async (_what, said, answered, state) => {
    await using server = await siteWith({ serviceUrl });
    const call = service().patch('/v1/api/consent', said).reply(200, answered);
    expect(JSON.parse((await server.get('/api/consent', choose(said))).body).state).toBe(state);
    call.done();
  });

  test.each([
    ['fails', 500, { error: 'down' }],
    ['answers with a page', 200, '<p>Hello</p>'],
    ['answers with something else', 200, { purposeConsents: ['all'] }],
  ])('what the reader said holds where it %s', async (_what, status, answer) => {
    await using server = await siteWith({ serviceUrl });
    service().patch('/v1/api/consent').reply(status, answer);
    expect(JSON.parse((await server.get('/api/consent', choose({ setAll: true }))).body).state).toBe('full');
  });

  test('it is asked whether a yes still stands', async () => {
    await using server = await siteWith({ serviceUrl });
    const asked = await accepted(server);
    service()
      .post('/v1/consent/validate', asked.body)
      .reply(200, 'true', { 'content-type': 'application/json' });
    const answer = await server.get('/consent/validate', asked);
    expect(answer.body).toBe('true');
    expect(setCookies(answer.headers)).toEqual([]);
  });

  test('what was taken back there is forgotten here', async () => {
    await using server = await siteWith({ serviceUrl });
    const asked = await accepted(server);
    service().post('/v1/consent/validate').reply(200, 'false', { 'content-type': 'application/json' });
    const answer = await server.get('/consent/validate', asked);
    expect(answer.body).toBe('false');
    expect(setCookies(answer.headers)[0]).toMatch(/^pagewell_consent=; Path=\/; Max-Age=0/);
  });

  test('where it cannot be asked, the answer is no, and nothing is forgotten', async () => {
    await using server = await siteWith({ serviceUrl });
    const asked = await accepted(server);
    service().post('/v1/consent/validate').reply(503);
    const answer = await server.get('/consent/validate', asked);
    expect(answer.body).toBe('false');
    expect(setCookies(answer.headers)).toEqual([]);
  });
});

describe('the host of the frames', () => {
  const open = (outsideOrigin: string | undefined) =>
    openConsent(
      {
        renderer,
        toldReader: () => ({ country: undefined, experiments: {} }),
        https: false,
        registry: new Registry(),
        log: pino({ level: 'silent' }),
        folders: { data: tmpdir() },
      },
      { secret, cmpId: undefined, outsideOrigin, serviceUrl: undefined },
    );

  test('is there for frames alone', async () => {
    const { hostsApart } = await open('https://outside.example:8443');
    expect(hostsApart).toEqual([{ host: 'outside.example:8443', at: '/outside' }]);
    expect((await open(undefined)).hostsApart).toBeUndefined();
  });
});

describe('at start', () => {
  const parts = () => ({
    renderer,
    toldReader: () => ({ country: undefined, experiments: {} }),
    https: false,
    registry: new Registry(),
    log: pino({ level: 'silent' }),
  });

  test('an origin of frames that is the site’s own is refused: then partners could read the site', async () => {
    const opening = openConsent(
      { ...parts(), folders: { data: tmpdir() } },
      { secret, cmpId: undefined, outsideOrigin: renderer.site.origin, serviceUrl: undefined },
    );
    await expect(opening).rejects.toThrow('OUTSIDE_ORIGIN');
  });

  test('a secret is made up once, and kept for this machine’s user alone', async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'consent-'));
    const open = () =>
      openConsent(
        { ...parts(), folders: { data } },
        { secret: undefined, cmpId: undefined, outsideOrigin: undefined, serviceUrl: undefined },
      );
    await open();
    const file = path.join(data, 'consent-secret');
    const made = readFileSync(file, 'utf8');
    await open();
    expect(readFileSync(file, 'utf8')).toBe(made);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o077).toBe(0);
    rmSync(data, { recursive: true });
  });
});
