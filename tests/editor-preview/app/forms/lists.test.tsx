/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleWith, openForm } from './formHost.tsx';

afterEach(cleanup);
const user = userEvent.setup();
const data = '/blocks/0/data';
const faq = {
  items: [
    { question: 'Does it help with cramps?', answer: '<p>Hardly.</p>' },
    { question: 'How much is safe?', answer: '<p>350 mg.</p>' },
    { question: 'When to take it?', answer: '<p>With a meal.</p>' },
  ],
};

describe('A list', () => {
  const questions = (form: Awaited<ReturnType<typeof openForm>>): unknown[] =>
    (form.json(`${data}/items`) as { question?: string }[]).map(({ question }) => question);

  it('shows its items folded, by their names', async () => {
    await openForm(articleWith('faq', faq), 'b');
    const item = screen.getByRole('button', { name: 'How much is safe?' });
    expect(screen.queryByLabelText(/^Question\b/)).toBeNull();
    await user.click(item);
    expect(screen.getByLabelText<HTMLInputElement>(/^Question\b/).value).toBe('How much is safe?');
    expect(item.getAttribute('aria-expanded')).toBe('true');
  });

  it('takes an item in at its end, opens it and puts the focus into it', async () => {
    const form = await openForm(articleWith('faq', faq), 'b');
    await user.click(screen.getByRole('button', { name: 'Add a question' }));
    await user.keyboard('Is it for children?');
    expect(questions(form).at(-1)).toBe('Is it for children?');
    const [insertion] = form.edits[0]?.changes ?? [];
    expect(insertion).toMatchObject({
      kind: 'insertItem',
      list: '/data/items',
      after: '2',
      value: { json: {} },
    });
    expect(insertion?.kind === 'insertItem' && insertion.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(form.edits[1]?.changes[0]).toMatchObject({
      kind: 'set',
      pointer: `/data/items/${insertion?.kind === 'insertItem' && insertion.key}/question`,
    });
  });

  it('is made with its first item, and is gone with its last', async () => {
    const form = await openForm(articleWith('product-card', { productTitle: 'Calm' }), 'b');
    await user.click(screen.getByRole('button', { name: 'Pros and cons' }));
    await user.click(screen.getByRole('button', { name: 'Add a pro' }));
    await user.keyboard('no sugar');
    expect(form.json(`${data}/Pros`)).toEqual(['no sugar']);
    await user.click(screen.getByRole('button', { name: /^Remove: / }));
    expect(form.json(data)).toEqual({ productTitle: 'Calm' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a pro' }));
  });

  it('goes on with the next item at Enter, once there is something in it', async () => {
    const form = await openForm(articleWith('list', { items: ['Bed <b>at ten</b>'] }), 'b');
    const pressEnterInLast = (): void => {
      const text = screen.getAllByRole('listitem').at(-1)?.querySelector('[role="textbox"]');
      if (text) fireEvent.keyDown(text, { key: 'Enter' });
    };
    pressEnterInLast();
    expect(form.json(`${data}/items`)).toEqual(['Bed <b>at ten</b>', '']);
    pressEnterInLast();
    expect(form.json(`${data}/items`)).toHaveLength(2);
  });

  it('moves an item up and down, says where it is, and keeps the focus on the button', async () => {
    const form = await openForm(articleWith('faq', faq), 'b');
    await user.click(screen.getByRole('button', { name: 'Move up: When to take it?' }));
    expect(questions(form)).toEqual(['Does it help with cramps?', 'When to take it?', 'How much is safe?']);
    expect(screen.getByText('When to take it?: 2 of 3')).not.toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move up: When to take it?');
    await user.keyboard('{Enter}');
    expect(questions(form)[0]).toBe('When to take it?');
    // At the top there is nothing to move up to.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move down: When to take it?');
    expect(form.edits.map(({ label }) => label)).toEqual(Array(2).fill('Move “When to take it?” up'));
  });

  it('copies an item behind itself, with keys of its own', async () => {
    const form = await openForm(articleWith('faq', faq), 'b');
    await user.click(screen.getByRole('button', { name: 'Duplicate: How much is safe?' }));
    expect(questions(form)).toEqual([
      'Does it help with cramps?',
      'How much is safe?',
      'How much is safe?',
      'When to take it?',
    ]);
  });

  it('gives the focus to the next item when one is removed', async () => {
    const form = await openForm(articleWith('faq', faq), 'b');
    await user.click(screen.getByRole('button', { name: 'Remove: How much is safe?' }));
    expect(questions(form)).toEqual(['Does it help with cramps?', 'When to take it?']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: When to take it?');
  });

  it('takes no more than the schema allows', async () => {
    await openForm(
      articleWith('diet-compare', { title: 'Diets', cards: Array(20).fill({ name: 'Keto' }) }),
      'b',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a diet' }).disabled).toBe(true);
  });
});

describe('A table', () => {
  const table = {
    columns: ['Form', 'Absorbed'],
    rows: [
      ['Oxide', '4 %'],
      ['Citrate', '30 %'],
    ],
  };
  const rows = (form: Awaited<ReturnType<typeof openForm>>): unknown => form.json(`${data}/rows`);

  it('is a grid of named cells', async () => {
    const form = await openForm(articleWith('table', table), 'b');
    const cell = document.querySelector<HTMLElement>('[data-field="/data/rows/1/0"]');
    expect(within(cell ?? document.body).getByRole('textbox', { name: /Row 2, column 1/ }).textContent).toBe(
      'Citrate',
    );
    await user.type(screen.getByLabelText('Heading of column 2'), ' by adults');
    expect(form.json(`${data}/columns`)).toEqual(['Form', 'Absorbed by adults']);
  });

  it('gets rows and columns, which move and go with their heading', async () => {
    const form = await openForm(articleWith('table', table), 'b');
    await user.click(screen.getByRole('button', { name: 'Add a column' }));
    expect(rows(form)).toEqual([
      ['Oxide', '4 %', ''],
      ['Citrate', '30 %', ''],
    ]);
    await user.click(screen.getByRole('textbox', { name: 'Heading of column 2' }));
    expect(screen.queryByRole('button', { name: 'Remove: row 1' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Move to the start: column 2' }));
    expect(form.json(data)).toEqual({
      columns: ['Absorbed', 'Form', ''],
      rows: [
        ['4 %', 'Oxide', ''],
        ['30 %', 'Citrate', ''],
      ],
    });
    // The tools go with the column that moved.
    expect(screen.getByRole('button', { name: 'Remove: column 1' })).toBeDefined();
    await user.click(screen.getByRole('textbox', { name: 'Heading of column 3' }));
    await user.click(screen.getByRole('button', { name: 'Remove: column 3' }));
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    fireEvent.focus(screen.getByRole('textbox', { name: /Row 3, column 1/ }));
    await user.click(screen.getByRole('button', { name: 'Move up: row 3' }));
    expect(rows(form)).toEqual([
      ['4 %', 'Oxide'],
      ['', ''],
      ['30 %', 'Citrate'],
    ]);
    expect(screen.getByRole('button', { name: 'Remove: row 2' })).toBeDefined();
    fireEvent.focus(screen.getByRole('textbox', { name: /Row 1, column 1/ }));
    await user.click(screen.getByRole('button', { name: 'Remove: row 1' }));
    expect(rows(form)).toEqual([
      ['', ''],
      ['30 %', 'Citrate'],
    ]);
  });

  it('gets and loses its headings', async () => {
    const form = await openForm(articleWith('table', { rows: [['a', 'b']] }), 'b');
    await user.click(screen.getByRole('button', { name: 'Add column headings' }));
    expect(form.json(`${data}/columns`)).toEqual(['', '']);
    await user.click(screen.getByRole('button', { name: 'Remove: column headings' }));
    expect(form.json(data)).toEqual({ rows: [['a', 'b']] });
  });

  it('with rows of different lengths shows where cells are missing', async () => {
    const form = await openForm(articleWith('table', { rows: [['a', 'b'], ['c']] }), 'b');
    await user.click(screen.getByRole('button', { name: 'Add: Row 2, column 2' }));
    expect(rows(form)).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });
});

describe('Blocks inside a block', () => {
  const cards = [
    { id: 'pick-1', type: 'product-card', data: { productTitle: 'Fjordly Calm' } },
    { id: 'pick-2', type: 'product-card', data: {} },
  ];

  it('are named, and each is a way to its own form', async () => {
    const form = await openForm(articleWith('product-card-carousel', { cards }), 'b');
    await user.click(screen.getByRole('button', { name: /pick-2/ }));
    expect(form.openedBlocks).toEqual(['pick-2']);
  });

  it('are added where only one type can stand', async () => {
    const form = await openForm(articleWith('product-card-carousel', { cards }), 'b');
    await user.click(screen.getByRole('button', { name: 'Add a card' }));
    const [id] = form.openedBlocks;
    expect(id).toMatch(/^product-card-[0-9a-z]{10}$/);
    expect(form.json(`${data}/cards/2`)).toEqual({ id, type: 'product-card', data: {} });
  });
});

it('Nodes are JSON that is written as soon as it is JSON', async () => {
  const form = await openForm(articleWith('basic', { nodes: ['One'] }), 'b');
  const text = screen.getByLabelText<HTMLTextAreaElement>(/^Nodes/);
  fireEvent.change(text, { target: { value: '[ "One", { "tag": "p" ]' } });
  expect(screen.getByText(/is still open here/)).not.toBeNull();
  expect(form.json(`${data}/nodes`)).toEqual(['One']);
  await user.click(screen.getByRole('button', { name: 'Show line 1' }));
  expect(text.selectionStart).toBe(22);
  fireEvent.change(text, { target: { value: '[ "One", { "tag": "p" } ]' } });
  expect(form.json(`${data}/nodes`)).toEqual(['One', { tag: 'p' }]);
  // As it was typed, while somebody is in it.
  expect(text.value).toBe('[ "One", { "tag": "p" } ]');
});
