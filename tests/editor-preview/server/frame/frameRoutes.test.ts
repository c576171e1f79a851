import { Registry } from 'prom-client';
import { everyFrameHost, factsOfHost } from '#contracts/frames/frameHosts.ts';
import { createFrame, frameRoutes } from '#editor-preview/server/frame/frameRoutes.ts';
import { editorParts } from '../../../support/editorParts.ts';
import { articleOf } from '../../../support/someBlocks.ts';
import { serve, server, store } from '../ownServer.ts';

const registry = new Registry();

serve(async () => frameRoutes(createFrame({ ...(await editorParts()), store, registry })));

const frameOf = (path: string) => server.get(`/editor/frame?${new URLSearchParams({ path })}`);
const factsIn = (body: string): unknown =>
  JSON.parse(/<script type="application\/json" data-frame-facts>(.*?)<\/script>/s.exec(body)?.[1] ?? '');

const heading = (text: unknown) => ({ id: 'start', type: 'heading', data: { text } });

async function keep(path: string, article: object): Promise<string> {
  await store.saveDraft(path, { path, ...article }, { author: 'test', basedOn: null });
  return path;
}

describe('the frame of an article', () => {
  test('is the page of readers, in which every block says which one it is', async () => {
    const path = await keep('/frame/kept', { title: 'Kept', blocks: [heading('Begin')] });
    const { status, headers, body } = await frameOf(path);
    expect(status).toBe(200);
    expect(body).toContain('<title>Kept');
    expect(body).toMatch(/ data-blocks><div data-block-id="start"><h2/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test('may show the frames of every site that a block may bring, because its editor may write one any moment', async () => {
    const path = await keep('/frame/frames', { title: 'Kept', blocks: [heading('Begin')] });
    const { headers } = await frameOf(path);
    for (const host of everyFrameHost)
      expect(headers['content-security-policy']).toMatch(
        new RegExp(`frame-src [^;]*${factsOfHost(host).origin}`),
      );
  });

  test('holds what its script renders with: the article, its sequence, the site and the scripts of islands', async () => {
    const blocks = [heading('Begin')];
    const path = await keep('/frame/facts', { title: 'Kept', blocks });
    expect(factsIn((await frameOf(path)).body)).toMatchObject({
      path,
      article: { path, title: 'Kept', blocks },
      sequence: 0,
      site: { name: 'Pagewell', linkNetworkHosts: [] },
      islandScripts: { quiz: { component: '/assets/quiz.js', runtime: '/assets/hydrate.js' } },
    });
  });

  test('has its islands run by a runtime of their own, which takes what is edited', async () => {
    const parts = await editorParts();
    const assets = { ...parts.renderer.assets, file: (source: string) => `/assets/${source}` };
    const frame = createFrame({
      ...parts,
      renderer: { ...parts.renderer, assets },
      store,
      registry: new Registry(),
    });
    const quiz = { title: 'data-runtime="/assets/hydrate.js"', questions: [] };
    const data = { ...quiz, questions: [{ questionTitle: 'One?', answers: [{ label: 'No' }] }] };
    const path = await keep('/frame/islands', { title: 'Kept', blocks: [{ id: 'q', type: 'quiz', data }] });
    const { html } = (await frame.show(path, new URLSearchParams())).document;
    const runtime = '/assets/editor-preview/app/frame/previewIslands.ts';
    expect(html).toMatch(new RegExp(`<pagewell-island [^<>]* data-runtime="${runtime}"`));
    expect(factsIn(html)).toMatchObject({ islandScripts: { quiz: { runtime } } });
    // What an author has written stays as it is.
    expect(html).toContain('>data-runtime=&quot;/assets/hydrate.js&quot;</h2>');
  });

  test('is for the reader that its address names', async () => {
    const blocks = [
      { ...heading('For Germany'), id: 'de', when: { countries: ['DE'] } },
      { ...heading('An offer'), id: 'offer', when: { until: '2026-12-01T00:00:00Z' } },
      { ...heading('In blue'), id: 'blue', when: { experiment: 'banner', variant: 'blue' } },
    ];
    const path = await keep('/frame/reader', { title: 'Kept', blocks });
    const shownTo = async (reader: Record<string, string>): Promise<string[]> => {
      const { body } = await server.get(`/editor/frame?${new URLSearchParams({ path, ...reader })}`);
      return [...body.matchAll(/<div data-block-id="(\w+)">/g)].map(([, id = '']) => id);
    };
    expect(await shownTo({ country: 'DE', at: '2026-11-30T00:00:00Z' })).toEqual(['de', 'offer']);
    expect(await shownTo({ experiments: 'banner:blue', at: '2026-12-02T00:00:00Z' })).toEqual(['blue']);
    expect(await shownTo({ country: 'de', at: '2026-12-02T00:00:00Z' })).toEqual([]);
  });

  test('shows the article of a CMS, which is not edited here', async () => {
    const source = {
      get: async () => ({
        value: articleOf('/frame/cms', 'Of a CMS', [{ type: 'heading', data: { text: 'There' } }]),
        revision: '1',
        updatedAt: '2026-05-04T09:00:00Z',
      }),
    };
    const frame = createFrame({
      ...(await editorParts()),
      store: undefined,
      source,
      registry: new Registry(),
    });
    const reply = await frame.show('/frame/cms', new URLSearchParams());
    expect(reply.document.html).toContain('<title>Of a CMS');
    expect(factsIn(reply.document.html)).toMatchObject({ sequence: 0, article: { title: 'Of a CMS' } });
  });

  test('has the styles of all blocks, so that one which comes later is styled', async () => {
    const path = await keep('/frame/sheet', { title: 'Kept', blocks: [] });
    const { body } = await frameOf(path);
    expect(body.match(/<link rel="stylesheet" href="\/assets\/later.css">/g)).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['no title', { blocks: [heading('Begin')] }],
    ['a title that is none', { title: ['x'], blocks: [heading('Begin')] }],
  ])('can be filled where the draft has %s', async (what, article) => {
    const path = await keep(`/frame/${what.replaceAll(' ', '-')}`, article);
    const { body } = await frameOf(path);
    expect(body).toContain('<title>Untitled');
    expect(body).toContain('data-block-id="start"');
    expect(factsIn(body)).toMatchObject({ article });
  });

  test('lets nothing in a hostile text end the facts, or begin a script', async () => {
    const hostile = '</script><script>alert(1)</script><!--';
    const blocks = [{ id: 'x', type: hostile, data: hostile }];
    const path = await keep('/frame/hostile', { title: hostile, blocks });
    const { body } = await frameOf(path);
    expect(body).not.toContain('<script>alert');
    expect(factsIn(body)).toMatchObject({ article: { title: hostile } });
  });
});

describe('a difference between a browser’s rendering and the server’s', () => {
  const tell = (body: unknown) =>
    server.get('/editor/api/preview-differences', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('is counted', async () => {
    expect((await tell({ blocks: 2 })).status).toBe(204);
    expect(await registry.metrics()).toContain('pagewell_preview_differences_total 2');
  });

  test.each([{}, { blocks: 0 }, { blocks: 1.5 }, { blocks: '2' }, { blocks: 1e9 }])(
    'is refused as %j',
    async (body) => expect((await tell(body)).status).toBe(400),
  );
});

test('says where no article can stand, and why', async () => {
  const { status, body } = await frameOf('/editor/mine');
  expect([status, body.includes('is used by the site itself')]).toEqual([422, true]);
});
