/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import type { Operation } from '#editor-preview/model/operation.ts';
import { heading } from '../../../support/someBlocks.ts';
import { setTo } from '../../changes.ts';
import { fakeServer } from '../document/fakeServer.ts';
import { collaboratorsForTests } from '../support/collaborators.ts';
import { openTool, standInForLayout } from '../support/openedTool.tsx';

const json = { path: '/sleep/melatonin', title: 'Melatonin', blocks: [heading('a', 'What it is')] };
const typed = (id: string, text: string): Operation => ({
  id,
  author: 'Bo Writer',
  at: '2026-05-04T09:00:00Z',
  changes: [setTo('a', '/data/text', text)],
});

beforeAll(standInForLayout);

test('what a colleague types while Publish is open is published only once the publisher has seen it', async () => {
  const server = fakeServer(json);
  const { user, document } = await openTool({ server, collaborators: collaboratorsForTests() });
  document.edit([setTo('', '/title', 'Melatonin and sleep')], { label: 'Title' });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  const publish = dialog.getByRole<HTMLButtonElement>('button', { name: 'Publish now' });
  await waitFor(() => expect(document.view().sequence).toBe(1));
  expect(publish.disabled).toBe(false);

  document.receive([{ sequence: 2, operation: typed('bo-1', 'What it') }]);
  const question = within(
    (await dialog.findByText(/^Others have changed the article/)).parentElement as HTMLElement,
  );
  expect(publish.disabled).toBe(true);
  await user.click(question.getByRole('button', { name: 'I have seen these changes' }));
  expect(publish.disabled).toBe(false);
  document.receive([{ sequence: 3, operation: typed('bo-2', 'What it does') }]);
  await dialog.findByText(/^Others have changed the article/);
  await user.click(dialog.getByRole('button', { name: 'I have seen these changes' }));
  await user.click(publish);
  await waitFor(() => expect(server.published).toEqual([{ sequence: 3, note: '' }]));
});

test('Enter while a change is still on its way publishes once it is saved', async () => {
  const server = fakeServer(json);
  const { send } = server.client;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.client.send = async (path, batch) => {
    await arrived;
    return send(path, batch);
  };
  const { user, document } = await openTool({ server, collaborators: collaboratorsForTests() });
  document.edit([setTo('', '/title', 'Melatonin and sleep')], { label: 'Title' });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  await user.type(dialog.getByLabelText('What changed, for readers'), 'A title.{Enter}');
  expect(server.published).toEqual([]);
  arrive();
  await waitFor(() => expect(server.published).toEqual([{ sequence: 1, note: 'A title.' }]));
});
