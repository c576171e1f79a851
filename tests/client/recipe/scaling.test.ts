/** @jest-environment jsdom */

import { formatQuantity } from 'format-quantity';
import { numericQuantity } from 'numeric-quantity';
import { recipeScales } from '#contracts/cooking/recipe.ts';
import soup from '#fixtures/articles/nutrition-red-lentil-soup.json' with { type: 'json' };
import { phrases } from '#rules/testing/examples.ts';
import { box, choose, one, open, recipe } from './openedRecipe.ts';

describe('the amounts of a recipe', () => {
  const amounts = (): string[] =>
    [...recipe().querySelectorAll('ul > li')].map(
      (item) => (item.querySelector('[data-units=us]') ?? item.querySelector('bdi'))?.textContent ?? '',
    );

  test.each([
    ['0.5', '1 tablespoon olive oil', '1–1½ cloves garlic, sliced', '¾ cup cooked white beans', '¼ teaspoon'],
    ['2', '4 tablespoons olive oil', '4–6 cloves garlic, sliced', '3 cups cooked white beans', '1 teaspoon'],
    [
      '3',
      '6 tablespoons olive oil',
      '6–9 cloves garlic, sliced',
      '4½ cups cooked white beans',
      '1½ teaspoons',
    ],
  ])('%s times', (times, oil, garlic, beans, thyme) => {
    open();
    choose(times);
    const [first, , third, fourth, , sixth, , last] = amounts();
    expect([first, third]).toEqual([oil, garlic]);
    expect(fourth?.startsWith(beans)).toBe(true);
    expect(sixth?.startsWith(thyme)).toBe(true);
    expect(last).toBe('Salt and pepper, to taste');
  });

  test.each([
    ['2', '1 and 1/2 cups flour', '3 cups flour', '1½ cups flour'],
    ['2', '1-1/2 cups flour', '3 cups flour', '1½ cups flour'],
    ['2', '4 cups (1 quart/950 ml) broth', '8 cups (2 quarts/1900 ml) broth'],
    ['3', '1/3 cup oil', '1 cup oil', '⅓ cup oil'],
    ['0.5', '2 lbs beef', '1 lb beef'],
    ['2', '1 pinch salt', '2 pinches salt'],
    ['2', '1,5 kg potatoes', '2 × 1,5 kg potatoes'],
    ['2', '1 1/2-inch piece of ginger', '2 × 1 1/2-inch piece of ginger'],
    ['0.5', '1-inch piece of ginger', '½ × 1-inch piece of ginger'],
    ['2', 'A handful of parsley', '2 × A handful of parsley'],
    ['2', '1 egg', '2 eggs'],
    ['2', '1 egg white', '2 × 1 egg white'],
    ['2', '1 lemon, its juice', '2 lemons, their juice'],
    ['0.5', '2 lemons, their juice', '1 lemon, its juice'],
    ['3', '1 large tomato, chopped', '3 large tomatoes, chopped'],
    ['0.5', '1 egg', '½ egg'],
    ['0.5', '2 ripe bananas', '1 ripe banana'],
    ['0.5', '2 figs', '½ × 2 figs'],
    ['3', '2 ripe bananas', '6 ripe bananas'],
  ])('%s times, "%s" is "%s", and then again as written', (times, text, scaled, withSigns = text) => {
    open({ ingredients: [{ text }] });
    choose(times);
    expect(amounts()).toEqual([scaled]);
    choose('1');
    expect(amounts()).toEqual([withSigns]);
  });

  // What a kitchen measures, as often as it may be chosen: less than a hundredth is lost by writing it in fractions.
  const measured = [
    1 / 8,
    1 / 4,
    1 / 3,
    3 / 8,
    1 / 2,
    5 / 8,
    2 / 3,
    3 / 4,
    7 / 8,
    1,
    1.25,
    4 / 3,
    1.5,
    5 / 3,
    2.75,
    7,
  ];
  test.each(recipeScales.filter((times) => times !== 1))('%s times, no amount is lost', (times) => {
    open({ ingredients: measured.map((amount) => ({ text: `${formatQuantity(amount, true)} cups` })) });
    choose(String(times));
    for (const [index, written] of amounts().entries()) {
      const share = numericQuantity(written.replace(/ cups?$/, '')) / ((measured[index] ?? 0) * times);
      expect([written, Math.abs(share - 1) < 0.01]).toEqual([written, true]);
    }
  });

  test.each([
    [
      '0.5',
      phrases(`
        1 tablespoon olive oil | ½ large onion, finely chopped | 1 carrot, in small dice
        1 clove garlic, sliced | 1 tablespoon tomato paste | ½ teaspoon ground cumin
        ½ teaspoon sweet paprika | ¾ cup split red lentils | 3 cups water | ⅜ teaspoon salt
        ½ lemon, its juice | A little plain yogurt and parsley, to serve
      `),
    ],
    [
      '2',
      phrases(`
        4 tablespoons olive oil | 2 large onions, finely chopped | 4 carrots, in small dice
        4 cloves garlic, sliced | 4 tablespoons tomato paste | 2 teaspoons ground cumin
        2 teaspoons sweet paprika | 3 cups split red lentils | 12 cups water | 1½ teaspoons salt
        2 lemons, their juice | A little plain yogurt and parsley, to serve
      `),
    ],
    [
      '3',
      phrases(`
        6 tablespoons olive oil | 3 large onions, finely chopped | 6 carrots, in small dice
        6 cloves garlic, sliced | 6 tablespoons tomato paste | 3 teaspoons ground cumin
        3 teaspoons sweet paprika | 4½ cups split red lentils | 18 cups water | 2¼ teaspoons salt
        3 lemons, their juice | A little plain yogurt and parsley, to serve
      `),
    ],
  ])('of our soup, %s times, read right', (times, lines) => {
    open({
      ingredients: soup.blocks.flatMap(({ type, data }) =>
        type === 'recipe-v2' ? (data.ingredients ?? []) : [],
      ),
    });
    choose(times);
    expect(amounts()).toEqual(lines);
  });

  test('stand again as the author wrote them at once the recipe', () => {
    open();
    const written = amounts();
    choose('3');
    choose('1');
    expect(amounts()).toEqual(written);
  });

  test('in metric units are written with decimals, large ones in steps of 5', () => {
    open({
      ingredients: [
        { text: '1 cup flour', metric: '125 g flour' },
        { text: '1 cup', metric: '0.25 l' },
        { text: '1 teaspoon', metric: '7 g' },
      ],
    });
    choose('0.5');
    const metric = [...recipe().querySelectorAll('[data-units=metric]')].map(
      ({ textContent }) => textContent,
    );
    expect(metric).toEqual(['65 g flour', '0.125 l', '3.5 g']);
  });

  test('change what the recipe makes, and no time', () => {
    open();
    const times = recipe().querySelector('dl')?.textContent;
    choose('2');
    expect(one('[data-servings]').textContent).toBe('Makes 8 servings');
    expect(recipe().querySelector('dl')?.textContent).toBe(times);
    open({ recipeServings: 1 });
    choose('0.5');
    expect(one('[data-servings]').textContent).toBe('Makes ½ serving');
  });

  test('follow a choice that was made before the script had come', () => {
    open({}, () => choose('2'));
    expect(amounts()[0]).toBe('4 tablespoons olive oil');
  });
});

