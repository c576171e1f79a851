import { nock } from '../../support/nock.ts';
import { asSent, json, setCookies, siteWith } from '../../support/siteWithPartners.ts';

beforeEach(() => nock.enableNetConnect('127.0.0.1'));

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
  ])('a yes is kept and lets nothing come where it %s', async (_what, status, answer) => {
    await using server = await siteWith({ serviceUrl });
    service().patch('/v1/api/consent').reply(status, answer);
    const chosen = await server.get('/api/consent', choose({ setAll: true }));
    expect(JSON.parse(chosen.body)).toMatchObject({ state: 'none', unchecked: true });
    // Once it can be asked, it holds as the reader has said it.
    const cookie = asSent(setCookies(chosen.headers));
    service().post('/v1/consent/validate').reply(200, 'true', { 'content-type': 'application/json' });
    const { body } = await server.get('/api/reader', { headers: { Cookie: cookie } });
    expect(JSON.parse(body).consent.state).toBe('full');
  });

  test.each([
    ['true', 200, 'full'],
    ['false', 200, 'none'],
    ['"true"', 200, 'none'],
    ['{}', 503, 'none'],
  ])(
    'what it answers, %s with %i, is what a page is told and what a cookie is found to be',
    async (said, status, state) => {
      await using server = await siteWith({ serviceUrl });
      const asked = await accepted(server);
      const answers = () =>
        service().post('/v1/consent/validate').reply(status, said, { 'content-type': 'application/json' });
      answers();
      const { body } = await server.get('/api/reader', { headers: { Cookie: asked.headers.Cookie } });
      expect(JSON.parse(body).consent.state).toBe(state);
      answers();
      expect((await server.get('/consent/validate', asked)).body).toBe(String(state === 'full'));
    },
  );

  test('a cookie that was taken back takes no other one with it', async () => {
    await using server = await siteWith({ serviceUrl });
    const asked = await accepted(server);
    service().post('/v1/consent/validate').reply(200, 'false', { 'content-type': 'application/json' });
    const answer = await server.get('/consent/validate', {
      ...asked,
      headers: { ...asked.headers, Cookie: 'pagewell_consent=another' },
    });
    expect([answer.body, setCookies(answer.headers)]).toEqual(['false', []]);
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
    expect(setCookies(answer.headers)[0]).toMatch(/^pagewell_consent=; Max-Age=0; Path=\/;/);
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
