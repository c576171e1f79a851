import { description } from '../../support/description.ts';
import { nock } from '../../support/nock.ts';
import { runCommand } from '../runCommand.ts';

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
  beforeEach(() => {
    nock(cms).get('/site').optionally().reply(404);
  });

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
    const { status, err } = await runCommand('validate', '--url', cms);
    expect([status, err]).toEqual([4, 'pagewell: there is no article in it\n']);
  });
});
