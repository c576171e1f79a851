/** @jest-environment jsdom */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { articleWith, openForm } from './formHost.tsx';

afterEach(cleanup);
const user = userEvent.setup();
const data = '/blocks/0/data';

function isUnfolded(name: string): boolean {
  return screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';
}

describe('The form of a block', () => {
  it('unfolds its first group, and where something is missing', async () => {
    await openForm(articleWith('product-card', { price: 20, campaignId: 'spring' }), 'b');
    expect(['Product', 'Picture', 'Offer', 'Tracking', 'Shown when'].map(isUnfolded)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    cleanup();
    await openForm(articleWith('treatment-card', { id: 'cbt', name: 'CBT', productName: 'x' }), 'b');
    expect(isUnfolded('Specialist')).toBe(false);
  });

  it('says who sees the block', async () => {
    const form = await openForm(articleWith('heading', { text: 'Zinc' }), 'b');
    await user.click(screen.getByRole('button', { name: 'Shown when' }));
    await user.type(screen.getByLabelText(/^Experiment/), 'tone');
    expect(screen.getByText('Variant').parentElement?.textContent).toContain('required');
    await user.clear(screen.getByLabelText(/^Experiment/));
    expect(form.json('/blocks/0')).toEqual({ id: 'b', type: 'heading', data: { text: 'Zinc' } });
  });

  it('shows what stands under an old name, and takes it over', async () => {
    const form = await openForm(articleWith('product-card', { productName: 'Fjordly Calm' }), 'b');
    expect(screen.getByText(/contains “Fjordly Calm”/)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Move the value here' }));
    expect(form.json(data)).toEqual({ productTitle: 'Fjordly Calm' });
    expect(screen.queryByText(/former field/)).toBeNull();
  });

  it('removes an old name beside a new one', async () => {
    const form = await openForm(
      articleWith('product-card', { productTitle: 'Calm', productName: 'Old' }),
      'b',
    );
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(form.json(data)).toEqual({ productTitle: 'Calm' });
  });

  it('shows what is wrong at the field, with the way to its rule, and on top what no field is about', async () => {
    const form = await openForm(articleWith('heading', { level: 9, size: 'big', shape: 'round' }), 'b');
    form.checkNow();
    const text = screen.getByLabelText(/^Text/);
    expect(text.getAttribute('aria-invalid')).toBe('true');
    const described = text.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain('Error:');
    const rules = screen.getAllByRole('link', { name: /^Why\? / }).map(({ title }) => title);
    expect(rules[0]).toBe('schema/unknown-field');
    expect(rules).toEqual(expect.arrayContaining(['schema/required', 'schema/enum']));
  });

  it('counts what is wrong in what is folded', async () => {
    const form = await openForm(articleWith('faq', { items: [{ question: 'Why?' }] }), 'b');
    form.checkNow();
    expect(screen.getByRole('button', { name: /^Why\? 1 problem/ })).not.toBeNull();
  });

  it('leads to a field, unfolds what it stands in, and puts the focus there', async () => {
    const form = await openForm(
      articleWith('faq', { items: [{ question: 'Why?' }, { question: 'How?' }] }),
      'b',
    );
    form.leadTo('/data/items/1/question');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Question\b/));
    expect((document.activeElement as HTMLInputElement).value).toBe('How?');
    expect(form.focused.at(-1)).toBe('/data/items/1/question');
  });

  it('leads to the field around a place that has none', async () => {
    const form = await openForm(articleWith('basic', { nodes: ['One'] }), 'b');
    form.leadTo('/data/nodes/0');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Nodes/));
  });

  it('tells which field has the focus, and when none has', async () => {
    const form = await openForm(articleWith('heading', { text: 'Zinc' }), 'b');
    await user.click(screen.getByLabelText(/^Text/));
    fireEvent.blur(screen.getByLabelText(/^Text/), { relatedTarget: null });
    expect(form.focused).toEqual(['/data/text', undefined]);
  });

  it('of the article folds what only machines read', async () => {
    const contentMeta = { pageTemplate: 'market-roundup', targeting: { k1: 'zinc' } };
    await openForm(
      { path: '/a', title: 'A', byline: { medicalReviewer: { name: 'Bo Ek' } }, contentMeta, blocks: [] },
      articleItself,
    );
    expect(['Byline', 'Content data'].map(isUnfolded)).toEqual([true, false]);
  });

  it('of the article has its own fields, and not what other tools are for', async () => {
    await openForm(
      { path: '/a', title: 'Magnesium', description: 'What it does.', blocks: [] },
      articleItself,
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('What it does.');
    for (const name of [/^Path/, /^Schema/, /^Blocks/]) expect(screen.queryByLabelText(name)).toBeNull();
  });
});

describe('A block as JSON', () => {
  it('can be chosen, and is written whole', async () => {
    const form = await openForm(articleWith('heading', { text: 'Zinc' }), 'b');
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    const text = screen.getByLabelText('JSON of the block');
    fireEvent.change(text, {
      target: { value: '{ "id": "b", "type": "heading", "data": { "text": "Iron" } }' },
    });
    expect(form.json(`${data}/text`)).toBe('Iron');
    expect(form.edits[0]?.changes[0]).toMatchObject({ kind: 'set', block: 'b', pointer: '' });
  });

  it('keeps its id, and says so', async () => {
    const form = await openForm(articleWith('heading', { text: 'Zinc' }), 'b');
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    const text = screen.getByLabelText('JSON of the block');
    fireEvent.change(text, { target: { value: '{ "id": "c", "type": "heading", "data": {} }' } });
    expect(screen.getByText(/The id of a block must not change/)).not.toBeNull();
    fireEvent.change(text, { target: { value: '[]' } });
    expect(screen.getByText(/A block must be a JSON object/)).not.toBeNull();
    expect(form.edits).toEqual([]);
  });

  it('gives blocks inside it ids that no other block has', async () => {
    const article = articleWith('product-card-carousel', { cards: [] });
    const others = [{ id: 'pick', type: 'heading', data: { text: 'Zinc' } }];
    const form = await openForm({ ...article, blocks: [...(article.blocks as []), ...others] }, 'b');
    await user.click(screen.getByRole('button', { name: 'JSON' }));
    const cards = [
      { type: 'product-card', data: {} },
      { id: 'pick', type: 'product-card', data: {} },
    ];
    fireEvent.change(screen.getByLabelText('JSON of the block'), {
      target: { value: JSON.stringify({ id: 'b', type: 'product-card-carousel', data: { cards } }) },
    });
    const ids = (form.json(`${data}/cards`) as { id: string }[]).map(({ id }) => id);
    const own = expect.stringMatching(/^product-card-[0-9a-z]{10}$/);
    expect(ids).toEqual([own, own]);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    [
      'of an unknown type',
      { id: 'b', type: 'flip-book', data: { pages: 3 } },
      /The block type "flip-book" is unknown/,
    ],
    [
      'whose data is no object',
      { id: 'b', type: 'heading', data: 'Zinc' },
      /data of this block is not an object/,
    ],
  ])('is the only form of one %s, which says why', async (_name, block, because) => {
    const form = await openForm({ path: '/a', title: 'A', blocks: [block] }, 'b');
    expect(screen.getByText(because)).not.toBeNull();
    const text = screen.getByLabelText<HTMLTextAreaElement>('JSON of the block');
    expect(JSON.parse(text.value)).toEqual(block);
    fireEvent.change(text, { target: { value: '{ "id": "b", "type": "heading", "data": {} }' } });
    expect(form.json('/blocks/0/type')).toBe('heading');
  });
});
