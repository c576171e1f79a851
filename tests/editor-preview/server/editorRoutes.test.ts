import { editorRoutes } from '#editor-preview/server/editorRoutes.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { startTestServer, type TestServer } from '../../server/support.ts';
import { finderOf } from '../../shell/listedArticles.ts';
import { editorParts } from '../../support/editorParts.ts';
import { signedIn } from '../../support/people.ts';
import { articleAt, beginning, freshPath, publish, serve, server, store } from './ownServer.ts';

serve(async () => [signedIn(), ...editorRoutes({ ...(await editorParts()), store })]);

const ours = { 'Sec-Fetch-Site': 'same-origin' };
const query = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;

function write(path: string, text: string, more: Record<string, string> = {}, at = server) {
  return at.get(`/editor/api/article${query({ path, ...more })}`, {
    method: 'PUT',
    headers: ours,
    body: text,
  });
}

describe('an article that is opened', () => {
  const stateIn = (body: string): unknown =>
    JSON.parse(
      /<script type="application\/json" data-editor-state[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '',
    );

  test('is named by the page, which does not carry its text: the tool asks for the article itself', async () => {
    const path = freshPath();
    await publish(path, '</script><img src=x onerror=alert(1)>');
    const { status, body } = await server.get(`/editor/article${query({ path })}`);
    expect(status).toBe(200);
    expect(stateIn(body)).toEqual({
      path,
      canSave: true,
      person: expect.anything(),
      people: expect.any(Array),
    });
    expect(body).not.toContain('onerror');
  });

  test.each(['', 'nutrition', '/a b', '//evil.example', '/../etc'])('is not found at “%s”', async (path) =>
    expect((await server.get(`/editor/article${query({ path })}`)).status).toBe(404),
  );
});

describe('an article that is written as a whole', () => {
  const article = (path: string, title: string) => JSON.stringify(articleAt(path, title));

  test('goes to readers in one request, with a line on what was changed', async () => {
    const path = freshPath();
    const { status, body } = await write(path, article(path, 'News'), { note: 'Doses corrected.' });
    const published = await store.get(path);
    expect([status, JSON.parse(body)]).toEqual([200, { revision: published?.revision, changed: true }]);
    expect(published).toMatchObject({
      value: articleAt(path, 'News'),
      changes: [{ note: 'Doses corrected.' }],
    });
    expect(JSON.parse((await write(path, article(path, 'News'))).body)).toMatchObject({ changed: false });
  });

  test('waits while an editor has a draft of it, and says so', async () => {
    const path = freshPath();
    await store.saveDraft(path, articleAt(path, 'Theirs'), { author: 'test', basedOn: null });
    const { status, body } = await write(path, article(path, 'Mine'));
    expect(status).toBe(409);
    expect(JSON.parse(body).conflict).toEqual({
      kind: 'draft-moved',
      current: { revision: expect.any(String), updatedAt: expect.any(String) },
    });
    expect(await store.get(path)).toBeUndefined();
    expect((await store.getDraft(path))?.value).toEqual(articleAt(path, 'Theirs'));
  });

  test('is an operation for whoever has it open', async () => {
    const path = freshPath();
    await publish(path, 'One');
    const beginning = { path, title: 'Nothing yet', blocks: [] };
    await store.editing.open(path, beginning);
    await write(path, article(path, 'Two'));
    expect(await store.editing.open(path, beginning)).toMatchObject({
      sequence: 1,
      article: { json: { title: 'Two' } },
    });
  });

  test.each([
    ['text that is no JSON', '{ "path": ', 'json/syntax'],
    ['nothing', '', 'json/syntax'],
    ['an article of another path', '{"path":"/elsewhere","title":"T","blocks":[]}', 'article/not-kept'],
    ['what is no article', '[1, 2]', 'schema/type'],
    ['an article that makes no page', '{}', 'schema/required'],
  ])('is refused where it is %s, and says why', async (_what, text, rule) => {
    const path = freshPath();
    const { status, body } = await write(path, text);
    expect(status).toBe(422);
    expect(JSON.parse(body).problems).toContainEqual(expect.objectContaining({ rule, severity: 'error' }));
    expect(await store.get(path)).toBeUndefined();
  });

  test('is refused where it is larger than an article may be, and its note longer than is kept', async () => {
    const path = freshPath();
    expect((await write(path, ' '.repeat(maxArticleBytes + 1))).status).toBe(413);
    expect((await write(path, article(path, 'News'), { note: 'x'.repeat(301) })).status).toBe(400);
    expect(await store.get(path)).toBeUndefined();
  });

  test('loses keys that could reach a prototype', async () => {
    const path = freshPath();
    const text = article(path, 'T').replace('{', '{"__proto__":{"polluted":true},');
    expect((await write(path, text)).status).toBe(200);
    expect((await store.get(path))?.value).toEqual(articleAt(path, 'T'));
  });
});

test('what is wrong with an article is told of the article as it is edited, with all that the command would say', async () => {
  const path = '/wrong';
  const blocks = [beginning('Begin'), { id: 'x', type: 'headng', data: {} }];
  await store.saveDraft(path, articleAt(path, 'Wrong', blocks), { author: 'test', basedOn: null });
  const { status, body } = await server.get(`/editor/api/problems${query({ path })}`, { headers: ours });
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    sequence: 0,
    problems: expect.arrayContaining([
      expect.objectContaining({ rule: 'block/unknown-type', pointer: '/blocks/1/type' }),
    ]),
  });
});

