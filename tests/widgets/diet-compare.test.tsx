/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { islandElement } from '#contracts/island.ts';
import { hasPaidLink } from '#transformer/normalise/hasPaidLink.ts';
import { allDeclared } from '../support/declaredEvents.ts';
import { hydrateIsland, showIsland } from '../support/island.ts';
import { showBlock } from '../support/shownBlock.ts';

const keto = {
  name: 'Ketogenic Diet',
  foodsToAvoid: ['Bread', ' ', 'Sugar'],
  alcoholPermitted: false,
  mealKits: [{ name: 'Emberfold Box', linkUrl: 'https://go.offers.example/r?pid=e', rank: 1 }],
  possibleHealthBenefits: ['Less hunger'],
  learnMoreUrl: '/keto',
};
const mediterranean = {
  name: 'Mediterranean Diet',
  foodsToAvoid: ['Sausages'],
  alcoholPermitted: true,
  mealKits: [{ name: 'Larderly Box', linkUrl: 'https://go.offers.example/r?pid=l', rank: 2 }],
  possibleHealthBenefits: ['Fewer strokes'],
  learnMoreUrl: '/mediterranean',
};
const dash = { name: 'DASH Diet' };
const vegan = { name: 'Vegan Diet' };
const two = { cards: [keto, mediterranean] };
const four = { cards: [keto, mediterranean, dash, vegan] };

const table = () => screen.getByRole('table', { name: 'Compare lifestyle diets' });
const rowNamed = (name: string) => {
  const row = within(table()).getByRole('rowheader', { name }).closest('tr');
  if (!row) throw new Error(`There is no row ${name}`);
  return within(row);
};
const cellsOf = (name: string) =>
  rowNamed(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
describe('the comparison', () => {
  test('has a title of its own, and the four rows in their order', () => {
    showBlock('diet-compare', two);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Compare lifestyle diets');
    const headers = (role: string) =>
      within(table())
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(headers('columnheader')).toEqual(['Ketogenic Diet', 'Mediterranean Diet']);
    expect(headers('rowheader')).toEqual([
      'Foods to avoid',
      'Alcohol permitted',
      'Meal kits available',
      'Possible health benefits',
    ]);
  });

  test('has the title of its author, unless that is blank', () => {
    showBlock('diet-compare', { ...two, title: 'Fat or olive oil?' });
    expect(screen.getByRole('table', { name: 'Fat or olive oil?' })).toBeTruthy();
    showBlock('diet-compare', { ...two, title: ' ' });
    expect(table()).toBeTruthy();
  });

  test('tells diets of one name apart', () => {
    const twins = [keto, { ...keto, alcoholPermitted: true }, dash];
    showBlock('diet-compare', { cards: twins });
    const chosen = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    expect(chosen).toEqual([true, true, false]);
  });

  test('answers whether alcohol is permitted with No and Yes, in the order of the diets', () => {
    showBlock('diet-compare', two);
    expect(cellsOf('Alcohol permitted')).toEqual(['No', 'Yes']);
  });

  test('lists foods and benefits, without blank ones', () => {
    showBlock('diet-compare', two);
    expect(
      rowNamed('Foods to avoid')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Bread', 'Sugar', 'Sausages']);
    expect(cellsOf('Possible health benefits')).toEqual(['Less hunger', 'Fewer strokes']);
  });

  test('says where a diet says nothing', () => {
    showBlock('diet-compare', { cards: [keto, dash] });
    for (const row of ['Foods to avoid', 'Alcohol permitted', 'Meal kits available'])
      expect(cellsOf(row)[1]).toBe('–Not stated');
  });

  test('leaves out a row in which no diet says anything', () => {
    showBlock('diet-compare', { cards: [dash, { ...vegan, alcoholPermitted: false }] });
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Alcohol permitted',
    ]);
  });

  test('is not there where no diet says anything', () => {
    const silent = { ...dash, imgSrc: '/media/diet-dash.webp', foodsToAvoid: [' '], mealKits: [] };
    for (const cards of [[vegan], [silent, vegan]]) {
      const { faults } = showBlock('diet-compare', { cards });
      expect(screen.queryByText('Compare lifestyle diets')).toBeNull();
      expect(faults.map(({ fault }) => fault.rule)).toEqual(['block/shows-nothing']);
    }
    showBlock('diet-compare', { cards: [{ ...vegan, learnMoreUrl: '/vegan' }] });
    expect(screen.getByRole('link', { name: /Learn More/ })).toBeTruthy();
    showBlock('diet-compare', { cards: [{ ...vegan, alcoholPermitted: false }] });
    expect(screen.getByRole('cell', { name: 'No' })).toBeTruthy();
  });

  test('has two meal kits with paid links, ranked 1 and 2', () => {
    showBlock('diet-compare', two);
    const links = rowNamed('Meal kits available').getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, rel }) => [textContent, rel])).toEqual([
      ['Emberfold Box', 'sponsored nofollow noopener'],
      ['Larderly Box', 'sponsored nofollow noopener'],
    ]);
    expect(links.map((link) => link.closest('li')?.value)).toEqual([1, 2]);
  });

  test('ranks kits without a rank by their place', () => {
    const kits = ['A', 'B'].map((name) => ({ name, linkUrl: '/out' }));
    showBlock('diet-compare', { cards: [{ name: 'D', mealKits: kits }] });
    expect(screen.getAllByRole<HTMLLIElement>('listitem').map(({ value }) => value)).toEqual([1, 2]);
  });

  test('has a button Learn More for each diet that leads somewhere', () => {
    showBlock('diet-compare', two);
    const buttons = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Learn More/ });
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual(['/keto', '/mediterranean']);
    expect(screen.getByRole('link', { name: 'Learn More (Ketogenic Diet)' })).toBeTruthy();
    showBlock('diet-compare', { cards: [dash, vegan] });
    expect(screen.queryByText('Learn More')).toBeNull();
  });

  test('needs the disclosure before it where it has meal kits', () => {
    const blockOf = (data: object) => ({ id: 'a', type: 'diet-compare', data, pointer: '/blocks/0' });
    expect(hasPaidLink(blockOf(two))).toBe(true);
    expect(hasPaidLink(blockOf({ cards: [dash, vegan] }))).toBe(false);
  });
});

