import { owner } from '#editor-preview/model/person.ts';
import { historyRoutes } from '#editor-preview/server/history/historyRoutes.ts';
import { recordRoutes } from '#editor-preview/server/record/recordRoutes.ts';
import { guard } from '#feature-kit/route.ts';
import { editorParts } from '../../../support/editorParts.ts';
import { operation, setTitle } from '../../store/editing.ts';
import { serve, server, store } from '../ownServer.ts';

const path = '/tests/history';
const article = {
  path,
  title: 'As it was',
  description: 'What it is about, in a sentence.',
  blocks: [
    { id: 'start', type: 'heading', data: { text: 'Begin', level: 2 } },
    { id: 'video', type: 'rich-text', data: { html: '<p>See <a href="/nutrition/zinc">zinc</a>.</p>' } },
  ],
};

let revision = '';

serve(async () => {
  const { render, renderer } = await editorParts();
  return [
    guard('/editor', ({ headers }) => (headers.authorization ? { person: owner } : undefined)),
    ...historyRoutes({ store, renderer, render }),
    ...recordRoutes(store, () => new Date('2026-05-04T09:00:00.000Z')),
  ];
});
beforeAll(async () => {
  const published = await store.publish(path, article, {
    author: 'Ada Lind',
    note: 'The <first> "version".',
  });
  revision = published.ok ? published.revision : '';
  await store.editing.open(path, article);
  const operations = [{ ...operation(setTitle('As it <is>')), label: '=Change the title' }];
  await store.editing.take(path, { since: 0, sender: 'w', operations }, article);
});

const get = (address: string, parameters: Record<string, string> = {}) =>
  server.get(`/editor/${address}?${new URLSearchParams({ path, ...parameters })}`, {
    headers: { Authorization: 'Bearer x' },
  });

describe('the history', () => {
  test('is told with where the older part begins', async () => {
    const { entries, next } = JSON.parse((await get('api/history')).body);
    expect(entries).toMatchObject([
      { kind: 'operation', sequence: 1, label: '=Change the title' },
      { kind: 'revision', revision, author: 'Ada Lind', isPublished: true },
    ]);
    expect(next).toBeUndefined();
    expect((await get('api/history', { before: '1.0' })).status).toBe(200);
    expect((await get('api/history', { before: "1'; drop" })).status).toBe(400);
  });

  test('gives the article as it was', async () => {
    const titleAt = async (at: string) =>
      JSON.parse((await get('api/history/article', { at })).body).article.json.title;
    expect(await titleAt('o0')).toBe('As it was');
    expect(await titleAt('now')).toBe('As it <is>');
    expect(await titleAt(`r${revision}`)).toBe('As it was');
  });

  test.each([
    { at: 'o9', status: 404 },
    { at: 'r999999', status: 404 },
    { at: 'yesterday', status: 400 },
    { at: '', status: 400 },
    { at: 'o99999999999999', status: 400 },
  ])('answers $status to “$at”', async ({ at, status }) => {
    expect((await get('api/history/article', { at })).status).toBe(status);
    expect((await get('history/page', { at })).status).toBe(status);
  });

  test('gives an operation with what takes it back', async () => {
    const found = JSON.parse((await get('api/history/operation', { sequence: '1' })).body);
    expect(found).toMatchObject({ inverse: [setTitle('As it was')], under: [], underCount: 0 });
    expect((await get('api/history/operation', { sequence: '2' })).status).toBe(404);
    expect((await get('api/history/operation', { sequence: 'x' })).status).toBe(400);
  });
});

test('the page of a moment is the readers’ page, from which nothing runs or leads away, and which nobody keeps', async () => {
  const { status, body, headers } = await get('history/page', { at: 'o0' });
  expect(status).toBe(200);
  expect(body).toContain('As it was');
  expect(body).toContain('data-block-id="start"');
  expect(body).not.toContain('<script');
  expect(body).toContain('<base target="_blank">');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

describe('the record', () => {
  test('is all of it as JSON, section by section', async () => {
    const { body, headers } = await get('history/record.json');
    expect(headers['content-disposition']).toBe(
      'attachment; filename="record-tests-history-2026-05-04.json"',
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toEqual({
      version: 1,
      path,
      exportedAt: '2026-05-04T09:00:00.000Z',
      exportedBy: owner.name,
      revisions: [expect.objectContaining({ revision, note: 'The <first> "version".', article })],
      standings: [],
      folded: [],
      operations: [
        expect.objectContaining({
          sequence: 1,
          operation: expect.objectContaining({ label: '=Change the title' }),
          inverse: [setTitle('As it was')],
        }),
      ],
      parked: [],
      reviews: [],
      schedules: [],
      comments: [],
    });
  });

  test('is a table as CSV: a row for each entry, without the articles of revisions', async () => {
    const { body, headers } = await get('history/record.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="record-tests-history-2026-05-04.csv"');
    const [head, version, change, ...rest] = body.replace(/^\uFEFF/, '').split('\r\n');
    expect(head).toBe('"section","at","author","what","note","data"');
    expect(version).toMatch(
      `"Ada Lind","revision ${revision}","The <first> ""version"".","{""revision"":""${revision}"",`,
    );
    expect(version).not.toContain('As it was');
    expect(change).toMatch(/^"operations","[-\d]+T[.:\d]+Z",".*","operation 1","'=Change the title",/);
    expect(change).toContain('As it was');
    expect(rest).toEqual(['']);
  });

  test('says who has taken it from the readers, and who has given it back', async () => {
    await store.unpublish(path, 'Bo <Berg>');
    await store.publishRevision(path, revision, { author: 'Cy Dahl' });
    const { standings } = JSON.parse((await get('history/record.json')).body);
    expect(standings).toMatchObject([
      { step: 'withdrawn', author: 'Bo <Berg>', revision: null, planned: false },
      { step: 'put-back', author: 'Cy Dahl', revision },
    ]);
    expect((await get('history/record.csv')).body).toContain('"Bo <Berg>","withdrawn","",');
  });

  test('is for those who are signed in', async () => {
    const answer = await server.get(`/editor/history/record.csv?${new URLSearchParams({ path })}`);
    expect(answer.status).toBe(401);
  });
});
