import {
  merged,
  mostAsked,
  mostRelated,
  partnerSuggestions,
  readRelated,
} from '../../../features/search/partnerSuggestions.ts';
import { searchRoutes } from '../../../features/search/searchRoutes.ts';
import { startTestServer } from '../../server/support.ts';
import { nock } from '../../support/nock.ts';
import { agreed, gateTo, refused } from '../../support/partners.ts';

const host = 'https://words.likely.example';

/** A site whose readers have agreed where their cookie says so, with a partner for suggestions. */
function siteWith(given: { address?: string | undefined; account?: string | undefined } = {}) {
  const { address, account } = { address: `${host}/suggest`, account: 'well-1', ...given };
  return startTestServer({
    open: (parts) => {
      const asking = { ...parts, partners: gateTo('suggestions') };
      const related = partnerSuggestions(asking, address, { client: 'pagewell', partner: account });
      return searchRoutes(parts, related);
    },
  });
}
beforeEach(() => nock.enableNetConnect('127.0.0.1'));

const asked = { client: 'pagewell', partner: 'well-1', language: 'en-US', q: 'collagen' };
const suggested = async (
  server: Awaited<ReturnType<typeof siteWith>>,
  cookie = agreed,
  text = 'collagen',
): Promise<unknown> =>
  JSON.parse(
    (await server.get(`/api/suggest?q=${encodeURIComponent(text)}`, { headers: { Cookie: cookie } })).body,
  );
const own = { query: 'collagen', items: ['collagen powder'] };

describe('GET /api/suggest with a partner', () => {
  it('gives our own first, then the partner’s, and tells it the text and who asks', async () => {
    await using server = await siteWith();
    const call = nock(host)
      .get('/suggest')
      .query(asked)
      .reply(200, ['collagen', [['collagen peptides', 0], ['collagen tea']]]);
    expect(await suggested(server)).toEqual({
      query: 'collagen',
      items: ['collagen powder', 'collagen peptides', 'collagen tea'],
    });
    call.done();
  });

  it('names no account where there is none', async () => {
    await using server = await siteWith({ account: undefined });
    const { partner: _none, ...query } = asked;
    nock(host)
      .get('/suggest')
      .query(query)
      .reply(200, ['', [['collagen tea']]]);
    expect(await suggested(server)).toMatchObject({ items: ['collagen powder', 'collagen tea'] });
  });

  it.each([
    ['has not agreed', refused, 'collagen', own],
    ['has typed nothing', agreed, '   ', { query: '', items: [] }],
  ])('asks nobody for a reader who %s', async (_who, cookie, text, answer) => {
    await using server = await siteWith();
    const call = nock(host)
      .get('/suggest')
      .query(true)
      .reply(200, ['', [['collagen tea']]]);
    expect(await suggested(server, cookie, text)).toEqual(answer);
    expect(call.isDone()).toBe(false);
  });

  it('asks so often for one client, and no more: then our own are enough', async () => {
    await using server = await siteWith();
    let asked = 0;
    nock(host)
      .persist()
      .get('/suggest')
      .query(true)
      .reply(200, () => {
        asked += 1;
        return ['', [['collagen tea']]];
      });
    for (let time = 0; time < mostAsked.most; time += 1) await suggested(server);
    expect(asked).toBe(mostAsked.most);
    expect(await suggested(server)).toEqual(own);
    expect(asked).toBe(mostAsked.most);
  });

  it('asks nobody where no address is set', async () => {
    await using server = await siteWith({ address: undefined });
    expect(await suggested(server)).toEqual({ query: 'collagen', items: ['collagen powder'] });
  });

  it.each<[string, number, string | object]>([
    ['fails', 500, ''],
    ['answers a page', 200, '<!doctype html>'],
    ['answers something else', 200, { items: ['collagen tea'] }],
  ])('gives our own where the partner %s', async (_what, status, body) => {
    await using server = await siteWith();
    nock(host).get('/suggest').query(true).reply(status, body);
    expect(await suggested(server)).toEqual(own);
  });
});

describe('what a partner suggests', () => {
  const entries = (count: number) => Array.from({ length: count }, (_, at) => [`text ${at}`]);

  it.each([
    ['the first value of each entry', ['q', [['a', 'b'], ['c']]], ['a', 'c']],
    ['no more than ten', ['q', entries(11)], entries(mostRelated).flat()],
    ['ten', ['q', entries(10)], entries(10).flat()],
    ['nothing of an empty list', ['q', []], []],
    ['nothing of a list of one element', ['q'], []],
    ['nothing of an object', { 1: [['a']] }, []],
    ['nothing of nothing', null, []],
    [
      'what is text',
      ['q', [[1], ['a'], 'b', null, [null], [' '], ['line\nbreak'], ['x'.repeat(201)]]],
      ['a'],
    ],
  ])('is %s', (_what, answer, items) => {
    expect(readRelated(answer)).toEqual(items);
  });

  it('comes after our own, each text once, whatever its capitals', () => {
    expect(merged(['Sleep well', 'Sleep'], ['sleep', 'Sleep apnoea', 'SLEEP WELL'])).toEqual([
      'Sleep well',
      'Sleep',
      'Sleep apnoea',
    ]);
  });
});