describe('what is reported', () => {
  const kit = {
    location: 'Embedded Compare',
    category: 'In-Content Affiliate Link',
    variant: 'in-content',
    elementType: 'LINK',
    productId: 'not yet available',
  };
  const first = { position: 1, text: 'Emberfold Box', linkUrl: 'https://go.offers.example/r?pid=e' };
  const second = { position: 2, text: 'Larderly Box', linkUrl: 'https://go.offers.example/r?pid=l' };

  test('is that the section was seen, and each link to a meal kit', () => {
    showBlock('diet-compare', two);
    expect(allDeclared('view')).toEqual([
      {
        kind: 'element-viewed',
        location: 'Embedded Compare',
        elementType: 'SECTION',
        name: 'Compare lifestyle diets',
      },
      { kind: 'element-viewed', ...kit, ...first },
      { kind: 'element-viewed', ...kit, ...second },
    ]);
  });

  test('is each click on a meal kit and on Learn More, without the diet', () => {
    showBlock('diet-compare', two);
    const learnMore = {
      kind: 'element-clicked',
      location: 'Embedded Compare',
      elementType: 'BUTTON',
      text: 'Learn More',
    };
    const clicked = { kind: 'element-clicked', ...kit, actionOutcome: 'EXTERNALLINK' };
    expect(allDeclared('click')).toEqual([
      { ...clicked, ...first },
      { ...clicked, ...second },
      learnMore,
      learnMore,
    ]);
  });
});

describe('choosing', () => {
  const key = 'pagewell.choice:diet-compare:/nutrition/diets:0';
  const page = { articlePath: '/nutrition/diets', indexOfKind: 0 };
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
      .map((input) => input.closest('label')?.textContent);
  const said = () => document.querySelector('[aria-live]')?.textContent;
  const start = async (data: object = four) => {
    await act(async () => hydrateIsland(showIsland('diet-compare', data, page), 'diet-compare'));
  };
  afterEach(() => sessionStorage.clear());

  test('needs three diets: two are HTML alone, and nothing is loaded for them', () => {
    showBlock('diet-compare', two);
    expect(document.querySelector(islandElement)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    showBlock('diet-compare', { cards: [keto, mediterranean, dash] });
    expect(document.querySelector(islandElement)).not.toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });

  test('begins with the first two', async () => {
    showIsland('diet-compare', four);
    expect(chosen()).toEqual(['Ketogenic Diet', 'Mediterranean Diet']);
    await start();
    expect(chosen()).toEqual(['Ketogenic Diet', 'Mediterranean Diet']);
    expect(said()).toBe('Comparing Ketogenic Diet with Mediterranean Diet.');
    expect(sessionStorage.length).toBe(0);
  });

  test('a third takes the place of the one that was chosen first', async () => {
    await start();
    await userEvent.click(box('Vegan Diet'));
    expect(chosen()).toEqual(['Mediterranean Diet', 'Vegan Diet']);
    await userEvent.click(box('Ketogenic Diet'));
    expect(chosen()).toEqual(['Ketogenic Diet', 'Vegan Diet']);
    expect(said()).toBe('Comparing Ketogenic Diet with Vegan Diet.');
  });

  test('may leave one out, and asks for another', async () => {
    await start();
    await userEvent.click(box('Ketogenic Diet'));
    expect(chosen()).toEqual(['Mediterranean Diet']);
    expect(said()).toBe('Choose one more.');
    await userEvent.click(box('Mediterranean Diet'));
    expect(said()).toBe('Choose two.');
  });

  test('is kept in the tab and survives a reload', async () => {
    await start();
    await userEvent.click(box('Vegan Diet'));
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual(['Mediterranean Diet', 'Vegan Diet']);
    await start();
    expect(chosen()).toEqual(['Mediterranean Diet', 'Vegan Diet']);
  });

  test('takes what was chosen before the script came for newer than what was kept', async () => {
    sessionStorage.setItem(key, '["DASH Diet","Vegan Diet"]');
    const island = showIsland('diet-compare', four, page);
    fireEvent.click(box('DASH Diet'));
    await act(async () => hydrateIsland(island, 'diet-compare'));
    expect(chosen()).toEqual(['Mediterranean Diet', 'DASH Diet']);
  });

  test.each([
    ['{', ['Ketogenic Diet', 'Mediterranean Diet']],
    ['"Vegan Diet"', ['Ketogenic Diet', 'Mediterranean Diet']],
    [
      '["Vegan Diet", 7, "Vegan Diet", "Gone Diet", "DASH Diet", "Ketogenic Diet"]',
      ['Ketogenic Diet', 'DASH Diet'],
    ],
  ])('makes the best of what it finds kept: %s', async (kept, expected) => {
    sessionStorage.setItem(key, kept);
    await start();
    expect(chosen()).toEqual(expected);
  });

  test('goes on without a place to keep anything', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      await start();
      await userEvent.click(box('Vegan Diet'));
      expect(chosen()).toEqual(['Mediterranean Diet', 'Vegan Diet']);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
