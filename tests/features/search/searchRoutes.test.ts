import { ContentUnavailableError } from '#content/source/errors.ts';
import { searchRoutes } from '#features/search/searchRoutes.ts';
import { countryDimension, PageDimensions } from '#server/pages/dimensions.ts';
import { FakeSource, startTestServer } from '../../server/support.ts';
import { sampleSavings } from '../../support/blockContext.ts';

const down = () => {
  throw new ContentUnavailableError('timeout', 'the CMS is down');
};

describe('the search page', () => {
  it.each([
    ['/search', '<h1>Search Pagewell</h1>'],
    ['/search?q1=', 'Please enter a valid search term.'],
    ['/search?q1=%20', 'Please enter a valid search term.'],
    ['/search?q1=iron', 'We found nothing for “<bdi>iron</bdi>”'],
    ['/search?q1=iron&q1=zinc', 'We found nothing for “<bdi>iron</bdi>”'],
    ['/search?q1=iron&page=3', 'We found nothing for “<bdi>iron</bdi>”'],
    ['/search?q1=iron&page=-1', 'We found nothing for “<bdi>iron</bdi>”'],
  ])('at %s shows %s', async (path, shown) => {
    await using server = await startTestServer();
    const answer = await server.get(path);
    expect([answer.status, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(answer.body).toContain(shown);
  });

  it('says so, with a status that says so too, while the search cannot be asked', async () => {
    await using server = await startTestServer();
    server.source.before = down;
    const answer = await server.get('/search?q1=iron');
    expect([
      answer.status,
      answer.headers['retry-after'],
      answer.body.includes('Resource not available.'),
    ]).toEqual([503, '5', true]);
  });

  it('searches for no more text than anybody types', async () => {
    const source = new FakeSource();
    await using server = await startTestServer({ source });
    const answer = await server.get(`/search?q1=${'x'.repeat(5000)}`);
    expect(/x{2,}/.exec(answer.body)?.[0]).toHaveLength(200);
  });
});

describe('a search for a medicine', () => {
  const searchFrom = async (country: string, path: string) => {
    if (!sampleSavings) throw new Error('There are no sample savings');
    const pagesNamed = (text: string) =>
      text.toLowerCase() === 'norco' ? [{ name: 'Hydrocodone', slug: 'hydrocodone', found: 'Norco' }] : [];
    const drugSavings = { ...sampleSavings, pagesNamed };
    await using server = await startTestServer({
      dimensions: new PageDimensions({ country: countryDimension(undefined, country) }),
      open: (parts) => {
        const { renderer } = parts;
        return searchRoutes({ ...parts, renderer: { ...renderer, site: { ...renderer.site, drugSavings } } });
      },
    });
    return (await server.get(path)).body;
  };

  it('leads readers in the US to its prices', async () =>
    expect(await searchFrom('US', '/search?q1=NORCO')).toContain(
      '<a href="/drugs/hydrocodone"><bdi>Hydrocodone</bdi> (<bdi>Norco</bdi>): <bdi>prices and coupons</bdi></a>',
    ));

  it('suggests its name before titles to readers in the US', async () => {
    const itemsFor = async (country: string, text: string): Promise<unknown> =>
      JSON.parse(await searchFrom(country, `/api/suggest?q=${text}`)).items;
    expect(await itemsFor('US', 'norco')).toEqual(['Norco', 'norco powder']);
    expect(await itemsFor('CA', 'norco')).toEqual(['norco powder']);
    expect(await itemsFor('US', 'collagen')).toEqual(['collagen powder']);
  });

  it.each([
    ['CA', '/search?q1=norco'],
    ['unknown', '/search?q1=norco'],
    ['US', '/search?q1=norc'],
    ['US', '/search'],
  ])('leads no reader there from %s at %s', async (country, path) =>
    expect(await searchFrom(country, path)).not.toContain('/drugs/hydrocodone'),
  );
});

it('GET /api/suggest answers with the text it was asked about and what it may become', async () => {
  await using server = await startTestServer();
  const answer = await server.get('/api/suggest?q=collagen');
  expect(JSON.parse(answer.body)).toEqual({ query: 'collagen', items: ['collagen powder'] });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(JSON.parse((await server.get('/api/suggest')).body)).toEqual({ query: '', items: [] });
});
