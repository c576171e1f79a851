/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { validateEvents } from '#schemas/generated/validators.js';
import { hasPaidLink } from '#transformer/normalise/hasPaidLink.ts';
import { withoutProduct, withProduct } from '#widgets/comparison-dropdown/ComparisonDropdown.tsx';
import { declaredEvent } from '../support/declaredEvents.ts';
import { hydrateIsland, showIsland } from '../support/island.ts';
import { showBlock } from '../support/shownBlock.ts';

const cards = [
  { id: 'a', productName: 'Oakline', superlative: 'Best overall', price: 44.95 },
  { id: 'b', productName: 'Fieldnote', price: 36.5 },
  { productName: 'Pairwell', price: 36.5, ctaUrl: 'https://go.offers.example/r?pid=p' },
];
const data = { title: 'Compare powders', cards };

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const compare = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Compare', hidden: true });
const list = () => document.querySelector('details') as HTMLDetailsElement;
const error = () => screen.getByRole('alert').textContent;
const products = () =>
  within(document.querySelector('dialog') as HTMLElement)
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);

/** Opens or closes the list. The browser tells of it by an event that does not bubble. */
function toggle(open: boolean): void {
  list().open = open;
  fireEvent(list(), new Event('toggle'));
}

async function start(content: object = data): Promise<void> {
  await act(async () =>
    hydrateIsland(
      showIsland('comparison-dropdown', content, { articlePath: '/a', indexOfKind: 0 }),
      'comparison-dropdown',
    ),
  );
  toggle(true);
}

// Not in jsdom.
const showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
beforeAll(() => Object.assign(HTMLDialogElement.prototype, { showModal }));
afterEach(() => sessionStorage.clear());

describe('the list', () => {
  test('is closed at first, and says what it is for', () => {
    showBlock('comparison-dropdown', data);
    expect(list().open).toBe(false);
    expect(list().querySelector('summary')?.textContent).toBe('Compare powders Choose 2');
  });

  test.each([undefined, ' '])('is called by us where its author called it %j', (title) => {
    showBlock('comparison-dropdown', { title, cards });
    expect(screen.getByRole('region', { name: 'Compare products' })).toBeTruthy();
  });

  test('shows each product with what it is best at', async () => {
    await start();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(box(/^Oakline Best overall$/).checked).toBe(false);
  });
});

test('a product without picture has its initial in the place, but only beside others', () => {
  const pictured = {
    productName: 'Cirrus',
    imgSrc: '/media/a.jpg',
    imgAlt: 'A clear jar',
    bgColor: '#f5f5df',
  };
  showBlock('comparison-dropdown', { cards: [pictured, ...cards] });
  const [first, second] = list().querySelectorAll<HTMLElement>('[data-picture]');
  expect(first?.querySelector('img')?.alt).toBe('A clear jar');
  expect(first?.style.background).toBe('rgb(245, 245, 223)');
  expect(second?.textContent).toBe('O');
  showBlock('comparison-dropdown', data);
  expect(list().querySelector('[data-picture]')).toBeNull();
});