describe('the steps of a recipe that is scaled', () => {
  const steps = {
    ingredients: [{ text: '6 cups water' }, { text: '1 1/2 cups split red lentils' }],
    instructions: [
      { text: 'Bring the 6 cups water to a boil, in 10 minutes.' },
      { text: 'Add 1 cup lentils.', tip: 'Rinse them.' },
      { text: 'Serve.' },
    ],
  };
  const stepTexts = (): string[] =>
    [...recipe().querySelectorAll('ol > li')].map((step) =>
      [...step.querySelectorAll<HTMLElement>('[data-step]')]
        .filter(({ hidden }) => !hidden)
        .map(({ textContent }) => textContent)
        .join(' / '),
    );
  const inCookMode = (): string[] => {
    one('[data-cook]').click();
    const shown = steps.instructions.map(() => {
      const visible = [...one('[data-cook-part=step]').children].filter(
        (part) => !(part as HTMLElement).hidden,
      );
      one('[data-cook-part=next]').click();
      return visible.map(({ textContent }) => textContent).join(' / ');
    });
    return shown;
  };

  test('name the amounts of the list, and say where theirs are as written, in cook mode as well', () => {
    open(steps);
    const asWritten = [steps.instructions[0]?.text, 'Add 1 cup lentils. / Tip: Rinse them.', 'Serve.'];
    expect([stepTexts(), inCookMode()]).toEqual([asWritten, asWritten]);
    const note = () => recipe().querySelector<HTMLElement>('[role=status][data-as-written]')?.hidden;
    expect(note()).toBe(true);

    box('2×').click();
    const doubled = [
      'Bring the 12 cups water to a boil, in 10 minutes.',
      'Add 1 cup lentils. / Tip: Rinse them. / Amounts not scaled',
      'Serve.',
    ];
    expect([stepTexts(), inCookMode(), note()]).toEqual([doubled, doubled, false]);

    box('1×').click();
    expect([stepTexts(), note()]).toEqual([asWritten, true]);
  });

  test('say nothing beside the control where all their amounts scale', () => {
    open({ ...steps, instructions: steps.instructions.slice(0, 1) });
    box('½×').click();
    expect(stepTexts()).toEqual(['Bring the 3 cups water to a boil, in 10 minutes.']);
    expect(recipe().querySelector('[data-as-written]')).toBeNull();
  });
});
