/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { markWords } from '#editor-preview/model/comments/markedWords.ts';
import { articleOf, heading } from '../../../support/someBlocks.ts';
import { setTo } from '../../changes.ts';
import { fakeServer } from '../document/fakeServer.ts';
import { collaboratorsForTests } from '../support/collaborators.ts';
import { openTool, standInForLayout } from '../support/openedTool.tsx';

const json = articleOf('/sleep/melatonin', 'Melatonin', [
  heading('intro', 'What it is'),
  { id: 'end', type: 'quote', data: { text: 'Sleep well' } },
]);
const intro = { block: 'intro', name: 'Heading “What it is”' };

beforeAll(standInForLayout);

async function open() {
  const collaborators = collaboratorsForTests();
  return { collaborators, ...(await openTool({ server: fakeServer(json), collaborators })) };
}

const panel = () => within(screen.getByRole('region', { name: 'Comments' }));
const row = (name: RegExp) => screen.getByRole('treeitem', { name });

test('a comment is written on words of a field by keyboard, and shown in outline and form', async () => {
  const { collaborators, user } = await open();
  await user.click(row(/^Heading/));
  const field = await screen.findByLabelText<HTMLInputElement>(/^Text/);
  await user.click(field);
  field.setSelectionRange(8, 10);
  await user.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
  const composer = await screen.findByLabelText(/^Comment on Heading “What it is”, text, “is”/);
  expect(document.activeElement).toBe(composer);
  await user.keyboard('Or was it?{Control>}{Enter}{/Control}');
  expect(collaborators.kept).toMatchObject([
    {
      kind: 'begin',
      text: 'Or was it?',
      place: {
        block: 'intro',
        pointer: '/data/text',
        words: { text: 'is', before: 'What it ', at: 8 },
        name: 'Heading “What it is”',
      },
    },
  ]);
  expect(await panel().findByText('Or was it?')).toBeDefined();
  expect(row(/^Heading.*1 open comment/)).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Block' }));
  await user.click(await screen.findByRole('button', { name: '1 comment on Text' }));
  expect(await panel().findByText('Or was it?')).toBeDefined();
});

test('what others say comes by itself, is answered and resolved, and counted where one publishes', async () => {
  const { collaborators, user } = await open();
  await act(async () => collaborators.theirs({ kind: 'begin', id: 'a', place: intro, text: 'Too short.' }));
  await user.click(await screen.findByRole('tab', { name: 'Comments (1)' }));
  await user.click(await panel().findByRole('button', { name: 'Reply' }));
  await user.keyboard('I add a line.{Control>}{Enter}{/Control}');
  expect(await panel().findByText('I add a line.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  expect(dialog.getByText(/1 comment is not resolved yet/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  await user.click(panel().getByRole('button', { name: 'Resolve' }));
  expect(await panel().findByText('No open comments.')).toBeDefined();
  await user.click(panel().getByRole('button', { name: 'Resolved 1' }));
  expect(panel().getByText(/^Resolved by Ada Editor/)).toBeDefined();
  await user.click(panel().getByRole('button', { name: 'Reopen' }));
  expect(collaborators.kept.map(({ kind }) => kind)).toEqual(['begin', 'answer', 'resolve', 'reopen']);
});

test('a comment can be written by keyboard while the panel is open already', async () => {
  const { collaborators, user } = await open();
  for (const [name, about] of [
    [/^Heading/, /^Comment on Heading/],
    [/^Quote/, /^Comment on Quote/],
  ] as const) {
    await user.click(row(name));
    await user.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
    const composer = await screen.findByLabelText(about);
    await waitFor(() => expect(document.activeElement).toBe(composer));
    await user.keyboard('Why?{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(collaborators.kept.at(-1)).toMatchObject({ place: { name: expect.stringMatching(name) } }),
    );
  }
});

test('keys walk from one open comment to the next in the order of the page, around the end and back', async () => {
  const { collaborators, user } = await open();
  await act(async () => {
    collaborators.theirs({
      kind: 'begin',
      id: 'a',
      place: { block: 'end', name: 'Quote' },
      text: 'At the end.',
    });
    collaborators.theirs({ kind: 'begin', id: 'b', place: intro, text: 'At the beginning.' });
    collaborators.theirs({ kind: 'begin', id: 'c', place: intro, text: 'Done.' });
    collaborators.theirs({ kind: 'resolve', id: 'd', comment: 'c' });
  });
  const looked = (): string | undefined => collaborators.comments.now().current;
  for (const [keys, id] of [
    ['{F9}', 'b'],
    ['{F9}', 'a'],
    ['{F9}', 'b'],
    ['{Shift>}{F9}{/Shift}', 'a'],
  ] as const) {
    await user.keyboard(keys);
    await waitFor(() => expect(looked()).toBe(id));
  }
  expect(await panel().findByText('At the end.')).toBeDefined();
  expect(screen.getByRole('treeitem', { selected: true }).textContent).toContain('Quote');
});

test('a comment whose words or whose block are gone is still there, and says so', async () => {
  const { document, collaborators, user } = await open();
  const words = markWords('What it is', 8, 10);
  await act(async () => {
    collaborators.theirs({
      kind: 'begin',
      id: 'a',
      place: { ...intro, pointer: '/data/text', words },
      text: 'Words',
    });
    collaborators.theirs({
      kind: 'begin',
      id: 'b',
      place: { block: 'end', name: 'Quote “Sleep well”' },
      text: 'Block',
    });
  });
  await user.click(screen.getByRole('tab', { name: 'Comments (2)' }));
  await panel().findByText('Words');
  act(() => {
    document.edit([setTo('intro', '/data/text', 'Sources')], { label: 'Change' });
    document.edit([{ kind: 'remove', block: 'end' }], { label: 'Delete' });
  });
  expect(panel().getByText('The commented text was deleted')).toBeDefined();
  expect(panel().getByText('The block was deleted').parentElement?.textContent).toContain(
    'Quote “Sleep well”',
  );
  expect(panel().getAllByRole('button', { name: 'Resolve' })).toHaveLength(2);
  act(() => {
    document.undo();
  });
  expect(panel().queryByText('The block was deleted')).toBeNull();
  await act(() => document.save());
});

test('what was typed stays while the server cannot be reached', async () => {
  const { collaborators, user } = await open();
  await user.click(screen.getByRole('tab', { name: 'Comments' }));
  collaborators.fail({ kind: 'unreachable', why: 'no network' });
  await user.type(await screen.findByLabelText(/^Comment on Article/), 'Kept');
  await user.click(panel().getByRole('button', { name: 'Comment' }));
  expect((await panel().findByRole('alert')).textContent).toContain('The text of the comment is kept');
  await user.click(screen.getByRole('tab', { name: 'Block' }));
  await user.click(screen.getByRole('tab', { name: 'Comments' }));
  expect(await screen.findByLabelText(/^Comment on Article/)).toHaveProperty('value', 'Kept');
});

test('who else is here stands above, and at the block they are in', async () => {
  const { collaborators, user } = await open();
  expect(collaborators.said).toEqual([{ window: 'this', block: null }]);
  act(() => collaborators.presence.receive([{ window: 'w', person: 'bo', name: 'Bo Writer', block: 'end' }]));
  expect(row(/^Quote.*Bo Writer is here/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Bo Writer, in Quote “Sleep well”' }));
  expect(row(/^Quote/).getAttribute('aria-selected')).toBe('true');
  act(() => collaborators.presence.receive([]));
  expect(screen.queryByRole('list', { name: 'Presence' })).toBeNull();
});
