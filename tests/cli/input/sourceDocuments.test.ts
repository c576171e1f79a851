import { description } from '../../support/description.ts';
import { nock } from '../../support/nock.ts';
import { ends, runCommand } from '../runCommand.ts';

const cms = 'https://cms.example';
const article = (path: string) => ({
  path,
  title: `Article ${path}`,
  description,
  blocks: [{ id: 'x', type: path === '/odd' ? 'rich-txt' : 'rich-text', data: { html: '<p>T</p>' } }],
});
const summaries = (...paths: string[]) => ({
  items: paths.map((path) => ({ path, title: 'A', updatedAt: '2026-05-04T09:00:00Z' })),
});

function answer(path: string): void {
  nock(cms).get('/articles').query({ path }).times(2).reply(200, article(path));
}

describe('pagewell validate --url', () => {
  beforeEach(() => nock(cms).get('/site').optionally().reply(404));

  test('checks every article that the API lists, by its path, with lines as export would write them', async () => {
    nock(cms).get('/articles').query({ limit: '100' }).times(2).reply(200, summaries('/a', '/odd'));
    answer('/a');
    answer('/odd');
    const { status, out } = await runCommand('validate', '--url', cms, '--format', 'json');
    const { summary, problems } = JSON.parse(out);
    expect([status, summary.files]).toEqual([1, 2]);
    expect(problems).toMatchObject([{ rule: 'block/unknown-type', file: 'api:/odd', line: 8 }]);
  });

  test('is incomplete where one of them is cut short, and checks the others', async () => {
    nock(cms).get('/articles').query({ limit: '100' }).times(2).reply(200, summaries('/cut', '/odd'));
    nock(cms)
      .get('/articles')
      .query({ path: '/cut' })
      .times(2)
      .reply(200, '{"path":"/cut"', { 'content-type': 'application/json' });
    answer('/odd');
    const { status, out } = await runCommand('validate', '--url', cms, '--format', 'concise');
    expect([status, out.includes('api:/odd:8')]).toEqual([3, true]);
    expect(out).toContain('api:/cut:1:1: error file/unreadable');
  });

  test('is incomplete where one of them does not come, and checks the others', async () => {
    nock(cms)
      .get('/articles')
      .query({ limit: '100' })
      .times(2)
      .reply(200, summaries('/gone', '/a', '/odd'));
    nock(cms).get('/articles').query({ path: '/gone' }).reply(200, article('/gone'));
    nock(cms).get('/articles').query({ path: '/gone' }).times(2).reply(500);
    answer('/a');
    answer('/odd');
    const { status, out } = await runCommand('validate', '--url', cms, '--format', 'concise');
    expect(out).toContain('api:/odd:8');
    expect(status).toBe(3);
    expect(out).toContain('api:/gone:1:1: error file/unreadable');
  });

  test('tells of an article that the list names and that is not there, and checks the others', async () => {
    nock(cms).get('/articles').query({ limit: '100' }).times(2).reply(200, summaries('/elsewhere', '/odd'));
    nock(cms).get('/articles').query({ path: '/elsewhere' }).times(2).reply(404);
    answer('/odd');
    const { status, out } = await runCommand('validate', '--url', cms, '--format', 'concise');
    expect([status, out.includes('api:/odd:8')]).toEqual([3, true]);
    expect(out).toMatch(/api:\/elsewhere:1:1: error file\/unreadable.*404/);
  });

  test('is incomplete where the list does not come', async () => {
    nock(cms).get('/articles').query({ limit: '100' }).times(4).reply(500);
    const { status, out } = await runCommand('validate', '--url', cms);
    expect([status, out.includes('error  This cannot be read')]).toEqual([3, true]);
  });

  test('is an empty run, and no clean one, where there is no article', async () => {
    nock(cms).get('/articles').query({ limit: '100' }).times(2).reply(200, { items: [] });
    expect(await ends('validate', '--url', cms)).toEqual([4, 'pagewell: no article was found\n']);
  });
});

describe('pagewell validate --url of the CMS that the server reads', () => {
  const environment = { CONTENT_API_URL: `${cms}/`, CONTENT_CMS: 'payload', CONTENT_API_KEY: 'key' };
  beforeEach(() => Object.assign(process.env, environment));
  afterEach(() => {
    for (const name of Object.keys(environment)) Reflect.deleteProperty(process.env, name);
  });

  test('reads it as the server does: Payload, with the key', async () => {
    const document = {
      ...{ id: 1, _status: 'published', updatedAt: '2026-05-04T09:00:00.000Z', path: '/odd', title: 'Odd' },
      ...{ description, blocks: [{ blockType: 'rich-txt', html: '<p>T</p>' }] },
    };
    nock(cms, { reqheaders: { authorization: 'users API-Key key' } })
      .persist()
      .get('/api/articles')
      .query(true)
      .reply(200, { docs: [document], hasNextPage: false });
    const { status, out, err } = await runCommand('validate', '--url', cms, '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(out).problems).toMatchObject([{ rule: 'block/unknown-type', file: 'api:/odd' }]);
    expect(err.match(/"document":"1","field":"blocks\.0"/g)).toHaveLength(1);
  });

  test('gives the key to nobody else', async () => {
    const other = 'https://other.example';
    nock(other, { badheaders: ['authorization'] })
      .persist()
      .get('/articles')
      .query(({ path }) => path === undefined)
      .reply(200, summaries('/a'));
    nock(other, { badheaders: ['authorization'] })
      .persist()
      .get('/articles')
      .query({ path: '/a' })
      .reply(200, article('/a'));
    nock(other).get('/site').reply(404);
    const { status } = await runCommand('validate', '--url', other);
    expect(status).toBe(0);
  });

  test('names a kind that there is not', async () => {
    process.env.CONTENT_CMS = 'paylod';
    const { status, err } = await runCommand('validate', '--url', cms);
    expect([status, err.includes('CONTENT_CMS is "paylod", but must be contract, payload')]).toEqual([
      2,
      true,
    ]);
  });
});
