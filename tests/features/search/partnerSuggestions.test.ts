import {
  mostRelated,
  partnerSuggestions,
  readRelated,
  suggestionsLimit,
} from '#features/search/partnerSuggestions.ts';
import { searchRoutes } from '#features/search/searchRoutes.ts';
import { FakeSource, startTestServer } from '../../server/support.ts';
import { nock } from '../../support/nock.ts';
import { agreed, gateTo, refused } from '../../support/partners.ts';

const host = 'https://words.likely.example';

/** A site whose readers have agreed where their cookie says so, with a partner for suggestions. */
function siteWith(
  given: { address?: string | undefined; account?: string | undefined; source?: FakeSource } = {},
) {
  const {
    address,
    account,
    source = new FakeSource(),
  } = { address: `${host}/suggest`, account: 'well-1', ...given };
  return startTestServer({
    source,
    open: (parts) => {
      const asking = { ...parts, partners: gateTo('suggestions') };
      const related = partnerSuggestions(asking, address, { client: 'pagewell', partner: account });
      return searchRoutes(parts, related);
    },
  });
}
beforeEach(() => nock.enableNetConnect('127.0.0.1'));

const asked = { client: 'pagewell', partner: 'well-1', language: 'en-US', q: 'collagen' };
type Site = Awaited<ReturnType<typeof siteWith>>;
const answerOf = async (server: Site, path: string, cookie: string, text: string): Promise<unknown> =>
  JSON.parse(
    (await server.get(`${path}?q=${encodeURIComponent(text)}`, { headers: { Cookie: cookie } })).body,
  );
const own = (server: Site, cookie = agreed, text = 'collagen') =>
  answerOf(server, '/api/suggest', cookie, text);
const suggested = (server: Site, cookie = agreed, text = 'collagen') =>
  answerOf(server, '/api/suggest/more', cookie, text);
const nothing = { query: 'collagen', items: [] };

describe('GET /api/suggest with a partner', () => {
  it('gives our own without asking anybody, and says that there may be more', async () => {
    await using server = await siteWith();
    const call = nock(host).get('/suggest').query(true).reply(200, []);
    expect(await own(server)).toEqual({ query: 'collagen', items: ['collagen powder'], more: true });
    expect(call.isDone()).toBe(false);
  });

  it.each<[string, Parameters<typeof siteWith>[0], string, string]>([
    ['has not agreed', {}, refused, 'collagen'],
    ['has typed nothing', {}, agreed, '   '],
    ['comes to a site without a partner', { address: undefined }, agreed, 'collagen'],
  ])('says of no more to a reader who %s', async (_who, given, cookie, text) => {
    await using server = await siteWith(given);
    expect(await own(server, cookie, text)).not.toHaveProperty('more');
  });

  it('says of no more where ten of our own fill the box', async () => {
    const source = new FakeSource();
    source.suggest = async () => Array.from({ length: 12 }, (_, at) => `collagen ${at}`);
    await using server = await siteWith({ source });
    const answer = await own(server);
    expect(answer).toMatchObject({ items: { length: 10 } });
    expect(answer).not.toHaveProperty('more');
  });
});

describe('GET /api/suggest/more', () => {
  it('gives the partner’s, and tells it the text and who asks', async () => {
    await using server = await siteWith();
    const call = nock(host)
      .get('/suggest')
      .query(asked)
      .reply(200, ['collagen', [['collagen peptides', 0], ['collagen tea']]]);
    expect(await suggested(server)).toEqual({
      query: 'collagen',
      items: ['collagen peptides', 'collagen tea'],
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
    expect(await suggested(server)).toMatchObject({ items: ['collagen tea'] });
  });

  it.each([
    ['has not agreed', refused, 'collagen', nothing],
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
    for (let time = 0; time < suggestionsLimit.most; time += 1) await suggested(server);
    expect(asked).toBe(suggestionsLimit.most);
    expect(await suggested(server)).toEqual(nothing);
    expect(asked).toBe(suggestionsLimit.most);
  });

  it('asks nobody where no address is set', async () => {
    await using server = await siteWith({ address: undefined });
    expect(await suggested(server)).toEqual(nothing);
  });

  it.each<[string, number, string | object]>([
    ['fails', 500, ''],
    ['answers something else', 200, { items: ['collagen tea'] }],
  ])('gives nothing where the partner %s', async (_what, status, body) => {
    await using server = await siteWith();
    nock(host).get('/suggest').query(true).reply(status, body);
    expect(await suggested(server)).toEqual(nothing);
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
  ])('is %s', (_what, answer, items) => expect(readRelated(answer)).toEqual(items));
});
