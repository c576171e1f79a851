/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ConflictingOperation } from '#editor-preview/model/exchange.ts';
import { type Change, maxEditedBlocks } from '#editor-preview/model/operation.ts';
import { owner } from '#editor-preview/model/person.ts';
import { blockJson } from '#editor-preview/model/writeValue.ts';
import { articleOf } from '../../../support/someBlocks.ts';
import { fakeServer } from '../document/fakeServer.ts';
import { collaboratorsForTests } from '../support/collaborators.ts';
import { openTool, standInForLayout } from '../support/openedTool.tsx';

const json = articleOf('/sleep/melatonin', 'Melatonin', [
  { id: 'intro', type: 'heading', data: { text: 'What it is' } },
  { id: 'end', type: 'quote', data: { text: 'Sleep well' } },
]);

beforeAll(standInForLayout);

async function open(server = fakeServer(json)) {
  const collaborators = collaboratorsForTests();
  const { document, user } = await openTool({ server, collaborators });
  return { server, document, collaborators, user, saved: () => act(() => document.save()) };
}

const rows = () =>
  within(screen.getByRole('tree', { name: 'Outline' }))
    .getAllByRole('treeitem')
    .map((item) => item.querySelector('[data-name]')?.textContent?.trim());
const row = (name: RegExp) => screen.getByRole('treeitem', { name });
const form = () => within(screen.getByRole('region', { name: 'Block' }));

test('the tool has its landmarks, and shows the article first', async () => {
  await open();
  expect(rows()).toEqual(['Article Melatonin', 'Heading What it is', 'Quote Sleep well']);
  for (const name of ['Page', 'Block', 'Problems'])
    expect(screen.getByRole('region', { name })).toBeDefined();
  for (const name of ['Undo', 'Redo', 'Publish']) expect(screen.getByRole('button', { name })).toBeDefined();
  expect(screen.getByText('Saved').getAttribute('role')).toBe('status');
  expect(form().getByLabelText(/^Title/)).toHaveProperty('value', 'Melatonin');
});

test('the article in other languages is one click away', async () => {
  const server = fakeServer(json);
  const translations = [{ path: '/es/melatonina', language: 'es' }];
  await open({ ...server, state: () => ({ ...server.state(), translations }) });
  expect(screen.getByRole('link', { name: 'Spanish' }).getAttribute('href')).toBe(
    '/editor/article?path=%2Fes%2Fmelatonina',
  );
});