describe('choosing', () => {
  test('COMPARE is disabled with no product and with one, and not with two', async () => {
    await start();
    expect(compare().disabled).toBe(true);
    await userEvent.click(box(/Oakline/));
    expect(compare().disabled).toBe(true);
    await userEvent.click(box(/Fieldnote/));
    expect(compare().disabled).toBe(false);
    await userEvent.click(box(/Oakline/));
    expect(compare().disabled).toBe(true);
  });

  test('a third cannot be added until one is taken out', async () => {
    await start();
    await userEvent.click(box(/Oakline/));
    expect(box(/Pairwell/).disabled).toBe(false);
    await userEvent.click(box(/Fieldnote/));
    expect(box(/Pairwell/).disabled).toBe(true);
    await userEvent.click(box(/Pairwell/));
    expect(box(/Pairwell/).checked).toBe(false);
    expect(screen.getByText('Take one out to choose another.')).toBeTruthy();
    await userEvent.click(box(/Oakline/));
    expect(box(/Pairwell/).disabled).toBe(false);
  });

  test('tells products of one name apart', async () => {
    sessionStorage.clear();
    await start({
      cards: [{ productName: 'Oakline' }, { productName: 'Oakline' }, { productName: 'Cirrus' }],
    });
    const all = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Oakline|Cirrus/ });
    await userEvent.click(all[1] as HTMLInputElement);
    expect(all.map(({ checked }) => checked)).toEqual([false, true, false]);
    await userEvent.click(all[0] as HTMLInputElement);
    expect(all.map(({ checked }) => checked)).toEqual([true, true, false]);
    expect(compare().disabled).toBe(false);
  });

  test('adds nothing to two, and nothing twice', () => {
    expect(withProduct([], 'a')).toEqual(['a']);
    expect(withProduct(['a'], 'b')).toEqual(['a', 'b']);
    expect(withProduct(['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(withProduct(['a'], 'a')).toEqual(['a']);
    expect(withoutProduct(['a', 'b'], 'a')).toEqual(['b']);
  });

  test('survives a reload', async () => {
    await start();
    await userEvent.click(box(/Pairwell/));
    await userEvent.click(box(/Oakline/));
    await start();
    expect([box(/Oakline/).checked, box(/Fieldnote/).checked, box(/Pairwell/).checked]).toEqual([
      true,
      false,
      true,
    ]);
    expect(compare().disabled).toBe(false);
  });
});

describe('closing the list', () => {
  test.each([
    [0, 'Choose two products to compare them.'],
    [1, 'Choose two products to compare them.'],
    [2, ''],
  ])('with %i products chosen says: %s', async (count, message) => {
    await start();
    for (const name of [/Oakline/, /Fieldnote/].slice(0, count)) await userEvent.click(box(name));
    toggle(false);
    expect(error()).toBe(message);
    expect(list().querySelector('summary')?.hasAttribute('aria-describedby')).toBe(message !== '');
  });

  test('is an error until the list is opened again', async () => {
    await start();
    expect(error()).toBe('');
    toggle(false);
    expect(error()).not.toBe('');
    toggle(true);
    expect(error()).toBe('');
  });
});

describe('comparing', () => {
  test('shows the two side by side, and knows whether they differ', async () => {
    await start();
    await userEvent.click(box(/Pairwell/));
    await userEvent.click(box(/Fieldnote/));
    await userEvent.click(compare());
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(products()).toEqual(['Fieldnote', 'Pairwell']);
    const price = screen.getByRole('row', { name: /^Price/ });
    expect(price.dataset.agreement).toBe('same');
  });

  test('has all products in the page from the beginning, for readers without script', () => {
    showBlock('comparison-dropdown', data);
    expect(products()).toEqual(['Oakline', 'Fieldnote', 'Pairwell']);
  });

  test('keeps paid links marked, with the disclosure before them', async () => {
    await start();
    const link = document.querySelector<HTMLAnchorElement>('dialog a');
    expect(link?.rel).toBe('sponsored nofollow noopener');
    const block = { id: 'a', type: 'comparison-dropdown', data, pointer: '/blocks/0' };
    expect(hasPaidLink(block)).toBe(true);
    expect(hasPaidLink({ ...block, data: { cards: cards.slice(0, 2) } })).toBe(false);
  });
});

test('what is reported is that the list was opened and COMPARE clicked, not what was chosen', () => {
  showBlock('comparison-dropdown', data);
  const opened = declaredEvent(document.querySelector('details'), 'open');
  const clicked = declaredEvent(document.querySelector('details button'), 'click');
  expect(opened).toEqual({
    kind: 'element-clicked',
    location: 'Comparison dropdown',
    elementType: 'DROPDOWN',
    actionOutcome: 'OPEN',
  });
  expect(clicked).toEqual({ ...opened, elementType: 'BUTTON', text: 'COMPARE' });
  expect(validateEvents({ path: '/', events: [opened, clicked] })).toBe(true);
});
