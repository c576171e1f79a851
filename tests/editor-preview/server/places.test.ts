import { sql } from 'kysely';
import type { SavedArticles } from '#editor-preview/server/articles/savedArticles.ts';
import { checkSaved } from '#editor-preview/server/checks/savedChecks.ts';
import { editorRoutes } from '#editor-preview/server/editorRoutes.ts';
import { linkRoutes } from '#editor-preview/server/links/linkRoutes.ts';
import { atPresentPath } from '#editor-preview/server/places/atPresentPath.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { api } from '#feature-kit/route.ts';
import { FakeSource, startTestServer, type TestServer } from '../../server/support.ts';
import { finderOf } from '../../shell/listedArticles.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { editorParts } from '../../support/editorParts.ts';
import { signedIn, writer } from '../../support/people.ts';

let store: EditorStore;
let server: TestServer;
let writersServer: TestServer;
let saved: SavedArticles;

class OfStore extends FakeSource {
  override get(path: string) {
    return store.get(path);
  }
  override movedTo(path: string) {
    return store.movedTo(path);
  }
  override onChange(listener: (path: string) => void) {
    return store.onChange(listener);
  }
}

beforeAll(async () => {
  store = await openBuiltInStore();
  const parts = await editorParts();
  saved = parts.saved;
  const routes = () => [
    ...editorRoutes({ ...parts, store }),
    ...linkRoutes({ store, published: finderOf() }),
    api('GET /editor/api/found', async (request) => ({ body: { path: request.query.get('path') } })),
  ];
  server = await startTestServer({
    source: new OfStore(),
    open: () => [signedIn(), ...atPresentPath(store, routes())],
  });
  writersServer = await startTestServer({
    open: () => [signedIn(() => writer), ...atPresentPath(store, routes())],
  });
});
afterAll(async () => {
  await Promise.all([server[Symbol.asyncDispose](), writersServer[Symbol.asyncDispose]()]);
  await store.close();
});

const heading = { id: 'a', type: 'heading', data: { text: 'Hello' } };
const publish = (path: string, title: string, blocks: unknown[] = [heading]) =>
  store.publish(path, { path, title, blocks }, { author: 'Bo' });
const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;
const send = (address: string, fields: Record<string, string>, at = server, language = 'en') =>
  at.get(address, {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Accept-Language': language,
    },
    body: new URLSearchParams(fields).toString(),
  });
