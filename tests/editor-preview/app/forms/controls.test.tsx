/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { setTo } from '../../changes.ts';
import { articleWith, openForm } from './formHost.tsx';

afterEach(cleanup);
const user = userEvent.setup();
const data = '/blocks/0/data';

async function unfold(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
}

describe('A line of text', () => {
  it('is written letter by letter, each a piece that joins the others, so that two people can write it', async () => {
    const form = await openForm(articleWith('heading'), 'b');
    await user.type(screen.getByLabelText(/^Text/), 'Zinc');
    expect(form.json(`${data}/text`)).toBe('Zinc');
    expect(form.edits).toHaveLength(4);
    expect(new Set(form.edits.map(({ joins }) => joins))).toEqual(new Set(['b /data/text']));
    expect(form.edits.at(-1)).toMatchObject({
      label: 'Change “Text”',
      changes: [{ kind: 'text', block: 'b', pointer: '/data/text', at: 3, remove: '', insert: 'c' }],
    });
  });

  it('is set as a whole where its schema asks for more than words', async () => {
    const form = await openForm(articleWith('heading', { text: 'Zinc', anchor: 'zin' }), 'b');
    await user.type(screen.getByLabelText(/^Anchor/), 'c');
    expect(form.edits.at(-1)?.changes).toEqual([setTo('b', '/data/anchor', 'zinc')]);
  });

  it('keeps the caret where it is', async () => {
    await openForm(articleWith('heading', { text: 'How we choe' }), 'b');
    const input = screen.getByLabelText<HTMLInputElement>(/^Text/);
    await user.type(input, 's', { initialSelectionStart: 10, initialSelectionEnd: 10 });
    expect([input.value, input.selectionStart]).toEqual(['How we chose', 11]);
  });

  it('is taken away when it is emptied and need not be there, and is an empty text where it must', async () => {
    const form = await openForm(articleWith('heading', { text: 'Zinc', anchor: 'zinc' }), 'b');
    await user.clear(screen.getByLabelText(/^Anchor/));
    await user.clear(screen.getByLabelText(/^Text/));
    expect(form.json(data)).toEqual({ text: '' });
  });

  it('takes the object around it away with it, where nothing else is left in that', async () => {
    const form = await openForm(
      { path: '/a', title: 'A', byline: { medicalReviewer: { name: 'Bo' } }, blocks: [] },
      articleItself,
    );
    const byline = within(screen.getByRole('group', { name: 'Byline' }));
    await user.clear(within(byline.getByRole('group', { name: 'Medical reviewer' })).getByLabelText(/^Name/));
    expect(form.json('/byline')).toBeUndefined();
  });

  it('shows what somebody else makes of it, but not while a character is being composed', async () => {
    const form = await openForm(articleWith('heading', { text: 'Zinc' }), 'b');
    const input = screen.getByLabelText<HTMLInputElement>(/^Text/);
    form.changeElsewhere(setTo('b', '/data/text', 'Iron'));
    expect(input.value).toBe('Iron');
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: 'Iron 鉄' } });
    form.changeElsewhere(setTo('b', '/data/text', 'Copper'));
    expect(input.value).toBe('Iron 鉄');
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('Copper');
  });

  it('keeps the caret among its words where somebody else writes before it', async () => {
    const form = await openForm(articleWith('heading', { text: 'How we choe' }), 'b');
    const input = screen.getByLabelText<HTMLInputElement>(/^Text/);
    await user.type(input, 's', { initialSelectionStart: 10, initialSelectionEnd: 10 });
    form.changeElsewhere({
      kind: 'text',
      block: 'b',
      pointer: '/data/text',
      at: 0,
      remove: 'How',
      insert: 'Exactly how',
    });
    expect([input.value, input.selectionStart]).toEqual(['Exactly how we chose', 19]);
    await user.keyboard('n');
    expect(form.json(`${data}/text`)).toBe('Exactly how we chosne');
  });

  it('has a counter near its limit and not before', async () => {
    await openForm(articleWith('heading', { text: 'Zinc' }), 'b');
    expect(screen.queryByText(/ of 200/)).toBeNull();
    await user.click(screen.getByLabelText(/^Text/));
    await user.paste('x'.repeat(197));
    expect(screen.getByText('201 of 200, 1 too many')).not.toBeNull();
  });

  it('is described by its help', async () => {
    await openForm(articleWith('heading'), 'b');
    const input = screen.getByLabelText(/^Anchor/);
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).not.toBe('');
    expect(input.getAttribute('placeholder')).toBe('how-we-chose');
  });
});

describe('A number', () => {
  const open = (price?: number) =>
    openForm(
      articleWith('product-card', { productTitle: 'Calm', ...(price === undefined ? {} : { price }) }),
      'b',
    );
  it('is written as it is typed, and stays as it is typed', async () => {
    const form = await open();
    await unfold('Offer');
    const input = screen.getByLabelText<HTMLInputElement>(/^Price/);
    await user.type(input, '19.90');
    expect([form.json(`${data}/price`), input.value]).toEqual([19.9, '19.90']);
    await user.tab();
    expect(input.value).toBe('19.9');
    expect(screen.getByText('US$')).not.toBeNull();
  });

  it('is not written while it is none, and says so', async () => {
    const form = await open(20);
    await unfold('Offer');
    const input = screen.getByLabelText(/^Price/);
    await user.type(input, 'x');
    expect(form.json(`${data}/price`)).toBe(20);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/This is not a number/)).not.toBeNull();
    await user.clear(input);
    expect(form.json(data)).toEqual({ productTitle: 'Calm' });
  });
});