describe('where the articles are a CMS’s', () => {
  let reading: TestServer;
  const at = '/cms/zinc';
  const article = articleAt(at, 'Zinc', [{ id: 'q', type: 'quiz', data: {} }]);
  const found = { value: article, revision: '"1"', updatedAt: '2026-11-01T00:00:00Z' };
  const cms = {
    source: { get: async (path: string) => (path === at ? found : undefined) },
    published: finderOf(
      { path: at, title: 'Zinc', updatedAt: found.updatedAt },
      { path: '/cms/tea', title: 'Tea', updatedAt: found.updatedAt },
    ),
  };
  beforeAll(async () => {
    reading = await startTestServer({
      open: async () => [signedIn(), ...editorRoutes({ ...(await editorParts()), store: undefined, cms })],
    });
  });
  afterAll(() => reading[Symbol.asyncDispose]());

  test('the list names them, says why they are only looked at, and finds by words', async () => {
    const { status, body } = await reading.get('/editor');
    expect(status).toBe(200);
    expect(body).toContain('stored in a CMS');
    expect(body).toContain('/editor/article?path=%2Fcms%2Fzinc');
    const { body: searched } = await reading.get('/editor?q=TEA');
    expect([searched.includes('Tea'), searched.includes('Zinc')]).toEqual([true, false]);
  });

  test('each is opened by its path, and none that is not there', async () => {
    const { status, body } = await reading.get(`/editor/article${query({ path: at })}`);
    expect([status, body.includes('"canSave":false'), body.includes(`"path":"${at}"`)]).toEqual([
      200,
      true,
      true,
    ]);
    expect((await reading.get(`/editor/article${query({ path: '/cms/none' })}`)).status).toBe(404);
  });

  test('its problems are those that the command would tell', async () => {
    const { body } = await reading.get(`/editor/api/problems${query({ path: at })}`);
    expect(JSON.parse(body)).toMatchObject({ sequence: 0 });
    expect(JSON.parse(body).problems.length).toBeGreaterThan(0);
  });

  test('JSON from elsewhere can be looked at', async () => {
    const { status, body } = await reading.get('/editor/article');
    expect(status).toBe(200);
    expect(body).toContain('"canSave":false');
  });

  test.each([
    ['POST', '/editor/withdraw'],
    ['PUT', '/editor/api/article?path=/a'],
  ])('%s %s is not there', async (method, address) =>
    expect([404, 405]).toContain((await reading.get(address, { method })).status),
  );
});