const call = (method: string, address: string, body?: object, at = server) =>
  at.get(address, {
    method,
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('renaming', () => {
  test('leads readers on from each earlier path, with what stands behind it, and back and forth without end', async () => {
    const [a, b] = ['/renamed/a', '/renamed/b'];
    await publish(a, 'Around');
    expect((await server.get(a)).status).toBe(200);
    await send('/editor/rename', { path: a, to: b });
    const led = await server.get(`${a}?from=mail`);
    expect([led.status, led.headers.location, led.headers['cache-control']]).toEqual([
      301,
      `${b}?from=mail`,
      'no-cache',
    ]);
    expect((await server.get(b)).status).toBe(200);
    await send('/editor/rename', { path: b, to: a });
    expect((await server.get(a)).status).toBe(200);
    expect((await server.get(b)).headers.location).toBe(a);
  });

  test('is a form that says what is wrong, and a list that says what was done', async () => {
    await publish('/renamed/form', 'Form');
    await publish('/renamed/taken', 'Taken');
    const { body: form } = await server.get(`/editor/rename${query({ path: '/renamed/form' })}`);
    expect(form).toContain('former paths of the article will redirect to the new path');
    for (const [to, reason] of [
      ['/renamed/taken', 'An article already exists at /renamed/taken'],
      ['no path', 'A path must be a slash'],
      ['/editor', 'is used by the site itself'],
      ['/renamed/form', 'The article already has this path'],
    ] as const) {
      const { body } = await send('/editor/rename', { path: '/renamed/form', to });
      expect(body.replaceAll('&#x27;', "'")).toContain(reason);
    }
    const spanish = await send('/editor/rename', { path: '/renamed/form', to: '/editor' }, server, 'es');
    expect(spanish.body).toContain('En /editor responde el propio sitio');
    const { headers } = await send('/editor/rename', { path: '/renamed/form', to: '/renamed/formed' });
    expect((await server.get(String(headers.location))).body).toMatch(/is now at .*\/renamed\/formed/);
  });

  test('takes along whoever asks by the earlier path', async () => {
    const [from, to] = ['/renamed/open', '/renamed/opened'];
    await publish(from, 'Open');
    expect(
      JSON.parse((await call('POST', `/editor/api/rename${query({ path: from })}`, { to })).body),
    ).toEqual({ path: to });
    const page = await server.get(`/editor/article${query({ path: from })}`);
    expect(page.headers.location).toBe(`/editor/article${query({ path: to })}`);
    const { body } = await server.get(`/editor/api/problems${query({ path: from })}`);
    expect(JSON.parse(body)).toMatchObject({ sequence: expect.any(Number) });
  });

  test('takes along the forms of lists that were opened before', async () => {
    const [from, to, last] = ['/renamed/old-list', '/renamed/new-list', '/renamed/last-list'];
    const list = (done: string, path: string) => `/editor${query({ done, path })}`;
    await publish(from, 'Listed');
    await send('/editor/rename', { path: from, to });
    const location = async (address: string, fields: Record<string, string> = {}) =>
      (await send(address, { path: from, ...fields })).headers.location;
    expect(await location('/editor/rename', { to: last })).toBe(list('renamed', last));
    expect(await location('/editor/delete')).toBe(list('deleted', last));
    expect(await store.get(last)).toBeUndefined();
    expect(await location('/editor/bring-back', { published: '1' })).toBe(list('brought-back', last));
    expect(await store.get(last)).toBeDefined();
    expect(await location('/editor/bring-back')).toBe('/editor');
  });

  test('is left alone by an import of the earlier path, which may use redirects of an import', async () => {
    const [from, to] = ['/renamed/imported', '/renamed/imported-new'];
    const put = async (path: string, formerPaths = '') => {
      const fields = { path, as: 'published', 'former-paths': formerPaths };
      const article = { path, title: 'Imported', description: 'Imported.', blocks: [heading] };
      const { status, body } = await call('PUT', `/editor/api/imported-article${query(fields)}`, article);
      return { status, answer: JSON.parse(body) };
    };
    await publish(from, 'Edited');
    await send('/editor/rename', { path: from, to });
    expect(await put(from)).toEqual({ status: 409, answer: { conflict: 'not-imported' } });
    expect(await store.movedTo(from)).toBe(to);
    const [first, second] = ['/renamed/first-post', '/renamed/second-post'];
    expect(await put(first, second)).toMatchObject({ status: 200 });
    expect(await store.movedTo(second)).toBe(first);
    expect(await put(second)).toMatchObject({ status: 200, answer: { changed: true } });
  });

  test('of what readers get is for those who may publish, and anything else for everybody', async () => {
    await publish('/renamed/right', 'Right');
    await store.saveDraft(
      '/renamed/own',
      { path: '/renamed/own', title: 'Own', blocks: [] },
      { author: 'w', basedOn: null },
    );
    const rename = (path: string) =>
      call('POST', `/editor/api/rename${query({ path })}`, { to: `${path}-2` }, writersServer);
    expect((await rename('/renamed/right')).status).toBe(403);
    expect((await rename('/renamed/own')).status).toBe(200);
    const { body } = await rename('/renamed/right');
    expect(JSON.parse(body).error).toMatch(/publisher/);
  });
});

describe('deleting', () => {
  test('says what becomes of it, takes it from the readers and the list, and brings it back as it was', async () => {
    const path = '/deleted/whole';
    await publish(path, 'Whole');
    expect((await server.get(path)).status).toBe(200);
    const { body: asked } = await server.get(`/editor/delete${query({ path })}`);
    expect(asked).toContain('The article is withdrawn first');
    const { headers } = await send('/editor/delete', { path });
    expect((await server.get(path)).status).toBe(404);
    const { body: list } = await server.get(String(headers.location));
    expect(list).toMatch(/is deleted.*Undo/);
    expect(list).not.toContain('Actions for Whole');
    expect((await server.get('/editor?state=deleted')).body).toMatch(/Actions for Whole.*Restore/s);

    await send('/editor/bring-back', { path, published: '1' });
    expect((await server.get(path)).status).toBe(200);
  });

  test('says which plans it cancels', async () => {
    const path = '/deleted/planned';
    await publish(path, 'Planned');
    await store.schedules.plan(
      path,
      { kind: 'withdraw', dueAt: '2031-05-04T07:00:00.000Z', zone: 'Europe/Berlin' },
      'Pia',
    );
    const { body } = await server.get(`/editor/delete${query({ path })}`);
    expect(body).toMatch(/Its schedule will be cancelled: withdrawal on .*4 May 2031.* 09:00/);
    await send('/editor/delete', { path });
    expect(await store.schedules.of(path)).toMatchObject([{ outcome: 'cancelled' }]);
    expect((await server.get(`/editor/delete${query({ path })}`)).body).not.toContain(
      'schedule will be cancelled',
    );
  });

  test('a deleted article is neither published nor written over', async () => {
    const path = '/deleted/kept';
    await publish(path, 'Kept');
    await call('POST', `/editor/api/deletion${query({ path })}`);
    const { status, body } = await send('/editor/new', { path, title: 'Another', template: '' });
    expect([status, body.includes('is reserved for a deleted article')]).toEqual([422, true]);
    expect((await call('DELETE', `/editor/api/deletion${query({ path })}`)).status).toBe(204);
    expect((await call('DELETE', `/editor/api/deletion${query({ path })}`)).status).toBe(404);
  });

  test('of a draft is undone by those who may not publish, and of a published article as they may', async () => {
    const [own, published] = ['/deleted/own', '/deleted/by-publisher'];
    const draft = { path: own, title: 'Own', blocks: [] };
    await store.saveDraft(own, draft, { author: 'w', basedOn: null });
    const { headers } = await send('/editor/delete', { path: own }, writersServer);
    const { body } = await writersServer.get(String(headers.location));
    expect(body).toContain('name="published" value="1"');
    expect((await send('/editor/bring-back', { path: own, published: '1' }, writersServer)).status).toBe(303);
    expect((await store.getDraft(own))?.value).toEqual(draft);

    await publish(published, 'Published');
    await send('/editor/delete', { path: published });
    const asItWas = { path: published, published: '1' };
    expect((await send('/editor/bring-back', asItWas, writersServer)).status).toBe(403);
    const offers = async (at: TestServer) => {
      const { body: list } = await at.get('/editor?state=deleted');
      const [row = ''] = list.split('<li>').filter((each) => each.includes(published));
      return row.includes('name="published"');
    };
    expect([await offers(writersServer), await offers(server)]).toEqual([false, true]);
    await send('/editor/bring-back', { path: published }, writersServer);
    expect([await store.get(published), await store.places.deletionOf(published)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('of what readers get is for those who may withdraw', async () => {
    const path = '/deleted/right';
    await publish(path, 'Right');
    expect((await send('/editor/delete', { path }, writersServer)).status).toBe(403);
    expect((await server.get(path)).status).toBe(200);
  });
});

test('a window finds its article after a rename, and never another one at its former path', async () => {
  const [from, to] = ['/window/was', '/window/is'];
  await publish(from, 'First');
  const { id } = await store.editing.open(from, {});
  await call('POST', `/editor/api/rename${query({ path: from })}`, { to });
  await publish(from, 'Second');
  const foundBy = (article: string) => server.get(`/editor/api/found${query({ path: from, article })}`);
  expect(JSON.parse((await foundBy(id)).body)).toEqual({ path: to });
  for (const unknown of ['0d4d9f0e-0000-4000-8000-000000000000', 'no-id']) {
    const { status, body } = await foundBy(unknown);
    expect([status, body]).toEqual([409, expect.stringContaining('does not exist any more')]);
  }
});

test('the list finds by author and by the rules that are broken, once it was checked', async () => {
  await publish('/checked/empty', 'Empty', [{ id: 'q', type: 'quiz', data: {} }]);
  await sql`update articles set changed_at = changed_at - interval '1 minute'`.execute(store.database);
  await checkSaved({ saved, listed: store.listed }, new AbortController().signal);
  const { body } = await server.get(`/editor${query({ problems: 'error' })}`);
  expect(body).toContain('/checked/empty');
  const rule = /<option value="([a-z-]+\/[a-z-]+)"/.exec(body)?.[1] ?? '';
  expect(rule).not.toBe('');
  expect((await server.get(`/editor${query({ problems: rule })}`)).body).toMatch(/\d+ (?:error|hint)/);
  expect((await server.get(`/editor${query({ problems: 'no/such-rule' })}`)).body).toContain(
    'No article matches',
  );
  expect((await server.get(`/editor${query({ by: 'Nobody' })}`)).body).toContain('No article matches');
  expect((await server.get(`/editor${query({ by: 'Bo', q: 'Empty' })}`)).body).toContain('/checked/empty');
});

describe('what fields suggest', () => {
  test('articles by words of title and path, those first that begin with them', async () => {
    await publish('/links/zinc', 'About zinc');
    await publish('/links/zinc-first', 'Zinc and iron');
    const { body } = await server.get(`/editor/api/links${query({ q: 'zinc' })}`);
    expect(JSON.parse(body).articles).toEqual([
      { path: '/links/zinc-first', title: 'Zinc and iron', isPublished: true },
      { path: '/links/zinc', title: 'About zinc', isPublished: true },
    ]);
    const many = await server.get(`/editor/api/links${query({ q: `${'%_ '.repeat(50)}` })}`);
    expect(many.status).toBe(200);
  });

  test('names of products and brands, and no titles', async () => {
    const card = {
      id: 'p',
      type: 'scorecard',
      data: { productName: 'Quiet Cup Tea', productBrand: 'Quiet' },
    };
    await publish('/links/tea', 'Quiet evenings', [card]);
    const { body } = await server.get(`/editor/api/product-names${query({ q: 'quiet' })}`);
    expect(JSON.parse(body)).toEqual({ names: ['Quiet', 'Quiet Cup Tea'] });
  });
});