describe('A choice', () => {
  it('has the words of the schema, and writes its value', async () => {
    const form = await openForm(articleWith('heading', { text: 'Zinc' }), 'b');
    const select = screen.getByLabelText(/^Level/);
    expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Section (default)',
      'Part of a section',
      'Part of a part',
    ]);
    await user.selectOptions(select, 'Part of a section');
    expect(form.json(`${data}/level`)).toBe(3);
    await user.selectOptions(select, 'Section (default)');
    expect(form.json(data)).toEqual({ text: 'Zinc' });
  });

  it('shows a value that is none of them', async () => {
    await openForm(articleWith('heading', { text: 'Zinc', level: 9 }), 'b');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Level/).selectedOptions[0]?.textContent).toBe(
      '9 (invalid)',
    );
  });

  it('of yes or no writes only what is not usual', async () => {
    const form = await openForm(articleWith('table', { rows: [['a']] }), 'b');
    const box = screen.getByLabelText('First column names the rows');
    await user.click(box);
    expect(form.json(`${data}/rowHeaders`)).toBe(true);
    await user.click(box);
    expect(form.json(data)).toEqual({ rows: [['a']] });
  });

  it('of yes or no keeps "not said" apart where that is an answer of its own', async () => {
    const form = await openForm(
      { path: '/a', title: 'A', contentMeta: { cpuv: true }, blocks: [] },
      articleItself,
    );
    await unfold('Content data');
    const select = screen.getByLabelText(/^Inline advertisements/);
    await user.selectOptions(select, 'No');
    expect(form.json('/contentMeta/adSync')).toBe(false);
    await user.selectOptions(select, 'Not set');
    expect(form.json('/contentMeta')).toEqual({ cpuv: true });
  });
});

it('Words are taken in with Enter, a comma, and by going on, and taken out one by one', async () => {
  const form = await openForm(articleWith('affiliate-disclosure'), 'b');
  const input = screen.getByLabelText(/^Add to /);
  await user.type(input, 'Norrland{Enter}Fjordly,Norrland{Enter}Brisk');
  await user.tab();
  expect(form.json(`${data}/affiliates`)).toEqual(['Norrland', 'Fjordly', 'Brisk']);
  await user.click(screen.getByRole('button', { name: 'Remove: Fjordly' }));
  await user.type(input, '{Backspace}');
  expect(form.json(`${data}/affiliates`)).toEqual(['Norrland']);
  await user.type(input, '{Backspace}');
  expect(Object.keys(Object(form.json(data)))).not.toContain('affiliates');
});

