import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import drugSavings from '#features/drug-savings/feature.ts';
import { openDrugSavings } from '#features/drug-savings/openDrugSavings.ts';
import { type DrugSavingsSettings, settings } from '#features/drug-savings/settings.ts';
import { readSettings } from '#platform/configuration/setting.ts';
import { countryDimension, PageDimensions } from '#server/pages/dimensions.ts';
import { startTestServer } from '../../server/support.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { databaseUnless } from '../../support/databaseAway.ts';
import { signedIn, writer } from '../../support/people.ts';
import { others } from './list/drugsForTests.ts';

let store: DatabaseStore;
let isDown = false;
beforeAll(async () => {
  store = await openBuiltInStore(others);
});
beforeEach(() => {
  isDown = false;
});
afterAll(() => store.close());

const withDatabase = (parts: FeatureParts): FeatureParts => ({
  ...parts,
  content: { ...parts.content, database: databaseUnless(() => isDown, store.database) },
});

const start = (environment: Record<string, string> = {}, country: string | undefined = 'US') => {
  const own: DrugSavingsSettings = readSettings(settings, { DRUG_SAVINGS: 'sample', ...environment }, []);
  return startTestServer({
    dimensions: new PageDimensions({ country: countryDimension('x-country', country) }),
    open: async (parts) => (await openDrugSavings(withDatabase(parts), own)).routes ?? [],
  });
};

describe('GET /api/drugs', () => {
  test('answers name and address of ten drugs and brands at most, and no cache keeps it', async () => {
    await using server = await start();
    const { status, body, headers } = await server.get('/api/drugs?q=lipitor');
    expect([status, JSON.parse(body)]).toEqual([
      200,
      {
        drugs: [{ name: 'Lipitor', slug: 'lipitor', note: expect.stringMatching(/^Atorvastatin · from \$/) }],
      },
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse((await server.get('/api/drugs?q=a')).body).drugs).toHaveLength(10);
  });

  test.each(['', '?q=', '?q=%25', `?q=${'%E2%80%AE'.repeat(50)}`, '?other=lipitor'])(
    'answers nothing to %j',
    async (query) => {
      await using server = await start();
      const { status, body } = await server.get(`/api/drugs${query}`);
      expect([status, JSON.parse(body)]).toEqual([200, { drugs: [] }]);
    },
  );

  test.each(['?q=%00', '?q=%FF'])('refuses %j', async (query) => {
    await using server = await start();
    expect((await server.get(`/api/drugs${query}`)).status).toBe(400);
  });

  test('is asked 60 times a minute by a client, and not once more', async () => {
    await using server = await start();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count++) statuses.push((await server.get('/api/drugs?q=')).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  });

  test('is 503 while the database is out of reach, from the start on, and answers again by itself', async () => {
    isDown = true;
    await using server = await start();
    expect(server.lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: expect.stringContaining('the list of drugs cannot be read'),
      }),
    );
    expect((await server.get('/api/drugs?q=lipitor')).status).toBe(503);
    isDown = false;
    expect((await server.get('/api/drugs?q=lipitor')).status).toBe(200);
  });
});

describe('GET /api/tip/lookup', () => {
  test('answers where a ZIP is', async () => {
    await using server = await start();
    const { status, body, headers } = await server.get('/api/tip/lookup?zip=47201');
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { demographics: { Latitude: 39.126564, Longitude: -85.971322, City: 'Columbus', State: 'IN' } },
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['', 400],
    ['?zip=', 400],
    ['?zip=4720', 400],
    ['?zip=472011', 400],
    ['?zip=00000', 404],
  ])('answers errors to %j', async (query, expected) => {
    await using server = await start();
    const { status, body } = await server.get(`/api/tip/lookup${query}`);
    expect([status, JSON.parse(body)]).toEqual([expected, { errors: [expect.any(String)] }]);
  });
});

describe.each(['/api/drugs?q=lipitor', '/api/tip/lookup?zip=47201'])('%s', (address) => {
  test.each([
    ['whose country is another', 'DE'],
    ['of whom nobody knows it', undefined],
  ])('is refused to readers %s', async (_who, country) => {
    await using server = await start({}, country ?? '');
    const { status, body } = await server.get(address, { headers: country ? { 'X-Country': country } : {} });
    expect([status, JSON.parse(body)]).toEqual([403, { error: expect.stringContaining('US') }]);
  });

  test('is there where the proxy in front says that they are in the US', async () => {
    await using server = await start({}, 'DE');
    expect((await server.get(address, { headers: { 'X-Country': 'US' } })).status).toBe(200);
  });

  test('is not there where drug savings are switched off', async () => {
    await using server = await start({ DRUG_SAVINGS: 'off' });
    expect((await server.get(address)).status).toBe(404);
  });
});

test('the feature says of itself what the server needs before it is opened', () => {
  expect(Object.keys(drugSavings.migrations ?? {})).toContain('2026-11-26-drugs');
});

describe('what the form of the block asks for', () => {
  const startTool = (environment: Record<string, string> = {}, isSignedIn = true) => {
    const own: DrugSavingsSettings = readSettings(settings, { DRUG_SAVINGS: 'off', ...environment }, []);
    return startTestServer({
      open: async (parts) => [
        ...(isSignedIn ? [signedIn(() => writer)] : []),
        ...((await openDrugSavings(withDatabase(parts), own)).routes ?? []),
      ],
    });
  };

  test('is told to whoever works in the editor, also where readers get no prices', async () => {
    await using server = await startTool();
    const found = await server.get('/editor/api/drugs/find?q=lipitr');
    expect([found.status, JSON.parse(found.body)]).toEqual([
      200,
      { drugs: [{ name: 'Lipitor', slug: 'lipitor', drug: 'Atorvastatin' }] },
    ]);
    for (const slug of ['atorvastatin', 'lipitor'])
      expect(JSON.parse((await server.get(`/editor/api/drugs/of/${slug}`)).body).drug).toMatchObject({
        slug: 'atorvastatin',
        manufacturers: [{ name: 'Atorvastatin' }, { name: 'Lipitor' }],
      });
    expect(JSON.parse((await server.get('/editor/api/drugs/find')).body)).toEqual({ drugs: [] });
  });

  test.each([
    ['/editor/api/drugs/of/nobody-makes-it', 404],
    ['/editor/api/drugs/of/%3Cb%3E', 404],
  ])('is not there at %s', async (path, status) => {
    await using server = await startTool();
    expect((await server.get(path)).status).toBe(status);
  });

  test('is told to nobody who is not signed in', async () => {
    await using server = await startTool({ DRUG_SAVINGS: 'sample' }, false);
    for (const path of ['/editor/api/drugs/find?q=lipitor', '/editor/api/drugs/of/lipitor'])
      expect((await server.get(path)).status).toBe(401);
  });

  test('is 503 while the database is out of reach', async () => {
    await using server = await startTool();
    isDown = true;
    for (const path of ['/editor/api/drugs/find?q=lipitor', '/editor/api/drugs/of/lipitor'])
      expect((await server.get(path)).status).toBe(503);
  });
});
