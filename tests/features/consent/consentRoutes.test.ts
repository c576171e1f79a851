import { nock } from '../../support/nock.ts';
import { asSent, json, setCookies, siteWith } from '../../support/siteWithPartners.ts';

beforeEach(() => nock.enableNetConnect('127.0.0.1'));

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
      purposeConsents: [1, 2],
    });
    expect(setCookies(answer.headers).map((cookie) => cookie.split('=')[0])).toEqual([
      'pagewell_consent',
      'usprivacy',
    ]);
  });

  test.each([
    ['a text for a number', 400, patch({ purposeConsents: ['1'] })],
    ['a number that is none of theirs', 400, patch({ vendorConsents: [0] })],
    ['a word for a flag', 400, patch({ setAll: 'yes' })],
  ])('refuses %s', async (_what, status, options) => {
    await using server = await siteWith();
    const answer = await server.get('/api/consent', options);
    expect([answer.status, setCookies(answer.headers)]).toEqual([status, []]);
  });
});

describe('POST /consent/validate', () => {
  async function yesOn(server: Awaited<ReturnType<typeof siteWith>>) {
    const chosen = await server.get('/api/consent', {
      method: 'PATCH',
      headers: json,
      body: '{"setAll":true}',
    });
    const cookie = asSent(setCookies(chosen.headers));
    return { cookie, value: cookie.slice('pagewell_consent='.length).split(';')[0] ?? '' };
  }
  const validate = (cookieValue: unknown, cookie = '', more = {}) => ({
    method: 'POST',
    headers: { ...json, ...(cookie ? { Cookie: cookie } : {}), ...more },
    body: JSON.stringify({ cookieValue }),
  });

  test('says yes to a yes that this site has kept, and no to all else: it judges what it is given', async () => {
    await using server = await siteWith();
    const { cookie, value } = await yesOn(server);
    const answerTo = async (options: ReturnType<typeof validate>) =>
      (await server.get('/consent/validate', options)).body;
    expect(await answerTo(validate(value, cookie))).toBe('true');
    // What it is given is judged, and not what comes along.
    expect(await answerTo(validate(value))).toBe('true');
    expect(await answerTo(validate(`${value}x`, cookie))).toBe('false');
    expect(await answerTo(validate('', cookie))).toBe('false');
    expect(await answerTo(validate(value, cookie, { 'Sec-GPC': '1' }))).toBe('false');
  });

  test('finds that a yes stands on six hundred pages a minute of readers who come through one address', async () => {
    await using server = await siteWith();
    const { cookie, value } = await yesOn(server);
    const answers = new Map<string, number>();
    for (let page = 0; page < 601; page += 1) {
      const { status, body } = await server.get('/consent/validate', validate(value, cookie));
      const answer = status === 200 ? body : String(status);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({ true: 600, 429: 1 });
  });

  test.each([
    ['no text', 400, validate(1)],
    ['a second line', 400, validate('x\r\nBcc: ada@example.org')],
    ['nothing', 400, { ...validate(''), body: '{}' }],
  ])('refuses %s', async (_what, status, options) => {
    await using server = await siteWith();
    expect((await server.get('/consent/validate', options)).status).toBe(status);
  });
});

test('says at the well-known place that it heeds Global Privacy Control', async () => {
  await using server = await siteWith();
  const answer = await server.get('/.well-known/gpc.json');
  expect(JSON.parse(answer.body)).toEqual({ gpc: true, lastUpdate: '2026-11-23' });
  expect(answer.headers['content-type']).toContain('application/json');
});