describe('An address', () => {
  it.each([
    ['javascript:alert(1)', /It must begin with/],
    ['https://ann:pw@shop.example', /user name/],
    ['https://[', /Check the address for missing or wrong characters/],
  ])('%s says what is wrong with it at once', async (address, message) => {
    const form = await openForm(articleWith('end-of-section-link'), 'b');
    const input = screen
      .getAllByRole<HTMLInputElement>('combobox')
      .find(({ inputMode }) => inputMode === 'url');
    if (!input) throw new Error('There is no field for an address.');
    await user.click(input);
    await user.paste(address);
    expect(JSON.stringify(form.json(data))).toContain(address);
    expect(screen.getByText(message)).not.toBeNull();
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('of a picture shows the picture and its size, and says where there is none', async () => {
    await openForm(articleWith('image', { src: '/media/a.jpg' }), 'b');
    await screen.findByRole('button', { name: 'Replace…' });
    const image = document.querySelector('img');
    if (!image) throw new Error('There is no picture.');
    expect(image.getAttribute('src')).toBe('/media/a.jpg');
    Object.defineProperties(image, { naturalWidth: { value: 1200 }, naturalHeight: { value: 800 } });
    fireEvent.load(image);
    expect(screen.getByText('1200 × 800 px')).not.toBeNull();
    fireEvent.error(image);
    expect(screen.getByText(/The picture was not found at this address/)).not.toBeNull();
  });

  it('of a picture that could not be loaded is asked for again when the server is back', async () => {
    const form = await openForm(articleWith('image', { src: '/media/a.jpg' }), 'b');
    await screen.findByRole('button', { name: 'Replace…' });
    const before = document.querySelector('img');
    if (!before) throw new Error('There is no picture.');
    fireEvent.error(before);
    expect(document.querySelector('img[src="/media/a.jpg"]:not([style])')).toBeNull();
    form.serverIsBack();
    const after = document.querySelector('img');
    if (!after) throw new Error('The picture did not come back.');
    expect(after).not.toBe(before);
    Object.defineProperties(after, { naturalWidth: { value: 1200 }, naturalHeight: { value: 800 } });
    fireEvent.load(after);
    expect(screen.getByText('1200 × 800 px')).not.toBeNull();
    form.serverIsBack();
    expect(document.querySelector('img')).toBe(after);
  });

  it('of a picture comes with its text alternative, which may be left empty on purpose only', async () => {
    const form = await openForm(articleWith('image', { src: '/media/a.jpg' }), 'b');
    expect(form.checkNow().map(({ rule }) => rule)).toContain('a11y/img-alt-missing');
    expect(screen.getByLabelText(/^Text alternative/).getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByLabelText('Decorative picture'));
    expect(form.json(`${data}/alt`)).toBe('');
    expect(form.checkNow().map(({ rule }) => rule)).not.toContain('a11y/img-alt-missing');
    await user.type(screen.getByLabelText(/^Text alternative/), 'A bowl of oats');
    expect(screen.queryByLabelText('Decorative picture')).toBeNull();
    expect(form.json(`${data}/alt`)).toBe('A bowl of oats');
  });

  it('of a picture loads nothing from where readers would not', async () => {
    await openForm(articleWith('image', { src: 'data:image/png;base64,AA' }), 'b');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('A moment', () => {
  const article = { path: '/a', title: 'A', publishedAt: '2026-05-04T09:00:00+02:00', blocks: [] };

  it('keeps its zone when day or time change', async () => {
    const form = await openForm(article, articleItself);
    fireEvent.change(screen.getByLabelText(/^Published/), { target: { value: '2026-05-05T10:30' } });
    expect(form.json('/publishedAt')).toBe('2026-05-05T10:30:00+02:00');
    await user.selectOptions(screen.getByLabelText('Time zone: Published'), 'UTC');
    expect(form.json('/publishedAt')).toBe('2026-05-05T10:30:00Z');
  });

  it('that cannot be read stays and is told', async () => {
    await openForm({ ...article, publishedAt: 'in May' }, articleItself);
    expect(screen.getByLabelText<HTMLInputElement>(/^Published/).value).toBe('in May');
    expect(screen.getByText(/This is not a date/)).not.toBeNull();
  });
});

it('A colour is chosen or written', async () => {
  const form = await openForm(articleWith('product-card', { productTitle: 'Calm', bgColor: '#fff' }), 'b');
  await unfold('Picture');
  const chooser = screen.getByLabelText<HTMLInputElement>(/^Choose: /);
  expect(chooser.value).toBe('#ffffff');
  fireEvent.change(chooser, { target: { value: '#f3f7f4' } });
  expect(form.json(`${data}/bgColor`)).toBe('#f3f7f4');
});

describe('Formatted text', () => {
  // jsdom lays nothing out, and the text editor asks where its caret is.
  beforeAll(() => {
    Range.prototype.getClientRects = () => document.body.getClientRects();
    Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  });

  it('is shown without what it could do', async () => {
    await openForm(
      articleWith('rich-text', {
        html: '<p>See <a href="/zinc" onclick="x()">zinc</a><img src="x" onerror="x()"></p>',
      }),
      'b',
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>(/as HTML/).value).toContain('onerror');
    expect(screen.getByText(/does not support .*<img>/)).not.toBeNull();
    expect(document.querySelector('img, [onclick], a[href="/zinc"]')).toBeNull();
  });

  it('is edited as HTML where that is chosen', async () => {
    const form = await openForm(articleWith('rich-text', { html: '<p>Zinc</p>' }), 'b');
    expect(screen.getByRole('textbox').innerHTML).toBe('<p>Zinc</p>');
    await user.click(screen.getByRole('button', { name: /^HTML/ }));
    await user.type(screen.getByLabelText(/as HTML/), '<p>More</p>');
    expect(form.json(`${data}/html`)).toBe('<p>Zinc</p><p>More</p>');
  });

  it('is edited where it stands when it gets the focus, with the tools that it allows', async () => {
    const form = await openForm(articleWith('rich-text', { html: '<p>Zinc</p>' }), 'b');
    fireEvent.focus(screen.getByRole('textbox'));
    const tools = await screen.findByRole('toolbar');
    await user.click(await within(tools).findByRole('button', { name: 'Heading' }));
    expect(form.json(`${data}/html`)).toBe('<h2>Zinc</h2>');
  });
});

it('What no control can show is edited as JSON, and nothing of it is lost', async () => {
  const form = await openForm(articleWith('heading', { text: { en: 'Zinc' } }), 'b');
  expect(screen.getByText(/does not fit the form/)).not.toBeNull();
  const json = screen.getByLabelText<HTMLTextAreaElement>(/^Text/);
  expect(JSON.parse(json.value)).toEqual({ en: 'Zinc' });
  fireEvent.change(json, { target: { value: '"Zinc' } });
  expect(screen.getByText(/Invalid JSON at line 1/)).not.toBeNull();
  expect(form.json(`${data}/text`)).toEqual({ en: 'Zinc' });
  fireEvent.change(json, { target: { value: '"Zinc"' } });
  expect(screen.getByLabelText<HTMLInputElement>(/^Text/).value).toBe('Zinc');
});
