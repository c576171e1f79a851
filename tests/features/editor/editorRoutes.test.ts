import type { DatabaseStore } from '../../../content/database/databaseStore.ts';
import { editorRoutes } from '../../../features/editor/editorRoutes.ts';
import { maxArticleBytes } from '../../../transformer/limits.ts';
import { startTestServer, type TestServer } from '../../server/support.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { editorParts } from '../../support/editorParts.ts';
import { signedIn } from '../../support/people.ts';

let store: DatabaseStore;
let server: TestServer;
let paths = 0;

beforeAll(async () => {
  store = await openBuiltInStore();
  server = await startTestServer({
    open: async () => [signedIn(), ...editorRoutes({ ...(await editorParts()), store })],
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await store.close();
});

const ours = { 'Sec-Fetch-Site': 'same-origin' };
const heading = (text: string) => ({ id: 'start', type: 'heading', data: { text } });
const articleAt = (path: string, title = 'An article', blocks: unknown[] = [heading('Begin')]) => ({
  path,
  title,
  blocks,
});

/** A path that no other test uses. */
const freshPath = () => `/tests/article-${++paths}`;

async function publish(path: string, title?: string): Promise<string> {
  const outcome = await store.publish(path, articleAt(path, title), { author: 'test' });
  if (!outcome.ok) throw new Error('The test could not publish.');
  return outcome.revision;
}

const query = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;

function saveDraft(path: string, basedOn: string, text: string, more: Record<string, string> = {}) {
  return server.get(`/editor/api/draft${query({ path, basedOn, ...more })}`, {
    method: 'PUT',
    headers: ours,
    body: text,
  });
}

describe('the list of articles', () => {
  test('names every article with its path and its state', async () => {
    const [published, draft, changed] = [freshPath(), freshPath(), freshPath()];
    await publish(published, 'A published one');
    await store.saveDraft(draft, articleAt(draft, 'A draft'), { author: 'test', basedOn: null });
    const basedOn = await publish(changed, 'Old title');
    await store.saveDraft(changed, articleAt(changed, 'New title'), { author: 'test', basedOn });

    const { status, body } = await server.get('/editor');
    expect(status).toBe(200);
    const rows = body
      .split('<tr>')
      .slice(2)
      .map((row) => row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));
    const rowOf = (path: string) => rows.find((row) => row.includes(`${path} `));
    expect(rowOf(published)).toMatch(/A published one .* Published /);
    expect(rowOf(draft)).toMatch(/A draft .* Draft /);
    expect(rowOf(changed)).toMatch(/New title .* Published, with a newer draft /);
  });

  test('is searched by words, state and block type, and keeps what was asked', async () => {
    const [quiz, other, gone] = [freshPath(), freshPath(), freshPath()];
    const blocks = [{ id: 'q', type: 'quiz', data: { questions: [] } }];
    await store.saveDraft(quiz, articleAt(quiz, 'Findable quiz', blocks), { author: 'test', basedOn: null });
    await store.saveDraft(other, articleAt(other, 'Findable other'), { author: 'test', basedOn: null });
    await publish(gone, 'Findable gone');
    await store.unpublish(gone);

    const found = async (search: Record<string, string>): Promise<string[]> => {
      const { body } = await server.get(`/editor${query(search)}`);
      return [...body.matchAll(/<code>([^<]*)/g)].map(([, path = '']) => path);
    };
    expect(await found({ q: 'findable' })).toEqual([quiz, other, gone]);
    expect(await found({ q: 'findable', block: 'quiz' })).toEqual([quiz]);
    expect(await found({ q: 'findable', state: 'withdrawn' })).toEqual([gone]);
    expect(await found({ q: 'findable', block: 'no-type', state: 'no-state' })).toEqual([quiz, other, gone]);
    const { body } = await server.get(`/editor${query({ q: '"><script>', block: 'quiz' })}`);
    expect(body).toContain('No article is like that.');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(body).toMatch(/<option value="quiz" selected=""/);
  });

  test('goes on where it ends', async () => {
    const { body } = await server.get('/editor?after=/zzz');
    expect(body).toContain('There are no articles yet.');
  });
});

describe('an article that is opened', () => {
  const stateIn = (body: string): unknown =>
    JSON.parse(
      /<script type="application\/json" data-editor-state[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '',
    );

  test('is its draft, where there is one', async () => {
    const path = freshPath();
    const basedOn = await publish(path, 'Published title');
    await store.saveDraft(path, articleAt(path, 'Draft title'), { author: 'test', basedOn });
    const { status, body } = await server.get(`/editor/article${query({ path })}`);
    expect(status).toBe(200);
    expect(stateIn(body)).toMatchObject({
      path,
      state: 'changed',
      text: expect.stringContaining('Draft title'),
    });
  });

  test('is the beginning of a new one where there is none', async () => {
    const path = freshPath();
    const { status, body } = await server.get(`/editor/article${query({ path })}`);
    expect(status).toBe(200);
    expect(stateIn(body)).toMatchObject({ path, state: 'new', basedOn: null });
  });

  test('carries no text out of the places it belongs to', async () => {
    const path = freshPath();
    const hostile = '</script><img src=x onerror=alert(1)>';
    await store.saveDraft(path, articleAt(path, hostile), { author: 'test', basedOn: null });
    const { body } = await server.get(`/editor/article${query({ path })}`);
    expect(body).not.toContain('<img src=x');
  });

  test.each(['', 'nutrition', '/a b', '//evil.example', '/../etc'])('is not found at “%s”', async (path) => {
    expect((await server.get(`/editor/article${query({ path })}`)).status).toBe(404);
  });
});

describe('saving a draft', () => {
  test('keeps it, and says its revision', async () => {
    const path = freshPath();
    const published = await publish(path);
    const { status, body } = await saveDraft(path, published, JSON.stringify(articleAt(path, 'Saved')));
    expect(status).toBe(200);
    const draft = await store.getDraft(path);
    expect(JSON.parse(body)).toEqual({ revision: draft?.revision });
    expect(draft?.value).toEqual(articleAt(path, 'Saved'));
    expect((await store.get(path))?.value).toEqual(articleAt(path));
  });

  test('writes nothing where somebody else has saved, and shows what they have', async () => {
    const path = freshPath();
    const published = await publish(path);
    await saveDraft(path, published, JSON.stringify(articleAt(path, 'Theirs')));
    const { status, body } = await saveDraft(path, published, JSON.stringify(articleAt(path, 'Mine')));
    expect(status).toBe(409);
    const { conflict } = JSON.parse(body);
    expect(conflict).toMatchObject({ kind: 'draft-moved', current: { revision: expect.any(String) } });
    expect(JSON.parse(conflict.current.text)).toEqual(articleAt(path, 'Theirs'));
    expect((await store.getDraft(path))?.value).toEqual(articleAt(path, 'Theirs'));
  });

  test.each([
    ['text that is no JSON', '{ "path": ', 'json/syntax'],
    ['nothing', '', 'json/syntax'],
    ['an article of another path', '{"path":"/elsewhere","title":"T","blocks":[]}', 'article/not-kept'],
    ['what is no article', '[1, 2]', 'article/not-kept'],
  ])('refuses %s, and says why', async (_what, text, rule) => {
    const path = freshPath();
    const { status, body } = await saveDraft(path, '', text);
    expect(status).toBe(422);
    expect(JSON.parse(body)).toEqual({ problems: [expect.objectContaining({ rule, severity: 'error' })] });
    expect(await store.getDraft(path)).toBeUndefined();
  });

  test('refuses more than an article may be', async () => {
    const path = freshPath();
    const { status } = await saveDraft(path, '', ' '.repeat(maxArticleBytes + 1));
    expect(status).toBe(413);
  });

  test('takes out keys that could reach a prototype', async () => {
    const path = freshPath();
    const text = `{"path":"${path}","title":"T","blocks":[],"__proto__":{"polluted":true}}`;
    expect((await saveDraft(path, '', text)).status).toBe(200);
    expect((await store.getDraft(path))?.value).toEqual({ path, title: 'T', blocks: [] });
  });
});

describe('publishing', () => {
  const publishDraft = (path: string, revision: string, body?: string) =>
    server.get(`/editor/api/publication${query({ path, revision })}`, {
      method: 'POST',
      headers: ours,
      ...(body === undefined ? {} : { body }),
    });

  async function savedDraft(path: string, basedOn: string, article: unknown): Promise<string> {
    const { body } = await saveDraft(path, basedOn, JSON.stringify(article));
    return JSON.parse(body).revision;
  }

  test('puts the draft before the readers', async () => {
    const path = freshPath();
    const revision = await savedDraft(path, '', articleAt(path, 'News'));
    expect(JSON.parse((await publishDraft(path, revision)).body)).toEqual({ revision });
    expect((await store.get(path))?.value).toEqual(articleAt(path, 'News'));
    expect(await store.getDraft(path)).toBeUndefined();
  });

  test('keeps what was changed, for readers', async () => {
    const path = freshPath();
    const revision = await savedDraft(path, '', articleAt(path, 'News'));
    expect((await publishDraft(path, revision, '{"note":"Doses corrected."}')).status).toBe(200);
    expect((await store.get(path))?.changes).toMatchObject([{ note: 'Doses corrected.' }]);
  });

  test.each(['{', '"text"', '{"note":7}', JSON.stringify({ note: 'x'.repeat(301) })])(
    'refuses the note %.20s',
    async (body) => {
      const path = freshPath();
      const revision = await savedDraft(path, '', articleAt(path, 'News'));
      expect((await publishDraft(path, revision, body)).status).toBe(400);
      expect(await store.get(path)).toBeUndefined();
    },
  );

  test('refuses an article that makes no page', async () => {
    const path = freshPath();
    const revision = await savedDraft(path, '', { path });
    const { status, body } = await publishDraft(path, revision);
    expect(status).toBe(422);
    expect(JSON.parse(body).problems).toContainEqual(expect.objectContaining({ rule: 'schema/required' }));
    expect(await store.get(path)).toBeUndefined();
  });

  test('writes nothing where the draft was saved again in the meantime', async () => {
    const path = freshPath();
    const seen = await savedDraft(path, '', articleAt(path, 'Seen'));
    await savedDraft(path, seen, articleAt(path, 'Newer'));
    const { status, body } = await publishDraft(path, seen);
    expect(status).toBe(409);
    expect(JSON.parse(body).conflict.kind).toBe('draft-moved');
    expect(await store.get(path)).toBeUndefined();
  });

  test('writes nothing where something else was published, until the draft follows on that', async () => {
    const path = freshPath();
    const first = await publish(path, 'First');
    const draft = await savedDraft(path, first, articleAt(path, 'Mine'));
    const second = await publish(path, 'Second');
    const { status, body } = await publishDraft(path, draft);
    expect(status).toBe(409);
    expect(JSON.parse(body).conflict).toMatchObject({
      kind: 'published-moved',
      current: { revision: second },
    });

    const text = JSON.stringify(articleAt(path, 'Mine on top'));
    const again = await saveDraft(path, draft, text, { onto: second });
    expect((await publishDraft(path, JSON.parse(again.body).revision)).status).toBe(200);
    expect((await store.get(path))?.value).toEqual(articleAt(path, 'Mine on top'));
  });

  test('needs a revision', async () => {
    expect(
      (await server.get(`/editor/api/publication${query({ path: '/a' })}`, { method: 'POST', headers: ours }))
        .status,
    ).toBe(400);
  });
});

describe('what is wrong with an article', () => {
  test('is told of the article as it is edited, with all that the command would say', async () => {
    const path = '/wrong';
    const blocks = [heading('Begin'), { id: 'x', type: 'headng', data: {} }];
    await saveDraft(path, '', JSON.stringify(articleAt(path, 'Wrong', blocks)));
    const { status, body } = await server.get(`/editor/api/problems${query({ path })}`, { headers: ours });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      sequence: 0,
      problems: expect.arrayContaining([
        expect.objectContaining({ rule: 'block/unknown-type', pointer: '/blocks/1/type' }),
      ]),
    });
  });
});

describe('where the articles are a CMS’s', () => {
  let reading: TestServer;
  const at = '/cms/zinc';
  const article = articleAt(at, 'Zinc', [{ id: 'q', type: 'quiz', data: {} }]);
  const found = { value: article, revision: '"1"', updatedAt: '2026-11-01T00:00:00Z' };
  const cms = {
    source: { get: async (path: string) => (path === at ? found : undefined) },
    articles: {
      articles: new Map([
        [at, { path: at, title: 'Zinc', updatedAt: found.updatedAt }],
        ['/cms/tea', { path: '/cms/tea', title: 'Tea', updatedAt: found.updatedAt }],
      ]),
    },
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
    expect(body).toContain('kept in a CMS');
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
    ['PUT', '/editor/api/draft?path=/a'],
    ['POST', '/editor/api/publication?path=/a&revision=1'],
  ])('%s %s is not there', async (method, address) => {
    expect([404, 405]).toContain((await reading.get(address, { method })).status);
  });
});
