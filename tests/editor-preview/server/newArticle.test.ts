import { editorRoutes } from '#editor-preview/server/editorRoutes.ts';
import { editorParts } from '../../support/editorParts.ts';
import { signedIn } from '../../support/people.ts';
import { serve, server, store } from './ownServer.ts';

serve(async () => [signedIn(), ...editorRoutes({ ...(await editorParts()), store })]);

function begin(fields: Record<string, string>) {
  return server.get('/editor/new', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

describe('the page that begins an article', () => {
  test('offers each template with what it is for, and an empty article', async () => {
    const { status, body } = await server.get('/editor/new');
    expect(status).toBe(200);
    expect(body).toContain('Products compared');
    expect(body.match(/type="radio"/g)).toHaveLength(5);
  });

  test('for a copy names the article that is copied, escaped', async () => {
    const { body } = await server.get(`/editor/new?copyOf=${encodeURIComponent('/"><script>')}`);
    expect(body).toContain('Copy an article');
    expect(body).not.toContain('"><script>');
  });
});

describe('an article is begun', () => {
  test('from a template, as a draft with that title, and opened', async () => {
    const { status, headers } = await begin({
      path: '/sleep/naps',
      title: ' Short naps ',
      template: 'guide',
    });
    expect(status).toBe(303);
    expect(headers.location).toBe('/editor/article?path=%2Fsleep%2Fnaps');
    const draft = await store.getDraft('/sleep/naps');
    expect(draft?.value).toMatchObject({
      path: '/sleep/naps',
      title: 'Short naps',
      contentMeta: { pageTemplate: 'guide' },
    });
    expect(await store.get('/sleep/naps')).toBeUndefined();
  });

  test('without a path: one is suggested from its title, and nothing is begun yet', async () => {
    const { status, body } = await begin({ path: '', title: 'Crème brûlée: what’s in it?', template: '' });
    expect(status).toBe(422);
    expect(body).toContain('value="/creme-brulee-whats-in-it"');
    expect(body).toContain('suggested from the title');
    expect(await store.getDraft('/creme-brulee-whats-in-it')).toBeUndefined();
    expect((await begin({ path: '', title: '?!', template: '' })).body).toContain('A path must be a slash');
  });

  test('with one empty paragraph', async () => {
    await begin({ path: '/sleep/empty', title: 'Empty', template: '' });
    expect((await store.getDraft('/sleep/empty'))?.value).toMatchObject({
      title: 'Empty',
      blocks: [{ type: 'rich-text' }],
    });
  });

  test('as a copy, without the dates and the reviewer of the other one', async () => {
    const original = {
      path: '/sleep/original',
      title: 'Original',
      publishedAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-02T00:00:00Z',
      byline: {
        authors: [{ name: 'Ada Lind' }],
        medicalReviewer: { name: 'Bo Ek' },
        reviewedAt: '2026-01-02T00:00:00Z',
      },
      blocks: [{ id: 'a', type: 'heading', data: { text: 'Hello' } }],
    };
    await store.publish('/sleep/original', original, { author: 'test' });
    await begin({ path: '/sleep/copy', title: 'A copy', copyOf: '/sleep/original' });
    expect((await store.getDraft('/sleep/copy'))?.value).toEqual({
      path: '/sleep/copy',
      title: 'A copy',
      byline: { authors: [{ name: 'Ada Lind' }] },
      blocks: original.blocks,
    });
  });
});

test('a withdrawn article is copied as it was published', async () => {
  const blocks = [{ id: 'a', type: 'heading', data: { text: 'Hello' } }];
  await store.publish('/sleep/was', { path: '/sleep/was', title: 'Was', blocks }, { author: 'test' });
  await store.unpublish('/sleep/was');
  expect((await begin({ path: '/sleep/was-2', title: 'Again', copyOf: '/sleep/was' })).status).toBe(303);
  expect((await store.getDraft('/sleep/was-2'))?.value).toMatchObject({ title: 'Again', blocks });
});

describe('nothing is begun, what was typed stays, and the page says why', () => {
  test.each([
    [
      'a path that is taken',
      { path: '/sleep/taken', title: 'Again', template: '' },
      'An article already exists at /sleep/taken',
    ],
    [
      'a path of a withdrawn article',
      { path: '/sleep/withdrawn', title: 'Again', template: '' },
      'An article already exists at /sleep/withdrawn',
    ],
    ['a path that is none', { path: 'Sleep', title: 'Wrong', template: '' }, 'A path must be a slash'],
    ['no title', { path: '/sleep/untitled', title: '  ', template: '' }, 'Enter a title of at most 200'],
    [
      'a title that is too long',
      { path: '/sleep/long', title: 'x'.repeat(201), template: '' },
      'Enter a title of at most 200',
    ],
    [
      'a template that is none',
      { path: '/sleep/none', title: 'None', template: '__proto__' },
      'The template “__proto__” was not found',
    ],
    [
      'a copy of nothing',
      { path: '/sleep/nothing', title: 'None', copyOf: '/sleep/gone' },
      'No article found at /sleep/gone',
    ],
  ])('for %s', async (_what, fields, reason) => {
    await store.saveDraft(
      '/sleep/taken',
      { path: '/sleep/taken', title: 'First', blocks: [] },
      { author: 'test', basedOn: null },
    );
    const withdrawn = { path: '/sleep/withdrawn', title: 'Withdrawn', blocks: [] };
    await store.publish(withdrawn.path, withdrawn, { author: 'test' });
    await store.unpublish(withdrawn.path);
    const { status, body } = await begin(fields);
    expect(status).toBe(422);
    expect(body).toContain(reason);
    expect(await store.getDraft(withdrawn.path)).toBeUndefined();
    expect(body).toContain(`value="${fields.path}"`);
    expect((await store.getDraft('/sleep/taken'))?.value).toMatchObject({ title: 'First' });
  });
});
