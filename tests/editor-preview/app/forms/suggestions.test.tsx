/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { suggestDelayMs } from '#editor-preview/app/forms/suggest/SuggestingInput.tsx';
import { block } from '../../../support/someBlocks.ts';
import { articleWith, openForm } from './formHost.tsx';

jest.useFakeTimers();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const asked: string[] = [];
const articles = [
  { path: '/nutrition/zinc', title: 'Zinc', isPublished: true },
  { path: '/nutrition/zinc-lozenges', title: 'Zinc lozenges', isPublished: false },
];

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const body = String(address).includes('product-names')
      ? { names: ['Quiet Cup', 'Quiet Tea'] }
      : { articles };
    return { status: 200, text: async () => JSON.stringify(body) } as Response;
  };
});
afterEach(cleanup);

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('A field with a link', () => {
  const open = async (url = '') => {
    const heading = { id: 'h', type: 'heading', data: { text: 'How we chose' } };
    const article = articleWith('end-of-section-link', {
      'data-display-text': 'More',
      'data-destination-url': url,
    });
    const html = '<h2>How we <em>chose</em></h2><p>How?</p><h3>How we test 10<sup>5</sup></h3><h2></h2>';
    const prose = { id: 'p', type: 'rich-text', data: { html } };
    const form = await openForm({ ...article, blocks: [...(article.blocks as []), prose, heading] }, 'b');
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: /^Link/ });
    return { form, input, written: () => form.json('/blocks/0/data/data-destination-url') };
  };

  it('asks once for what is typed, a moment after the last key', async () => {
    const { input } = await open();
    await user.type(input, 'zin');
    expect(asked).toEqual([]);
    await wait(suggestDelayMs);
    expect(asked).toEqual(['/editor/api/links?q=zin']);
    expect(options()).toEqual([
      'Zinc/nutrition/zinc',
      'Zinc lozenges/nutrition/zinc-lozenges (not published yet)',
    ]);
    expect(input.getAttribute('aria-expanded')).toBe('true');
  });

  it('takes the one that arrows and Enter choose, and keeps the focus', async () => {
    const { input, written } = await open();
    await user.type(input, 'zin');
    await wait(suggestDelayMs);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = input.getAttribute('aria-activedescendant');
    expect(document.getElementById(active ?? '')?.textContent).toContain('Zinc lozenges');
    await user.keyboard('{Enter}');
    expect(written()).toBe('/nutrition/zinc-lozenges');
    expect([input.value, document.activeElement, options()]).toEqual(['/nutrition/zinc-lozenges', input, []]);
  });

  it('takes the one that is clicked on', async () => {
    const { input, written } = await open();
    await user.type(input, 'zin');
    await wait(suggestDelayMs);
    await user.click(screen.getByRole('option', { name: /^Zinc (?!lozenges)/ }));
    expect([written(), document.activeElement]).toEqual(['/nutrition/zinc', input]);
  });

  it('leaves what is typed as it is, where nothing is chosen', async () => {
    const { input, written } = await open();
    await user.type(input, '/my/own');
    await wait(suggestDelayMs);
    await user.keyboard('{Escape}');
    expect([written(), options()]).toEqual(['/my/own', []]);
    await user.tab();
    expect(written()).toBe('/my/own');
  });

  it('suggests nothing that is written already, which would lie over the next field', async () => {
    const { input } = await open();
    await user.type(input, '/nutrition/zinc');
    await wait(suggestDelayMs);
    expect(options()).toEqual(['Zinc lozenges/nutrition/zinc-lozenges (not published yet)']);
  });

  it('says at once what no article may hold, and looks for nothing elsewhere', async () => {
    const { input } = await open();
    await user.type(input, 'javascript:alert(1)');
    await wait(suggestDelayMs);
    expect(screen.getByText(/It must begin with/)).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('finds the headings of the article behind #', async () => {
    const { input, written } = await open();
    await user.type(input, '#cho');
    await wait(suggestDelayMs);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(written()).toBe('#how-we-chose');
    expect(asked).toEqual([]);
  });

  it('finds headings in HTML behind #, each name once', async () => {
    const { input, written } = await open();
    await user.type(input, '#how');
    await wait(suggestDelayMs);
    expect(options()).toEqual([
      expect.stringContaining('How we chose'),
      expect.stringContaining('How we test 10⁵'),
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(written()).toBe('#how-we-test-105');
  });
});

test('the name of a product is suggested from what is published', async () => {
  const form = await openForm(articleWith('scorecard', {}), 'b');
  const input = screen.getByRole('combobox', { name: /^Product/ });
  await user.type(input, 'qui');
  await wait(suggestDelayMs);
  expect(asked).toEqual(['/editor/api/product-names?q=qui']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(JSON.stringify(form.json())).toContain('Quiet Cup');
});

test('the id of a source is suggested from the list of the article', async () => {
  const sources = block('s', 'sources', { items: [{ id: 'nih', title: 'Magnesium: fact sheet' }] });
  const article = articleWith('evidence', { claim: 'It helps', level: 'some', sources: [''] });
  const form = await openForm({ ...article, blocks: [...(article.blocks as []), sources] }, 'b');
  const input = screen.getByRole('combobox', { name: /Source 1/ });
  await user.type(input, 'fact');
  await wait(suggestDelayMs);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(form.json('/blocks/0/data/sources')).toEqual(['nih']);
});

describe('A field of the article', () => {
  const open = async (name: RegExp) => {
    const form = await openForm(articleWith('rich-text', { html: '<p>A</p>' }), '');
    return { form, input: screen.getByRole('combobox', { name }) };
  };

  it.each(['espa', 'spanish'])('finds its language by the words "%s"', async (words) => {
    const { form, input } = await open(/^Language/);
    await user.type(input, words);
    await wait(suggestDelayMs);
    await user.click(screen.getByRole('option', { name: 'español es, Spanish' }));
    expect(form.json('/language')).toBe('es');
  });

  it('offers the templates that pages are otherwise by', async () => {
    const { input } = await open(/^Template/);
    await user.click(input);
    await wait(0);
    expect(options()).toEqual(expect.arrayContaining(['article', 'homepage', 'paid']));
  });
});
