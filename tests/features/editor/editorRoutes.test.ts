import { editorRoutes } from '#features/editor/editorRoutes.ts';
import type { EditorStore } from '#features/editor/store/editorStore.ts';
import { maxArticleBytes } from '#transformer/limits.ts';
import { collect } from '../../content/articles.ts';
import { startTestServer, type TestServer } from '../../server/support.ts';
import { finderOf } from '../../shell/listedArticles.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { editorParts } from '../../support/editorParts.ts';
import { publisherNamed, signedIn } from '../../support/people.ts';

let store: EditorStore;
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

function write(path: string, text: string, more: Record<string, string> = {}, at = server) {
  return at.get(`/editor/api/article${query({ path, ...more })}`, {
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
      .split('<li>')
      .slice(1)
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
    expect(await found({ q: 'findable' })).toEqual([gone, other, quiz]);
    expect(await found({ q: 'findable', block: 'quiz' })).toEqual([quiz]);
    expect(await found({ q: 'findable', state: 'withdrawn' })).toEqual([gone]);
    expect(await found({ q: 'findable', block: 'no-type', state: 'no-state' })).toEqual([gone, other, quiz]);
    const { body } = await server.get(`/editor${query({ q: '"><script>', block: 'quiz' })}`);
    expect(body).toContain('No article matches.');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(body).toMatch(/<option value="quiz" selected=""/);
  });

  test('goes on where it ends', async () => {
    const { body } = await server.get('/editor?after=1/zzz+Title');
    expect(body).toContain('There are no articles yet.');
    for (const after of ['zzz', '1', '1/zzz', '99999999999999999999/a Title', '-1/a Title'])
      expect((await server.get(`/editor${query({ after })}`)).body).toContain('A published one');
  });

  test('says how long ago each article was changed, and the moment in UTC, until the reader’s clock is known', async () => {
    const { body } = await server.get('/editor');
    expect(body).toMatch(
      /<time dateTime="[^"]+Z" title="\d+ \w+ \d{4}, \d\d:\d\d UTC" data-local-time="true">(?:now|\d+ minutes? ago)<\/time>/i,
    );
  });

  test('counts the articles of each state, with every filter but the state and the words', async () => {
    const author = 'Counted Author';
    const [one, two, gone] = [freshPath(), freshPath(), freshPath()];
    await store.publish(one, articleAt(one, 'One'), { author });
    await store.saveDraft(two, articleAt(two, 'Two'), { author, basedOn: null });
    await store.publish(gone, articleAt(gone, 'Three'), { author });
    await store.places.delete(gone, publisherNamed(author));
    const chips = async (search: Record<string, string>): Promise<string[]> => {
      const { body } = await server.get(`/editor${query({ by: author, ...search })}`);
      const states = /<search>(.*?)<button type="button"/s.exec(body)?.[1] ?? '';
      return [...states.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, chip = '']) =>
        chip.replaceAll(/<[^>]+>/g, ''),
      );
    };
    expect(await chips({})).toEqual(['All 2', 'Draft 1', 'Published 1']);
    expect(await chips({ state: 'draft' })).toEqual(['All 2', 'Draft 1', 'Published 1']);
    expect(await chips({ q: 'two' })).not.toContainEqual(expect.stringMatching(/\d/));
  });

  test('is ordered by time, the longest unchanged first too, or by title, from page to page', async () => {
    const author = 'Ordering Author';
    const names = ['beta', 'Alpha', 'gamma'];
    for (const name of names) {
      const path = freshPath();
      await store.publish(path, articleAt(path, name), { author });
    }
    const titles = async (search: Record<string, string>): Promise<string[]> => {
      const { body } = await server.get(`/editor${query({ by: author, ...search })}`);
      return [...body.matchAll(/<h2><a [^>]*>([^<]*)/g)].map(([, title = '']) => title);
    };
    expect(await titles({})).toEqual(['gamma', 'Alpha', 'beta']);
    expect(await titles({ order: 'oldest' })).toEqual(['beta', 'Alpha', 'gamma']);
    expect(await titles({ order: 'title' })).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await titles({ order: 'title', after: '0/a alpha' })).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await titles({ order: 'title', after: '0/zzz Alpha' })).toEqual(['beta', 'gamma']);
    const [{ changed = '', path = '' } = {}] = await collect(
      store.lists.articles({ order: 'oldest', search: { author } }),
    );
    expect(await titles({ order: 'oldest', after: `${changed}${path} beta` })).toEqual(['Alpha', 'gamma']);
    expect(await titles({ after: `${changed}${path} beta` })).toEqual([]);
  });

  test('shows the lead picture, of a draft too, and none of another site without https', async () => {
    const author = 'Picturing Author';
    const withImage = (path: string, src: string) => ({ ...articleAt(path), image: { src, alt: '' } });
    const [published, draft, unsafe] = [freshPath(), freshPath(), freshPath()];
    await store.publish(published, withImage(published, '/media/lead.jpg'), { author });
    await store.saveDraft(draft, withImage(draft, '/media/draft.jpg'), { author, basedOn: null });
    await store.saveDraft(unsafe, withImage(unsafe, 'http://elsewhere.example/a.jpg'), {
      author,
      basedOn: null,
    });
    const { body } = await server.get(`/editor${query({ by: author })}`);
    const shown = [...body.matchAll(/<img src="([^"]*)/g)].map(([, src = '']) => decodeURIComponent(src));
    expect(shown).toEqual([
      expect.stringContaining('/media/draft.jpg'),
      expect.stringContaining('/media/lead.jpg'),
    ]);
  });
});

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

  test.each(['', 'nutrition', '/a b', '//evil.example', '/../etc'])('is not found at “%s”', async (path) => {
    expect((await server.get(`/editor/article${query({ path })}`)).status).toBe(404);
  });
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

describe('what is wrong with an article', () => {
  test('is told of the article as it is edited, with all that the command would say', async () => {
    const path = '/wrong';
    const blocks = [heading('Begin'), { id: 'x', type: 'headng', data: {} }];
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
    ['PUT', '/editor/api/article?path=/a'],
  ])('%s %s is not there', async (method, address) => {
    expect([404, 405]).toContain((await reading.get(address, { method })).status);
  });
});
