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
  /** Who asks from a country, on a site that has prices of one medicine. */
  const searchFrom = async (country: string, path: string) => {
    if (!sampleSavings) throw new Error('There are no sample savings');
    const pagesNamed = (text: string) =>
      text.toLowerCase() === 'lipitor' ? [{ name: 'Lipitor', slug: 'lipitor' }] : [];
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

  it('leads readers in the US to its prices', async () => {
    expect(await searchFrom('US', '/search?q1=Lipitor')).toContain(
      '<a href="/drugs/lipitor"><bdi>Lipitor</bdi>: prices and coupons</a>',
    );
  });

  it.each([
    ['CA', '/search?q1=Lipitor'],
    ['unknown', '/search?q1=Lipitor'],
    ['US', '/search?q1=lipid'],
    ['US', '/search'],
  ])('leads no reader there from %s at %s', async (country, path) => {
    expect(await searchFrom(country, path)).not.toContain('/drugs/lipitor');
  });
});

describe('GET /api/suggest', () => {
  it('answers with the text it was asked about and what it may become', async () => {
    await using server = await startTestServer();
    const answer = await server.get('/api/suggest?q=collagen');
    expect(JSON.parse(answer.body)).toEqual({ query: 'collagen', items: ['collagen powder'] });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(JSON.parse((await server.get('/api/suggest')).body)).toEqual({ query: '', items: [] });
  });
});
