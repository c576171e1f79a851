import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { judgeSignature } from '../../../features/content-changes/signature.ts';
import { type GivenDocument, startPayload, type TriedPayload } from './support/payload.ts';
import { type Receiver, startReceiver } from './support/receiver.ts';

const text = (html: string) => ({ blockType: 'rich-text', html });
const sleep = {
  path: '/sleep/naps',
  title: 'How long should a nap be?',
  description:
    'Twenty minutes refresh without grogginess; ninety let you dream. When each is worth it, and when none is.',
  blocks: [text('<p>Twenty minutes are enough for most.</p>')],
};

let pagewell: Receiver;
let tried: TriedPayload;
before(async () => {
  pagewell = await startReceiver();
  tried = await startPayload(pagewell);
});
after(async () => {
  await tried.end();
  await pagewell.end();
});

async function nextNotification(): Promise<unknown> {
  const { address, signature, body } = await pagewell.next();
  assert.equal(address, '/api/content/changes');
  const judged = judgeSignature(String(signature), Buffer.from(body), {
    secret: pagewell.secret,
    now: Date.now(),
  });
  assert.equal(judged.kind, 'good');
  return JSON.parse(body).changes;
}

async function created(article: object): Promise<GivenDocument> {
  const { status, body } = await tried.editor('POST', '/articles?draft=true', article);
  assert.equal(status, 201, JSON.stringify(body));
  assert(body.doc);
  return body.doc;
}

describe('an article', () => {
  test('with an error is kept as a draft, and not published; the problem is told at its field', async () => {
    const wrong = {
      ...sleep,
      path: '/sleep/wrong',
      blocks: [text('<p>Fine.</p>'), { blockType: 'list', items: [] }],
    };
    const { id } = await created(wrong);
    const refused = await tried.editor('PATCH', `/articles/${id}`, { _status: 'published' });
    assert.equal(refused.status, 400);
    const problem = refused.body.errors?.[0]?.data.errors[0];
    assert(problem);
    assert.match(problem.path, /^blocks\.1\.items/);
    assert.notEqual(problem.message, '');
    const draft = await tried.editor('GET', `/articles/${id}?draft=true&depth=0`);
    assert.equal(draft.body._status, 'draft');
    assert.equal(draft.body.blocks?.length, 2);
    assert.equal((await tried.site('GET', '/articles?where[path][equals]=/sleep/wrong')).body.totalDocs, 0);
  });

  test('that is refused by our check alone is told at its field as well, and nobody hears of it', async () => {
    const { id } = await created({ ...sleep, path: '/Sleep/Not A Path' });
    const refused = await tried.editor('PATCH', `/articles/${id}`, { _status: 'published' });
    assert.equal(refused.status, 400);
    assert.deepEqual(
      refused.body.errors?.[0]?.data.errors.map(({ path }) => path),
      ['path'],
    );
    // Payload's admin splits messages at commas.
    assert.equal(
      refused.body.errors?.[0]?.message,
      'The following field is invalid: "Path" is the text "/Sleep/Not A Path" – which is not accepted.',
    );
    assert.equal(pagewell.waiting(), 0);
  });

  test('is told to Pagewell when it is published, changed, moved, withdrawn and deleted, once it can be read', async () => {
    const { id } = await created(sleep);
    const change = async (data: object, query = '') => {
      const { status, body } = await tried.editor('PATCH', `/articles/${id}${query}`, data);
      assert.equal(status, 200, JSON.stringify(body));
    };
    await change({ _status: 'published' });
    assert.deepEqual(await nextNotification(), [{ path: '/sleep/naps', kind: 'published' }]);
    const read = await tried.site('GET', '/articles?where[path][equals]=/sleep/naps');
    assert.equal(read.body.docs?.[0]?.title, sleep.title);

    // A later draft is not public.
    await change({ title: 'How long a nap should be' }, '?draft=true');
    assert.equal((await tried.site('GET', `/articles/${id}`)).body.title, sleep.title);
    await change({ title: 'How long a nap should be', _status: 'published' });
    assert.deepEqual(await nextNotification(), [{ path: '/sleep/naps', kind: 'published' }]);
    assert.equal((await tried.site('GET', `/articles/${id}`)).body.title, 'How long a nap should be');

    await change({ path: '/sleep/napping', _status: 'published' });
    assert.deepEqual(await nextNotification(), [
      { path: '/sleep/naps', kind: 'moved', to: '/sleep/napping' },
    ]);

    await change({ _status: 'draft' });
    assert.deepEqual(await nextNotification(), [{ path: '/sleep/napping', kind: 'withdrawn' }]);
    assert.equal((await tried.site('GET', `/articles/${id}`)).status, 404);

    await change({ _status: 'published' });
    assert.deepEqual(await nextNotification(), [{ path: '/sleep/napping', kind: 'published' }]);
    assert.equal((await tried.editor('DELETE', `/articles/${id}`)).status, 200);
    assert.deepEqual(await nextNotification(), [{ path: '/sleep/napping', kind: 'withdrawn' }]);
    assert.equal(pagewell.waiting(), 0);
  });

  test('has a path of its own', async () => {
    await created({ ...sleep, path: '/sleep/taken' });
    const twin = await tried.editor('POST', '/articles', {
      ...sleep,
      path: '/sleep/taken',
      _status: 'published',
    });
    assert.equal(twin.status, 400);
    assert.equal(twin.body.errors?.[0]?.data.errors[0]?.path, 'path');
  });
});

describe('a draft', () => {
  let id: number;
  before(async () => {
    ({ id } = await created({ ...sleep, path: '/sleep/secret', title: 'Not for everybody yet' }));
  });

  for (const [who, statuses] of [
    ['anybody', 403],
    ['site', 404],
  ] as const) {
    test(`is not read by ${who}, asked for as a draft or not`, async () => {
      const asks = tried[who];
      for (const query of ['', '?draft=true', '?trash=true&draft=true']) {
        assert.equal((await asks('GET', `/articles/${id}${query}`)).status, statuses);
        const list = await asks('GET', `/articles${query}`);
        assert(!JSON.stringify(list.body).includes('Not for everybody yet'));
      }
      assert.equal((await asks('GET', '/articles/versions')).status, 403);
    });
  }

  test('beside what is published is not read with Pagewell’s key', async () => {
    const article = await created({ ...sleep, path: '/sleep/both', title: 'As it is published' });
    await tried.editor('PATCH', `/articles/${article.id}`, { _status: 'published' });
    await nextNotification();
    await tried.editor('PATCH', `/articles/${article.id}?draft=true`, { title: 'As it will be' });
    const draftReply = await tried.site('GET', `/articles/${article.id}?draft=true`);
    assert(!JSON.stringify(draftReply.body).includes('As it will be'));
  });
});

test('Pagewell’s key reads, and changes nothing', async () => {
  for (const [method, path] of [
    ['POST', '/articles'],
    ['PATCH', '/articles/1'],
    ['DELETE', '/articles/1'],
    ['POST', '/media'],
    ['POST', '/users'],
  ] as const)
    assert.equal((await tried.site(method, path, method === 'DELETE' ? undefined : sleep)).status, 403, path);
  assert.equal((await tried.site('GET', '/users')).body.totalDocs, 1);
});
