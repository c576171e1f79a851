import { profileRoute } from '#features/personalization/profileRoute.ts';
import { startTestServer } from '../../server/support.ts';
import { nock } from '../../support/nock.ts';
import { agreed, gateTo } from '../../support/partners.ts';

const host = 'https://profiles.knowing.example';
const given = { choice: 'yes', tagularAnonId: '7f1c2a10-1111-4222-8333-444455556666' };
const own = ['everybody', 'british'];

function siteWith({ address = `${host}/v3` as string | undefined, country = 'GB' } = {}) {
  const audiences = [{ name: 'everybody' }, { name: 'british', countries: ['GB', 'IM'] }];
  return startTestServer({
    open: () => [
      profileRoute(
        {
          partners: gateTo('profiles'),
          https: false,
          readerProfile: () => ({ country, experiments: {} }),
          renderer: { site: { configuration: { audiences } } },
        },
        address,
      ),
    ],
  });
}
beforeEach(() => nock.enableNetConnect('127.0.0.1'));

async function profile(
  server: Awaited<ReturnType<typeof siteWith>>,
  query: Record<string, string> = given,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const answer = await server.get(`/api/cdp/profile/v3?${new URLSearchParams(query)}`, { headers });
  return answer.status === 200 ? JSON.parse(answer.body) : answer.status;
}
const answering = (status: number, body: string | object) =>
  nock(host).get('/v3').query(true).reply(status, body);

describe('GET /api/cdp/profile/v3', () => {
  it('says what the site itself says, and what a partner adds, each once; nobody on the way keeps it', async () => {
    await using server = await siteWith();
    const call = nock(host)
      .get('/v3')
      .query({ tagularAnonId: given.tagularAnonId })
      .reply(200, { audiences: ['sleepers', 'british'] });
    const answer = await server.get(`/api/cdp/profile/v3?${new URLSearchParams(given)}`);
    expect(JSON.parse(answer.body)).toEqual({ audiences: [...own, 'sleepers'] });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    call.done();
  });

  it('believes a cookie as it believes the choice that a page hands over', async () => {
    await using server = await siteWith();
    answering(200, { audiences: ['sleepers'] });
    const { tagularAnonId } = given;
    expect(await profile(server, { tagularAnonId }, { Cookie: agreed })).toEqual({
      audiences: [...own, 'sleepers'],
    });
  });

  it('says what is asked about alone, and asks the partner about that', async () => {
    await using server = await siteWith();
    nock(host)
      .get('/v3')
      .query({ tagularAnonId: given.tagularAnonId, audiences: 'sleepers,british' })
      .reply(200, { audiences: ['sleepers', 'runners'] });
    expect(await profile(server, { ...given, audiences: 'sleepers,british' })).toEqual({
      audiences: ['british', 'sleepers'],
    });
  });

  it.each<[string, Record<string, string>]>([
    ['has not agreed', { ...given, choice: 'no' }],
    ['hands over no choice', { tagularAnonId: given.tagularAnonId }],
    ['hands over another cookie with it', { ...given, choice: 'no; pagewell_consent=yes' }],
    ['has no number', { choice: 'yes' }],
  ])('asks nobody for a reader who %s', async (_who, query) => {
    await using server = await siteWith();
    const call = answering(200, { audiences: ['sleepers'] });
    expect(await profile(server, query)).toEqual({ audiences: own });
    expect(call.isDone()).toBe(false);
  });

  it('says nothing of where a reader is where nobody knows that', async () => {
    await using server = await siteWith({ address: undefined, country: 'FR' });
    expect(await profile(server)).toEqual({ audiences: ['everybody'] });
  });

  it.each<[string, number, string | object]>([
    ['fails', 500, ''],
    ['has no audiences', 200, {}],
    ['has something else', 200, { audiences: 'sleepers' }],
    ['has none that are names', 200, { audiences: [1, null, 'two words', '<b>', ['a']] }],
  ])('is what the site says where the partner %s', async (_what, status, body) => {
    await using server = await siteWith();
    answering(status, body);
    expect(await profile(server)).toEqual({ audiences: own });
  });

  it('takes fifty audiences of a partner, and no more', async () => {
    await using server = await siteWith();
    answering(200, { audiences: Array.from({ length: 51 }, (_, at) => `a${at}`) });
    expect(((await profile(server)) as { audiences: string[] }).audiences).toHaveLength(own.length + 50);
  });

  it.each([
    ['a number with blanks', { tagularAnonId: 'ada example' }],
    ['a number that is too long', { tagularAnonId: 'x'.repeat(81) }],
    ['audiences that are none', { audiences: 'a b' }],
    ['too many audiences', { audiences: Array.from({ length: 51 }, (_, at) => `a${at}`).join() }],
  ])('refuses %s', async (_what, query) => {
    await using server = await siteWith();
    expect(await profile(server, query as Record<string, string>)).toBe(400);
  });
});