test('what is typed in a form is seen in the outline, saved, and taken back as one', async () => {
  const { user, server, saved } = await open();
  await user.click(row(/^Heading/));
  const field = await form().findByLabelText<HTMLInputElement>(/^Text/);
  const whole = { initialSelectionStart: 0, initialSelectionEnd: field.value.length };
  await user.type(field, 'Why', whole);
  expect(rows()[1]).toBe('Heading Why');
  await saved();
  expect(server.article()).toMatchObject({ blocks: [{ data: { text: 'Why' } }, {}] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rows()[1]).toBe('Heading What it is');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(rows()[1]).toBe('Heading Why');
});

async function add(user: Awaited<ReturnType<typeof open>>['user'], type: string): Promise<void> {
  await user.click(row(/^Heading/));
  await user.keyboard('/');
  const palette = within(screen.getByRole('dialog', { name: 'Add a block' }));
  await user.type(palette.getByRole('combobox'), `${type}{Enter}`);
  expect(screen.queryByRole('dialog')).toBeNull();
}

test.each(['Quote', 'Quiz'])(
  'a %s is added by keyboard, its first text focused, and undone from its message',
  async (type) => {
    const { user } = await open();
    await add(user, type);
    expect(rows()).toEqual(['Article Melatonin', 'Heading What it is', type, 'Quote Sleep well']);
    const [first] = await form().findAllByRole('textbox', { name: /^(?:Header|Title)/ });
    await waitFor(() => expect(document.activeElement).toBe(first));
    const message = within(screen.getByText(`${type} added.`).closest('div')?.parentElement ?? document.body);
    await user.click(message.getByRole('button', { name: 'Undo' }));
    expect(rows()).toEqual(['Article Melatonin', 'Heading What it is', 'Quote Sleep well']);
    expect(document.activeElement).toBe(row(/^Article/));
  },
);

test('a first block replaces the empty text that an article begins with', async () => {
  const begun = [{ id: 'begun', type: 'rich-text', data: { html: '<p></p>' } }];
  const { user } = await open(fakeServer({ ...json, blocks: begun }));
  await user.click(screen.getByRole('button', { name: /^Add a block/ }));
  const palette = within(screen.getByRole('dialog', { name: 'Add a block' }));
  await user.type(palette.getByRole('combobox'), 'Quote{Enter}');
  expect(rows()).toEqual(['Article Melatonin', 'Quote']);
});

test('the message of a step has no Undo button once another step followed', async () => {
  const { user } = await open();
  await add(user, 'Quote');
  const count = screen.getAllByRole('button', { name: 'Undo' }).length;
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  await user.keyboard('Sleep');
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(count - 1);
});

test('what a new block lacks is a problem once it is left', async () => {
  const { user, document } = await open();
  const patient = { timeout: 20_000 };
  const problems = within(screen.getByRole('region', { name: 'Problems' }));
  await add(user, 'Heading');
  act(
    () =>
      void document.edit([{ kind: 'set', block: '', pointer: '/title', value: { json: '' } }], {
        label: 'Clear',
      }),
  );
  await problems.findByText(/^1 error/, {}, patient);
  await user.click(row(/^Quote/));
  await problems.findByText(/^2 errors/, {}, patient);
});

test('a deleted block gives the focus to the next one, and Undo brings it back', async () => {
  const { user } = await open();
  await user.click(row(/^Heading/));
  await user.keyboard('{Delete}');
  expect(rows()).toEqual(['Article Melatonin', 'Quote Sleep well']);
  expect(document.activeElement).toBe(row(/^Quote/));
  await user.keyboard('{Control>}z{/Control}');
  expect(rows()).toEqual(['Article Melatonin', 'Heading What it is', 'Quote Sleep well']);
});

test('a block is moved by keys, and it is said where it is', async () => {
  const { user } = await open();
  await user.click(row(/^Heading/));
  await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  expect(rows()).toEqual(['Article Melatonin', 'Quote Sleep well', 'Heading What it is']);
  expect(screen.getByText('Heading “What it is” moved: position 2 of 2 in the article.')).toBeDefined();
});

test('a text keeps the keys of its own', async () => {
  const { user } = await open();
  await user.click(row(/^Heading/));
  const field = await form().findByLabelText(/^Text/);
  await user.type(field, '/{Backspace}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()).toHaveLength(3);
});

test('copied blocks are pasted behind what is chosen', async () => {
  const { user } = await open();
  const clipboard = new Map<string, string>();
  const clipboardData = {
    setData: (type: string, text: string) => clipboard.set(type, text),
    files: [],
    getData: (type: string) => clipboard.get(type) ?? '',
  };
  await user.click(row(/^Quote/));
  fireEvent.copy(row(/^Quote/), { clipboardData });
  expect(screen.getByText('Copied Quote “Sleep well”.')).toBeDefined();
  await user.click(row(/^Heading/));
  fireEvent.paste(row(/^Heading/), { clipboardData });
  expect(rows()).toEqual(['Article Melatonin', 'Heading What it is', 'Quote Sleep well', 'Quote Sleep well']);
});

test('any command is found by words and run', async () => {
  const { user } = await open();
  await user.click(row(/^Heading/));
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(screen.getByRole('dialog', { name: 'Commands' }));
  await user.type(dialog.getByRole('combobox'), 'duplic{Enter}');
  expect(rows()).toEqual([
    'Article Melatonin',
    'Heading What it is',
    'Heading What it is',
    'Quote Sleep well',
  ]);
});

describe('publishing', () => {
  test('says what stands in the way, and takes a note for readers', async () => {
    const { user, server, document } = await open();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('dialog', { name: 'Publish' });
    const publish = () => within(screen.getByRole('dialog', { name: 'Publish' }));
    expect(publish().getByText('Nothing has changed since it was published.')).toBeDefined();
    await user.click(publish().getByRole('button', { name: 'Cancel' }));
    act(() =>
      document.edit([{ kind: 'set', block: 'end', pointer: '/data/text', value: { json: 'Sleep on' } }], {
        label: 'Change the quote',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.type(publish().getByLabelText('What changed, for readers'), 'A better quote.');
    await user.click(publish().getByRole('button', { name: /^Publish / }));
    expect(await screen.findByText('The article is published.')).toBeDefined();
    expect(server.published).toEqual([{ sequence: 1, note: 'A better quote.' }]);
  });

  test('over what somebody else has published meanwhile asks first', async () => {
    const { user, server, document } = await open();
    act(() =>
      document.edit([{ kind: 'set', block: 'end', pointer: '/data/text', value: { json: 'Sleep on' } }], {
        label: 'Change the quote',
      }),
    );
    const asked: (string | undefined)[] = [];
    server.client.publish = async (_path, { onto, sequence }) => {
      asked.push(onto);
      return onto === '7'
        ? { kind: 'done', value: { sequence } }
        : { kind: 'refused', why: 'Somebody else has published it.', problems: [], published: '7' };
    };
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('dialog', { name: 'Publish' });
    const publish = () => within(screen.getByRole('dialog', { name: 'Publish' }));
    await user.click(await publish().findByRole('button', { name: /^Publish / }));
    expect(await publish().findByText(/would replace theirs/)).toBeDefined();
    await user.click(publish().getByRole('button', { name: 'Replace their version' }));
    expect(await screen.findByText('The article is published.')).toBeDefined();
    expect(asked).toEqual([undefined, '7']);
  });

  test('waits for a sign-in, and loses nothing', async () => {
    const { user, server, document } = await open();
    server.failWith({ kind: 'signed-out' });
    await act(async () => {
      document.edit([{ kind: 'remove', block: 'end' }], { label: 'Delete the quote' });
      await document.save();
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('You are signed out. Sign in again first.')).toBeDefined();
    server.failWith(undefined);
    fireEvent.focus(window);
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(server.log).toHaveLength(1);
  });
});

test('what could not be merged shows both values, and can be used all the same', async () => {
  const { user, server, document, saved } = await open();
  server.failWith({ kind: 'unreachable', why: 'no network' });
  await act(async () => {
    document.edit(
      [{ kind: 'text', block: 'end', pointer: '/data/text', at: 6, remove: 'well', insert: 'tight' }],
      { label: 'Change the quote' },
    );
    await document.save();
  });
  server.failWith(undefined);
  server.theirs({ changes: [{ kind: 'set', block: 'end', pointer: '/data/text', value: { json: 'Rest' } }] });
  await saved();
  await user.click(screen.getByRole('button', { name: '1 conflict' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Conflicts' }));
  expect(dialog.getByText('“well” became “tight”')).toBeDefined();
  expect(dialog.getByText('Rest')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Keep the current version' }));
  expect(dialog.getByText('No conflicts.')).toBeDefined();
});

test('two versions of a text are one question, shown as they are read, and both can be kept', async () => {
  const server = fakeServer(json);
  server.theirs({
    changes: [{ kind: 'set', block: 'end', pointer: '/data/text', value: { json: '<p>Rest well</p>' } }],
  });
  const parked = ['<p>Sleep <b>tight</b></p>', '<p>Sleep <b>tight</b></p><p>And long</p>'].map(
    (text, index): ConflictingOperation => ({
      operation: {
        id: `conflict-${index}`,
        author: 'me',
        at: '2026-11-23T12:00:00Z',
        label: 'Change the quote',
        changes: [{ kind: 'set', block: 'end', pointer: '/data/text', value: { json: text } }],
      },
      because: 'met',
      met: ['theirs-1'],
    }),
  );
  const { user, document } = await open({ ...server, state: () => ({ ...server.state(), parked }) });
  await user.click(screen.getByRole('button', { name: '2 conflicts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Conflicts' }));
  expect(dialog.getByText('tight').closest('b')).not.toBeNull();
  expect(dialog.getAllByRole('insertion').length).toBeGreaterThan(0);
  expect(dialog.getAllByRole('deletion').length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Keep both' }));
  expect(dialog.getByText('No conflicts.')).toBeDefined();
  expect(blockJson(document.view().article, 'end').data).toMatchObject({
    text: '<p>Rest well</p><p>Sleep <b>tight</b></p><p>And long</p>',
  });
});

test('a change that cannot be made any more is kept, and that is said', async () => {
  const { user, server, document, saved } = await open();
  server.failWith({ kind: 'unreachable', why: 'no network' });
  await act(async () => {
    document.edit([{ kind: 'set', block: 'end', pointer: '/data/text', value: { json: 'Sleep tight' } }], {
      label: 'Change the quote',
    });
    await document.save();
  });
  server.failWith(undefined);
  server.theirs({ changes: [{ kind: 'remove', block: 'end' }] });
  await saved();
  await user.click(screen.getByRole('button', { name: '1 conflict' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Conflicts' }));
  await user.click(dialog.getByRole('button', { name: 'Use this change' }));
  expect(dialog.getByRole('alert').textContent).toMatch(/could not be done.*The conflict stays/);
  expect(dialog.getByText('Sleep tight')).toBeDefined();
  expect(document.view().conflicts).toHaveLength(1);
});

test('two people who add a block of one type at once have two blocks', async () => {
  const server = fakeServer(json);
  const { user, document, saved } = await open(server);
  const add = async (): Promise<string> => {
    const before = new Set(document.view().article.nodes.keys());
    await user.click(row(/^Heading What/));
    await user.keyboard('/');
    const palette = within(screen.getByRole('dialog', { name: 'Add a block' }));
    await user.type(palette.getByRole('combobox'), 'quote{Enter}');
    return [...document.view().article.nodes.keys()].find((id) => !before.has(id)) ?? '';
  };
  const mine = await add();
  await saved();
  act(() => {
    document.undo();
  });
  expect(await add()).not.toBe(mine);
  expect(mine).toMatch(/^quote-[0-9a-z]{10}$/);
});

function conflictOf(author: string, change: Change): ConflictingOperation {
  return {
    operation: { id: `of-${author}`, author, at: '2026-11-23T12:00:00Z', changes: [change] },
    because: 'met',
    met: ['theirs-1'],
  };
}

test('two people’s versions of a text are two questions, and each is answered alone', async () => {
  const server = fakeServer(json);
  const parked = [
    ['Ben', 'Sleep tight'],
    ['Cara', 'Sleep long'],
  ].map(([author = '', text = '']) =>
    conflictOf(author, { kind: 'set', block: 'end', pointer: '/data/text', value: { json: text } }),
  );
  const { user, document } = await open({ ...server, state: () => ({ ...server.state(), parked }) });
  await user.click(screen.getByRole('button', { name: '2 conflicts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Conflicts' }));
  expect(dialog.getByText('Ben’s version')).toBeDefined();
  expect(dialog.getByText('Cara’s version')).toBeDefined();
  const [ofBen] = dialog.getAllByRole('button', { name: 'Use this version' });
  if (ofBen) await user.click(ofBen);
  expect(blockJson(document.view().article, 'end').data).toMatchObject({ text: 'Sleep tight' });
  expect(document.view().conflicts.map(({ operation }) => operation.id)).toEqual(['of-Cara']);
});

test('a change that is no text says whose it is', async () => {
  const server = fakeServer(json);
  const parked = ['Ben', owner.name].map((author) =>
    conflictOf(author, { kind: 'set', block: 'end', pointer: '/data/level', value: { json: 3 } }),
  );
  const { user } = await open({ ...server, state: () => ({ ...server.state(), parked }) });
  await user.click(screen.getByRole('button', { name: '2 conflicts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Conflicts' }));
  expect(dialog.getAllByText(/’s change$|^Your change$/).map(({ textContent }) => textContent)).toEqual([
    'Ben’s change',
    'Your change',
  ]);
});

test('an article’s JSON that is not taken stays to be mended, with the reason', async () => {
  const { user, document } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(screen.getByRole('combobox', { name: 'Find a command' }), 'json{Enter}');
  const area = await screen.findByLabelText<HTMLTextAreaElement>('JSON');
  const blocks = Array.from({ length: maxEditedBlocks + 1 }, () => ({
    type: 'heading',
    data: { text: 'A' },
  }));
  const tooLong = JSON.stringify({ ...json, blocks });
  fireEvent.change(area, { target: { value: tooLong } });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByLabelText('JSON')).toHaveProperty('value', tooLong);
  const dialog = within(screen.getByRole('dialog', { name: 'Article as JSON' }));
  expect(dialog.getByRole('alert').textContent).toMatch(/an article has at most 2,000 blocks/);
  expect(document.view().article.nodes.size - 1).toBe(2);
});

test('the article’s JSON is read, and replaced where it is an article', async () => {
  const { user, document } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(screen.getByRole('combobox', { name: 'Find a command' }), 'json{Enter}');
  const area = await screen.findByLabelText<HTMLTextAreaElement>('JSON');
  expect(JSON.parse(area.value)).toEqual(json);
  await user.clear(area);
  await user.click(area);
  await user.paste('{"path": "/elsewhere"}');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText(/The path must stay/)).toBeDefined();
  await user.clear(area);
  await user.click(area);
  await user.paste(JSON.stringify({ ...json, blocks: [{ type: 'quote', data: { text: 'New' } }] }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(rows()).toEqual(['Article Melatonin', 'Quote New']);
  act(() => {
    document.undo();
  });
  expect(rows()).toHaveLength(3);
});

test.each([
  ['another field stays', { title: 'Melatonin at night' }, [0, 'Melatonin at night', 'Sleep long']],
  [
    'the same field stays, and what was typed is a conflict',
    { blocks: [json.blocks[0], { ...json.blocks[1], data: { text: 'Mine' } }] },
    [1, 'Melatonin', 'Sleep long'],
  ],
])('what another person changes while the article’s JSON is open in %s', async (_where, typed, expected) => {
  const { user, document, server, saved } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(screen.getByRole('combobox', { name: 'Find a command' }), 'json{Enter}');
  const area = await screen.findByLabelText<HTMLTextAreaElement>('JSON');
  server.theirs({
    changes: [{ kind: 'set', block: 'end', pointer: '/data/text', value: { json: 'Sleep long' } }],
  });
  await act(() => document.refresh());
  fireEvent.change(area, { target: { value: JSON.stringify({ ...json, ...typed }) } });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await saved();
  const { title, blocks } = server.article();
  expect([server.parked.length, title, blocks]).toMatchObject([
    expected[0],
    expected[1],
    [{}, { data: { text: expected[2] } }],
  ]);
  expect(blockJson(document.view().article, '')).toEqual(server.article());
});

test('what stands beside the page is made wider by keys and commands, and is so again the next time', async () => {
  const { user } = await open();
  const panes = () => screen.getByRole('tree', { name: 'Outline' }).closest<HTMLElement>('[data-shown]');
  const widths = () =>
    ['--outline-width', '--form-width'].map((name) => panes()?.style.getPropertyValue(name) ?? '');
  screen.getByRole('separator', { name: 'Width of the form' }).focus();
  await user.keyboard('{End}');
  screen.getByRole('separator', { name: 'Width of the outline' }).focus();
  await user.keyboard('{Home}');
  expect(widths()).toEqual(['208px', '512px']);
  cleanup();
  await open();
  expect(widths()).toEqual(['208px', '512px']);
  for (const [words, then] of [
    ['Reset width of the outline', ['', '512px']],
    // Nothing has a width without layout: it is as narrow as may be.
    ['Make the form wider', ['', '288px']],
    ['Reset width of the form', ['', '']],
  ] as const) {
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard(`${words}{Enter}`);
    expect(widths()).toEqual(then);
  }
});

test('a command lists the keys of all commands, and the bar leads to the published page', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('hotkeys{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByRole('row', { name: 'Save now Ctrl+S' })).toBeDefined();
  expect(dialog.queryByRole('row', { name: /^Publish/ })).toBeNull();
  await user.keyboard('{Escape}');
  const link = screen.queryByRole('link', { name: 'Open the page' });
  expect(link?.getAttribute('href')).toBe(json.path);
});

test('problems are told as of the moment that the page is looked at, and as of now again', async () => {
  const view = `pagewell-editor-view:${owner.id}`;
  localStorage.setItem(view, JSON.stringify({ reader: { at: '2031-06-01T12:00:00Z' } }));
  const offer = { id: 'offer', type: 'rich-text', data: { html: '<p>Save 10 % until May 4, 2031.</p>' } };
  const { user } = await open(fakeServer({ ...json, blocks: [...json.blocks, offer] }));
  const problems = within(screen.getByRole('region', { name: 'Problems' }));
  const patient = { timeout: 20_000 };
  await problems.findByText(/\d.*, as of .*2031/, {}, patient);
  await user.click(problems.getByRole('button', { expanded: false }));
  await problems.findByText(/This offer has expired/, {}, patient);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const publishing = within(await screen.findByRole('dialog', { name: 'Publish' }, patient));
  const warnings = publishing.getByText(/^There (?:is|are) \d+ warnings?\./);
  await user.click(within(warnings).getByRole('button', { name: 'Show the problems' }));
  expect(document.activeElement).toBe(problems.getByRole('button', { expanded: true }));
  await user.click(screen.getByRole('button', { name: /^Reset: .*2031/ }));
  await waitFor(() => expect(problems.queryByText(/This offer has expired/)).toBeNull(), patient);
  expect(problems.queryByText(/as of/)).toBeNull();
  localStorage.removeItem(view);
});

test('pasted blocks that are invalid, of an unknown type or of a later version are taken, marked, and mended as JSON', async () => {
  const { user, document } = await open();
  const blocks = [
    { id: 'odd', type: 'of-tomorrow', data: { keeps: ['all', 'of it'] } },
    { id: 'wrong', type: 'quote', data: { text: 7, later: true } },
  ];
  const text = JSON.stringify({ kind: 'pagewell/blocks', version: 99, blocks });
  await user.click(row(/^Quote/));
  fireEvent.paste(row(/^Quote/), {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/plain' ? text : '') },
  });
  expect(await screen.findByText(/version 99/)).toBeDefined();
  expect(rows()).toHaveLength(5);
  const [odd] = [...document.view().article.nodes.values()].filter(
    ({ fields }) => fields.type === 'of-tomorrow',
  );
  expect(odd?.fields.data).toBeDefined();

  const problems = within(screen.getByRole('region', { name: 'Problems' }));
  await problems.findByText(/error/, {}, { timeout: 20_000 });
  await user.click(problems.getByRole('button', { expanded: false }));
  await problems.findByText(/The block type "of-tomorrow" is unknown/, {}, { timeout: 20_000 });
  expect(problems.getAllByTitle(/^schema\//).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['schema/type', 'schema/unknown-field']),
  );

  await user.click(screen.getAllByRole('treeitem')[3] ?? screen.getByRole('tree'));
  const area = await screen.findByLabelText<HTMLTextAreaElement>(
    'JSON of the block',
    {},
    { timeout: 20_000 },
  );
  expect(JSON.parse(area.value)).toEqual({ ...blocks[0], id: odd?.id });
  await user.clear(area);
  await user.click(area);
  await user.paste(JSON.stringify({ id: odd?.id, type: 'heading', data: { text: 'Mended' } }));
  await waitFor(() => expect(rows()[3]).toBe('Heading Mended'));
});
