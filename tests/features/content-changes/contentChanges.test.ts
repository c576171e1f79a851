import { createHmac } from 'node:crypto';
import type { Content } from '#content/createContentSource.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { ContentChange } from '#content/source/source.ts';
import { mostChanges } from '#features/content-changes/changes.ts';
import { migrations } from '#features/content-changes/migrations.ts';
import { openContentChanges } from '#features/content-changes/openContentChanges.ts';
import { believedForSeconds } from '#features/content-changes/signature.ts';
import { type Answer, startTestServer, type TestServer } from '../../server/support.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';

const secret = 'a secret of a test';
const address = '/api/content/changes';

let store: DatabaseStore;
let server: TestServer;
let told: (readonly ContentChange[])[];
let isDown: boolean;
beforeAll(async () => {
  store = await openBuiltInStore([{ name: 'content-changes', migrations }]);
});
afterAll(() => store.close());
beforeEach(async () => {
  told = [];
  isDown = false;
  server = await startTestServer({
    open: async (parts) => {
      const notifyChanges: Content['notifyChanges'] = (changed, isNew) =>
        store.database.transaction().execute(async (work) => {
          if (!(await isNew(work))) return false;
          if (isDown) throw new Error('out of reach');
          told.push(changed);
          return true;
        });
      const content = { notifyChanges };
      return (await openContentChanges({ ...parts, content }, { secret })).routes ?? [];
    },
  });
});
afterEach(() => server[Symbol.asyncDispose]());

const now = () => Math.floor(Date.now() / 1000);

function signed(body: string, { time = now(), by = secret }: { time?: number; by?: string } = {}): string {
  return `t=${time},v1=${createHmac('sha256', by).update(`${time}.${body}`).digest('hex')}`;
}

function post(body: string, signature: string | undefined = signed(body)): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', 'Pagewell-Signature': signature };
  return server.get(address, { method: 'POST', headers, body });
}

let sent = 0;
function changes(...list: object[]): string {
  sent += 1;
  return JSON.stringify({ changes: [...list, { path: `/sent/${sent}`, kind: 'published' }] });
}
const published = (path: unknown) => ({ path, kind: 'published' });

describe('a CMS that says what it has changed', () => {
  test('is taken at its word in the order of its changes, and each path is counted once', async () => {
    const body = changes(
      published('/sleep/insomnia'),
      published('/sleep/insomnia'),
      { path: '/sleep/old', kind: 'withdrawn' },
      { path: '/sleep/here', kind: 'moved', to: '/sleep/there' },
    );
    const { status, body: answer, headers } = await post(body);
    expect([status, JSON.parse(answer), headers['cache-control']]).toEqual([202, { taken: 5 }, 'no-store']);
    expect(told).toEqual([JSON.parse(body).changes]);
  });

  test.each([
    ['without a signature', () => ''],
    ['by another secret', (body: string) => signed(body, { by: 'another secret altogether' })],
    ['for another body', () => signed('{}')],
    ['in another form', (body: string) => signed(body).replace('v1', 'v0')],
    ['with a time that was not signed', (body: string) => signed(body).replace(/t=\d+/, `t=${now() + 1}`)],
    ['in capitals', (body: string) => signed(body).toUpperCase()],
  ])('is not heard %s', async (_how, signatureOf) => {
    const body = changes();
    expect([(await post(body, signatureOf(body))).status, told]).toEqual([401, []]);
  });

  test.each([
    [-believedForSeconds - 5, 409],
    [-believedForSeconds + 30, 202],
    [believedForSeconds - 30, 202],
    [believedForSeconds + 5, 409],
  ])('with a clock that differs by %i seconds gets %i', async (seconds, status) => {
    const body = changes();
    expect((await post(body, signed(body, { time: now() + seconds }))).status).toBe(status);
  });

  test('is heard once, also where it says it twice at the same time', async () => {
    const body = changes();
    const signature = signed(body);
    const answers = await Promise.all([1, 2, 3].map(() => post(body, signature)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect((await post(body, signature)).status).toBe(409);
    expect(told).toHaveLength(1);
  });

  test('may say again what could not be told', async () => {
    const body = changes();
    isDown = true;
    const refused = await post(body);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, expect.any(String)]);
    isDown = false;
    expect((await post(body)).status).toBe(202);
    expect(told).toHaveLength(1);
  });
});

describe('what it says', () => {
  test.each<[string, unknown]>([
    ['no list', {}],
    ['a list that is none', { changes: 'all' }],
    ['a field that nobody knows', { changes: [], all: true }],
    ['a field of a change that nobody knows', { changes: [{ ...published('/a'), at: 1 }] }],
    ['a change that is no object', { changes: ['/a'] }],
    ['another kind', { changes: [{ path: '/a', kind: 'burnt' }] }],
    ['no kind', { changes: [{ path: '/a' }] }],
    ['a move to nowhere', { changes: [{ path: '/a', kind: 'moved' }] }],
    ['a place where nothing has moved', { changes: [{ ...published('/a'), to: '/b' }] }],
    ['a move to another site', { changes: [{ path: '/a', kind: 'moved', to: '//evil.example' }] }],
    ['another site', { changes: [published('//evil.example/a')] }],
    ['an address of the site’s own', { changes: [published('/editor/articles')] }],
    ['a path with a step up', { changes: [published('/a/../b')] }],
    ['a path that is too long', { changes: [published(`/${'a'.repeat(5_000)}`)] }],
    ['a path that is no text', { changes: [published(7)] }],
  ])('is refused where it is %s', async (_what, value) => {
    const { status, body } = await post(JSON.stringify(value));
    expect([status, JSON.parse(body), told]).toEqual([400, { error: expect.any(String) }, []]);
  });

  test('is refused where it is not JSON, or none that can be read', async () => {
    expect((await post('{"changes":[')).status).toBe(400);
    expect((await post('')).status).toBe(400);
  });

  test('is taken up to a thousand changes, and not one more', async () => {
    const many = (count: number) =>
      JSON.stringify({
        changes: Array.from({ length: count }, (_, at) => published(`/many/${count}/${at}`)),
      });
    expect(JSON.parse((await post(many(mostChanges))).body)).toEqual({ taken: mostChanges });
    expect((await post(many(mostChanges + 1))).status).toBe(413);
    expect((await post(`{"changes":[]${' '.repeat(600_000)}}`)).status).toBe(413);
  });
});

test.each([
  ['without a secret', undefined, true],
  ['where articles are not a CMS’s', secret, false],
])('nobody is listened to %s', async (_where, own, isOfCms) => {
  await using other = await startTestServer({
    open: async (parts) => {
      const content = isOfCms ? { notifyChanges: async () => true } : {};
      return (await openContentChanges({ ...parts, content }, { secret: own })).routes ?? [];
    },
  });
  const body = changes();
  const headers = { 'Pagewell-Signature': signed(body) };
  expect((await other.get(address, { method: 'POST', headers, body })).status).toBe(405);
});
