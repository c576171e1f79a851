/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import typical from '#fixtures/blocks/recipe.typical.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import recipeWidget from '#widgets/recipe/widget.ts';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const show = (data: object) => showBlock('recipe', { ...typical.data, ...data });
const card = (): HTMLElement => screen.getByRole('region', { name: 'White bean and kale stew' });
const sponsor = (): Element | null => document.querySelector('[data-affiliate]');

describe('a recipe', () => {
  beforeEach(() => void show({}));

  test('stands where the article’s jump link leads, and is named by its title', () => {
    expect(card().id).toBe('recipe');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('White bean and kale stew');
  });

  test('says how long it takes, what it is, and what it makes', () => {
    const facts = [...document.querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent),
    );
    expect(facts).toEqual([
      ['Prep', '15 min'],
      ['Cook', '35 min'],
      ['Course', 'Main dish'],
      ['Cuisine', 'Italian'],
    ]);
    expect(document.querySelector('time')?.dateTime).toBe('PT15M');
    expect(document.querySelector('dl + p')?.textContent).toBe('Makes 4 servings');
  });

  test('has a native box for each ingredient and each step, named by its text', () => {
    const [ingredients, steps] = screen.getAllByRole('list') as [HTMLElement, HTMLElement];
    expect(within(ingredients).getAllByRole('checkbox')).toHaveLength(8);
    expect(within(steps).getAllByRole('checkbox')).toHaveLength(4);
    expect(within(steps).getByRole('checkbox', { name: /^Add the garlic/ })).toBeTruthy();
  });

  test('offers metric units where the author gives both', () => {
    expect(screen.getByRole('radio', { name: 'Metric' })).toBeTruthy();
    const ingredient = document.querySelector('li');
    expect(ingredient?.querySelector('[data-units=us]')?.textContent).toBe('2 tablespoons olive oil');
    expect(ingredient?.querySelector('[data-units=metric]')?.textContent).toBe('30 ml olive oil');
  });

  test('names its sponsor above the ingredients, by a link that says that it is paid for', () => {
    expect(sponsor()?.getAttribute('rel')).toContain('sponsored');
    expect(sponsor()?.parentElement?.textContent).toBe('Sponsored by Hollins Mill');
    const first = screen.getAllByRole('checkbox')[0] as Element;
    const order = sponsor()?.compareDocumentPosition(first) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    // Its picture that counts is loaded by no page, but in a frame, once the reader has agreed.
    expect(document.querySelector('img[src*=pixel]')).toBeNull();
    expect(sponsor()?.closest('[data-pixels]')?.getAttribute('data-pixels')).toBe(
      '["https://pixel.offers.example/hollins.gif"]',
    );
  });

  test('reports that it was seen, and nothing of what is ticked', () => {
    expect(declaredEvent(card(), 'view')).toMatchObject({
      kind: 'element-viewed',
      location: 'Recipe',
      name: 'White bean and kale stew',
    });
    for (const box of screen.getAllByRole('checkbox'))
      expect(box.getAttributeNames().filter((name) => name.startsWith('data-track'))).toEqual([]);
  });
});

