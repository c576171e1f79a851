import { owner, type Person } from '#editor-preview/model/person.ts';
import { editorRoutes } from '#editor-preview/server/editorRoutes.ts';
import { editorParts } from '../../support/editorParts.ts';
import { publisherNamed, signedIn, writer } from '../../support/people.ts';
import { heading } from '../../support/someBlocks.ts';
import { serve, server, store } from './ownServer.ts';

let who: Person = owner;
const path = '/tests/withdrawing';
const article = { path, title: 'An article', blocks: [heading('a', 'Hello')] };

serve(async () => [signedIn(() => who), ...editorRoutes({ ...(await editorParts()), store })]);
beforeEach(() => store.publish(path, article, { author: 'test' }));

function send(address: string, at: string) {
  return server.get(address, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ path: at }).toString(),
  });
}

test('an article is taken from the readers, and the list says so with the way back', async () => {
  const { status, headers } = await send('/editor/withdraw', path);
  expect(status).toBe(303);
  expect(await store.get(path)).toBeUndefined();
  const { body } = await server.get(String(headers.location));
  expect(body).toMatch(/role="status".*is withdrawn. Readers can no longer see it/);
  expect(body).toMatch(/Actions for An article.*Republish/s);
});

test('it is given back as it was', async () => {
  await send('/editor/withdraw', path);
  const { headers } = await send('/editor/put-back', path);
  expect((await store.get(path))?.value).toEqual(article);
  expect((await server.get(String(headers.location))).body).toMatch(/Readers can see .* again/);
});

test('the editor opens what readers got last, and not an empty beginning', async () => {
  await send('/editor/withdraw', path);
  const opened = await store.editing.open(path, { path, title: 'Untitled', blocks: [] });
  expect(opened.article.json).toEqual(article);
});

test('what somebody else has published meanwhile is not replaced', async () => {
  await store.publish(path, { ...article, title: 'Newer' }, { author: 'other' });
  await send('/editor/put-back', path);
  expect((await store.get(path))?.value).toMatchObject({ title: 'Newer' });
});

test('the list reports what was done to an article that was renamed meanwhile, and nothing if nothing was', async () => {
  const [from, to] = ['/tests/withdrawing-old', '/tests/withdrawing-new'];
  await store.publish(from, { ...article, path: from }, { author: 'test' });
  await store.places.rename(from, to, publisherNamed('Bo'));
  const done = async (address: string) => {
    const { headers } = await send(address, from);
    const isPublished = (await store.get(to)) !== undefined;
    return [headers.location, isPublished];
  };
  const query = new URLSearchParams({ done: 'withdrawn', path: to });
  expect(await done('/editor/withdraw')).toEqual([`/editor?${query}`, false]);
  expect(await done('/editor/withdraw')).toEqual(['/editor', false]);
  query.set('done', 'put-back');
  expect(await done('/editor/put-back')).toEqual([`/editor?${query}`, true]);
  expect(await done('/editor/put-back')).toEqual(['/editor', true]);
});

test('a path that is none is not found', async () =>
  expect((await send('/editor/withdraw', '/../etc')).status).toBe(404));

test('the list says who is signed in, what is planned, and who may do what they may not', async () => {
  await store.editing.open(path, { path, title: 'x', blocks: [] });
  const dueAt = '2031-05-04T07:00:00.000Z';
  await store.schedules.plan(path, { kind: 'withdraw', dueAt, zone: 'Europe/Berlin' }, 'Pia');
  const asOwner = await server.get('/editor');
  expect(asOwner.body).toContain('Signed in as Editor, owner');
  expect(asOwner.body).toMatch(
    /Withdrawing on .*<time dateTime="2031-05-04T07:00:00\.000Z">4 May 2031, 09:00 \(Europe\/Berlin\)/i,
  );
  expect(asOwner.body).not.toContain('aria-disabled');

  who = writer;
  const asWriter = await server.get('/editor');
  who = owner;
  expect(asWriter.body).toContain('Signed in as Wim Writer, writer');
  expect(asWriter.body).toMatch(
    /<button[^>]*aria-disabled="true"[^>]*title="Withdrawing is only allowed for publishers/,
  );
});
