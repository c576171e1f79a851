/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../document/fakeServer.ts';
import { collaboratorsForTests } from '../support/collaborators.ts';
import { openTool, standInForLayout } from '../support/openedTool.tsx';

const json = {
  path: '/sleep/melatonin',
  title: 'Melatonin',
  byline: { medicalReviewer: { name: 'Ruth Nakagawa' }, reviewedAt: '2026-03-12T23:30:00-08:00' },
  blocks: [
    { id: 'a', type: 'heading', data: { text: 'What it is' } },
    { id: 'b', type: 'rich-text', data: { html: '<p>Magnesium is a mineral.</p>' } },
  ],
};
const published = {
  kind: 'revision',
  revision: '1',
  sequence: 0,
  author: 'Pia Publisher',
  at: '2026-05-04T09:00:00Z',
  isPublished: true,
};

beforeAll(standInForLayout);

/** jsdom has no answers of its own; nothing else of one is read. */
const answer = (status: number, value: unknown) =>
  ({ status, type: 'basic', text: async () => JSON.stringify(value) }) as Response;

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('the window says who has reviewed the page, and what readers will get that they do not have', async () => {
  const server = fakeServer(json);
  globalThis.fetch = async (address) => {
    const { pathname, searchParams } = new URL(String(address), 'https://a.example');
    if (!pathname.startsWith('/editor/api/history')) return answer(404, '');
    const at = searchParams.get('at');
    return answer(
      200,
      at === null
        ? { entries: [published] }
        : { at, article: { json: at === 'r1' ? json : server.article() }, hasKeys: false },
    );
  };
  const { user, document } = await openTool({ server, collaborators: collaboratorsForTests() });
  document.edit([{ kind: 'set', block: '', pointer: '/title', value: { json: 'Melatonin and sleep' } }], {
    label: 'Title',
  });
  const html = '<p>Magnesium is an essential mineral.</p>';
  document.edit([{ kind: 'set', block: 'b', pointer: '/data/html', value: { json: html } }], {
    label: 'Text',
  });
  await waitFor(() => expect(document.view().sequence).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  expect(await dialog.findByText(/^The page says: reviewed 12 Mar 2026 by Ruth Nakagawa\./)).toBeDefined();
  expect(await dialog.findByText('2 changes since it was published:')).toBeDefined();
  const changes = within(dialog.getByRole('list', { name: 'Changes since it was published' }));
  expect(changes.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Article fields: title changed',
    'Text “Magnesium is an essential mineral.”: text changed',
  ]);
  expect(dialog.getByRole('button', { name: 'Compare…' })).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Schedule…' })).toBeDefined();
});

test('with errors the first button shows them, and publishing anyway says what readers get', async () => {
  const server = fakeServer({ ...json, blocks: [...json.blocks, { id: 'c', type: 'heading', data: {} }] });
  const { user } = await openTool({ server, collaborators: collaboratorsForTests() });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  const show = await dialog.findByRole('button', { name: 'Show the problems' });
  const anyway = dialog.getByRole('button', { name: 'Publish anyway' });
  const help = document.getElementById(anyway.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toMatch(/readers get the article without the content listed above/);
  // Enter in the note is not to publish.
  await user.type(dialog.getByLabelText('What changed, for readers'), 'The dose{Enter}');
  expect(screen.queryByRole('dialog', { name: 'Publish' })).toBeNull();
  expect(server.published).toEqual([]);
  expect(screen.getByRole('treeitem', { selected: true }).textContent).toContain('Heading');
  expect(show.getAttribute('type')).toBe('submit');
});

test('without a title there is nothing to publish anyway', async () => {
  const server = fakeServer({ ...json, title: ' ', blocks: [{ id: 'c', type: 'heading', data: {} }] });
  const { user } = await openTool({ server, collaborators: collaboratorsForTests() });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  await dialog.findByRole('button', { name: 'Show the problems' });
  expect(dialog.getByRole('alert').textContent).toContain('The article has no title.');
  expect(dialog.queryByRole('button', { name: 'Publish anyway' })).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Schedule…' })).toBeNull();
});

test('an unchanged article is no error', async () => {
  const server = fakeServer(json);
  const { user } = await openTool({ server, collaborators: collaboratorsForTests() });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  expect(dialog.getByText('Nothing has changed since it was published.')).toBeDefined();
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Publish now' }).hasAttribute('disabled')).toBe(true);
});
