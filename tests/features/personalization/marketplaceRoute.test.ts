import { marketplaceRoute } from '../../../features/personalization/marketplaceRoute.ts';
import { startTestServer } from '../../server/support.ts';
import { nock } from '../../support/nock.ts';
import { agreed, gateTo, refused } from '../../support/partners.ts';

const host = 'https://market.offers.example';
const question = {
  placements: ['article-end'],
  contentIndex: 2,
  contentMeta: { category: 'sleep' },
  profile: { audiences: ['sleepers'] },
  deviceType: 'mobile',
};
const none = { error: 'There is no offer.' };

function siteWith(address: string | undefined = `${host}/offers`) {
  return startTestServer({
    open: () => [
      marketplaceRoute(
        { partners: gateTo('marketplace'), toldReader: () => ({ country: 'GB', experiments: {} }) },
        address,
      ),
    ],
  });
}
beforeEach(() => nock.enableNetConnect('127.0.0.1'));

const offered = async (
  server: Awaited<ReturnType<typeof siteWith>>,
  { body = question as object, cookie = agreed } = {},
): Promise<unknown> => {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie };
  const answer = await server.get('/api/marketplace', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answer.status === 200 ? JSON.parse(answer.body) : answer.status;
};

describe('POST /api/marketplace', () => {
  it('hands on what a partner offers, who is told of the page its category alone', async () => {
    await using server = await siteWith();
    const call = nock(host)
      .post('/offers', {
        placements: ['article-end'],
        contentIndex: 2,
        category: 'sleep',
        audiences: ['sleepers'],
        breakpoint: 'mobile',
        country: 'GB',
        language: 'en-US',
      })
      .matchHeader('accept', 'application/json')
      .matchHeader('content-type', 'application/json')
      .reply(200, { offer: 'a pillow' });
    expect(await offered(server)).toEqual({ offer: 'a pillow' });
    call.done();
  });

  it('leaves out of what a page says of itself what is on no list', async () => {
    await using server = await siteWith();
    nock(host).post('/offers', { placements: [], country: 'GB', language: 'en-US' }).reply(200, {});
    const contentMeta = { category: 'kanari', k1: 'kanari', path: '/kanari' };
    expect(await offered(server, { body: { placements: [], contentMeta, deviceType: 'kanari' } })).toEqual(
      {},
    );
  });

  it.each<[string, number, string | object]>([
    ['fails', 503, ''],
    ['answers a page', 200, '<!doctype html>'],
    ['refuses', 403, {}],
  ])('is an error in words where the partner %s', async (_what, status, body) => {
    await using server = await siteWith();
    nock(host).post('/offers').reply(status, body);
    expect(await offered(server)).toEqual(none);
  });

  it('asks nobody for a reader who has not agreed', async () => {
    await using server = await siteWith();
    const call = nock(host).post('/offers').reply(200, {});
    expect(await offered(server, { cookie: refused })).toEqual(none);
    expect(call.isDone()).toBe(false);
  });

  it.each<[string, object]>([
    ['an unknown field', { ...question, email: 'ada@example.org' }],
    ['no places', { contentIndex: 1 }],
    ['places that are no names', { placements: ['two words'] }],
    ['too many places', { placements: Array.from({ length: 51 }, (_, at) => `p${at}`) }],
    ['half an index', { ...question, contentIndex: 1.5 }],
    ['a list', []],
  ])('refuses %s', async (_what, body) => {
    await using server = await siteWith();
    expect(await offered(server, { body })).toBe(400);
  });
});