describe('what is missing or wrong in a recipe', () => {
  test.each([
    [1, 'Makes 1 serving'],
    [2, 'Makes 2 servings'],
  ])('%d: %s', (recipeServings, text) => {
    show({ recipeServings });
    expect(document.querySelector('[data-servings]')?.textContent).toBe(text);
  });

  test('leaves no line: no servings, and times without digits', () => {
    show({ recipeServings: undefined, recipePrepTime: 'overnight', recipeCookTime: ' ' });
    expect(document.querySelector('[data-servings], time')).toBeNull();
  });

  test('leaves no choice of units where only one is given, and no scale without amounts', () => {
    show({ ingredients: [{ text: 'Salt, to taste' }] });
    expect(screen.queryAllByRole('radio')).toEqual([]);
    show({ ingredients: [{ text: '1 onion' }] });
    expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(4);
  });

  test('leaves nothing where there is nothing to cook', () => {
    show({ ingredients: [{ text: ' ' }], instructions: [] });
    expect(document.body.textContent).toBe('');
  });

  test.each([
    ['switched off', { isSponsored: false, sponsorName: 'Hollins Mill' }, null],
    ['without anything', {}, null],
    ['named by its logo', { sponsorLogo: { src: '/media/a.png', alt: 'Verdane' } }, 'Sponsored by Verdane'],
    [
      'with a forged link',
      { sponsorName: 'Verdane', sponsorUrl: 'javascript:alert(1)' },
      'Sponsored by Verdane',
    ],
  ])('in a sponsor %s', (_, sponsorship, text) => {
    show({ sponsorship });
    expect(screen.queryByText(/Sponsored by/)?.parentElement?.textContent ?? null).toBe(text);
    expect(document.querySelector('[href^=javascript]')).toBeNull();
  });

  test.each([
    [{ sponsorUrl: 'https://go.offers.example/r' }, 'Sponsored Sponsor’s page'],
    [{ sponsorTracker: 'https://pixel.offers.example/a.gif' }, 'Sponsored'],
    [{ sponsorLogo: { src: '/media/a.png', alt: '' } }, 'Sponsored'],
    [{ isSponsored: true }, 'Sponsored'],
    [
      {
        isSponsored: true,
        sponsorUrl: 'https://go.offers.example/r',
        sponsorTracker: 'https://pixel.offers.example/a.gif',
        sponsorLogo: { src: '/media/a.png', alt: ' ' },
      },
      'Sponsored Sponsor’s page',
    ],
  ])('that somebody pays for is called sponsored, also without a name: %j', (sponsorship, text) => {
    show({ sponsorship });
    expect(screen.getByText('Sponsored').parentElement?.textContent).toBe(text);
    for (const link of screen.queryAllByRole('link', { name: 'Sponsor’s page' }))
      expect(link.getAttribute('rel')).toContain('sponsored');
  });

  const valid = (data: object): unknown => blockValidators.get('recipe')?.({ recipeTitle: 'Soup', ...data });
  test.each([
    [{ recipeServings: 0 }, false],
    [{ recipeServings: 1 }, true],
    [{ recipeServings: 1000 }, true],
    [{ recipeServings: 1001 }, false],
    [{ recipeServings: 1.5 }, false],
    [{ ingredients: Array(100).fill({ text: '1 egg' }) }, true],
    [{ ingredients: Array(101).fill({ text: '1 egg' }) }, false],
    [{ instructions: Array(61).fill({ text: 'Stir.' }) }, false],
  ])('is told at its field: %#', (data, accepted) => expect(valid(data)).toBe(accepted));
});

describe('what search engines learn of a recipe', () => {
  const page = {
    address: 'https://site.example/soup',
    authors: [{ '@type': 'Person', name: 'Ada' }],
    publisher: { '@id': '#publisher' },
    pictureAddress: (src: string) => `https://site.example${src}`,
    textOf: (html: string) => html,
  };
  const nodes = (data: object, indexOfKind = 0) =>
    recipeWidget.structuredData?.({ recipeTitle: 'Soup', ...data }, page, { indexOfKind }) ?? [];
  const image = { src: '/media/a.png' };

  test('is what readers see, with the address of each step, and no rating', () => {
    const [node] = nodes({ ...typical.data, image }, 1);
    expect(node).toMatchObject({
      '@type': 'Recipe',
      '@id': 'https://site.example/soup#recipe2',
      name: 'White bean and kale stew',
      image: 'https://site.example/media/a.png',
      prepTime: 'PT15M',
      cookTime: 'PT35M',
      recipeYield: '4 servings',
      recipeCategory: 'Main dish',
    });
    expect(node?.recipeIngredient).toHaveLength(8);
    expect(node?.recipeInstructions).toContainEqual({
      '@type': 'HowToStep',
      text: 'Add the garlic and the thyme, and stir for a minute.',
      url: 'https://site.example/soup#recipe2-step-2',
    });
    expect(JSON.stringify(node)).not.toMatch(/rating/i);
  });

  test('is nothing without a picture, or with nothing to cook', () => {
    expect(nodes({ ingredients: [{ text: '1 egg' }] })).toEqual([]);
    expect(nodes({ image })).toEqual([]);
  });
});
