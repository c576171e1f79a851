/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { formatQuantity } from 'format-quantity';
import { numericQuantity } from 'numeric-quantity';
import { start } from '#client/behaviours/recipe.ts';
import { recipeScales } from '#contracts/cooking/recipe.ts';
import soup from '#fixtures/articles/nutrition-red-lentil-soup.json' with { type: 'json' };
import typical from '#fixtures/blocks/recipe.typical.json' with { type: 'json' };
import { ownWords, replaceTexts } from '../support/pageTranslator.ts';
import { showBlock } from '../support/shownBlock.ts';

const key = 'pagewell.recipe:/soup';
const recipe = (): HTMLElement => document.getElementById('recipe') as HTMLElement;
const one = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
  const element = recipe().querySelector<Kind>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
/** The page is opened: HTML as the server sends it, then the script. */
const open = (data: object = {}, beforeScript = () => {}): void => {
  showBlock('recipe', { ...typical.data, ...data });
  beforeScript();
  start(recipe());
};
const box = (text: string): HTMLInputElement => {
  const label = [...recipe().querySelectorAll('label')].find(({ textContent }) => textContent.includes(text));
  return label?.querySelector('input') as HTMLInputElement;
};
const choose = (times: string): void => one<HTMLInputElement>(`[data-scale] [value='${times}']`).click();
const kept = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => {
  history.replaceState(null, '', '/soup');
  localStorage.clear();
  // jsdom knows no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('the ticks of a recipe', () => {
  test('come back when the page is opened again, and go when they are taken away', () => {
    open();
    box('thyme').click();
    box('Add beans').click();
    open();
    expect([box('thyme').checked, box('Add beans').checked, box('kale').checked]).toEqual([
      true,
      true,
      false,
    ]);
    box('thyme').click();
    box('Add beans').click();
    expect(localStorage.length).toBe(0);
  });

  test('are kept by their text: another order or a new ingredient moves none', () => {
    open();
    box('thyme').click();
    open({ ingredients: [{ text: '1 lemon' }, { text: '½ teaspoon dried thyme' }] });
    expect([box('thyme').checked, box('lemon').checked]).toEqual([true, false]);
  });

  test('are those of this page and this recipe alone', () => {
    open();
    box('thyme').click();
    history.replaceState(null, '', '/stew');
    open();
    expect(box('thyme').checked).toBe(false);
  });

  test('tell two ingredients of the same text apart', () => {
    const twice = { ingredients: [{ text: '1 pinch salt' }, { text: '1 pinch salt' }] };
    open(twice);
    const second = () => [...recipe().querySelectorAll<HTMLInputElement>('ul input')];
    second()[1]?.click();
    open(twice);
    expect(second().map(({ checked }) => checked)).toEqual([false, true]);
  });

  test('of before the script has come count', () => {
    open({}, () => box('thyme').click());
    expect(box('thyme').checked).toBe(true);
  });

  test.each(['{', 'null', '7', '"recipe"', '{"length":9}', '[1,{},null]', '["other\\n1 onion"]'])(
    'are none where the storage says %s',
    (forged) => {
      localStorage.setItem(key, forged);
      open();
      expect(recipe().querySelector('[type=checkbox]:checked')).toBeNull();
      box('thyme').click();
      expect(JSON.stringify(kept())).toContain('thyme');
    },
  );

  test('last as long as the page where the browser keeps nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    box('thyme').click();
    expect(box('thyme').checked).toBe(true);
    refuse.mockRestore();
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
      'Add 1 cup lentils. / Tip: Rinse them. / Amounts as written',
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

describe('the amounts and units that a reader has chosen', () => {
  const choice = (text: string): HTMLInputElement => box(text);
  const amounts = (): string => one('ul').textContent;

  test('come back when the page is opened again, with what the recipe then makes', () => {
    open();
    choice('2×').click();
    choice('Metric').click();
    open();
    expect([choice('2×').checked, choice('1×').checked, choice('Metric').checked]).toEqual([
      true,
      false,
      true,
    ]);
    expect(amounts()).toContain('60 ml olive oil');
    expect(one('[data-servings]').textContent).toBe('Makes 8 servings');
  });

  test('are kept with the ticks, and leave nothing behind once they are as the author wrote', () => {
    open();
    choice('2×').click();
    box('thyme').click();
    open();
    expect([choice('2×').checked, box('thyme').checked]).toEqual([true, true]);
    choice('1×').click();
    box('thyme').click();
    expect(localStorage.length).toBe(0);
  });

  test('before the script has come count more than those of last time', () => {
    open();
    choice('2×').click();
    open({}, () => choice('3×').click());
    expect(choice('3×').checked).toBe(true);
    expect(one('[data-servings]').textContent).toBe('Makes 12 servings');
  });

  test('are one of each, whatever the storage says', () => {
    open();
    const { name } = choice('2×');
    localStorage.setItem(key, JSON.stringify(['0.5', '3'].map((times) => `recipe\n${name}${times}`)));
    open();
    const checked = [...recipe().querySelectorAll<HTMLInputElement>('[data-scale] :checked')];
    expect(checked.map(({ value }) => value)).toEqual(['3']);
  });
});

describe('a recipe on a page that a translator changes', () => {
  const amounts = (): string => ownWords(one('ul'));

  test('keeps its ticks and scales as on any other', () => {
    open();
    box('thyme').click();
    choose('2');
    open({}, () => replaceTexts(recipe()));
    expect([box('thyme').checked, one('[data-scale] :checked').getAttribute('value')]).toEqual([true, '2']);
    const doubled = amounts();
    replaceTexts(recipe());
    choose('1');
    replaceTexts(recipe());
    choose('2');
    expect([amounts(), one('[data-servings]').textContent]).toEqual([doubled, 'Makes 8 servings']);
    open();
    expect([box('thyme').checked, amounts()]).toEqual([true, doubled]);
  });
});

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
    ['2', '1 egg', '2 × 1 egg'],
    ['0.5', '1 egg', '½ egg'],
    ['0.5', '2 ripe bananas', '½ × 2 ripe bananas'],
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
      [
        '1 tablespoon olive oil',
        '½ large onion, finely chopped',
        '½ × 2 carrots, in small dice',
        '1 clove garlic, sliced',
        '1 tablespoon tomato paste',
        '½ teaspoon ground cumin',
        '½ teaspoon sweet paprika',
        '¾ cup split red lentils',
        '3 cups water',
        '⅜ teaspoon salt',
        '½ lemon, its juice',
        'A few leaves of mint, to serve',
      ],
    ],
    [
      '2',
      [
        '4 tablespoons olive oil',
        '2 × 1 large onion, finely chopped',
        '4 carrots, in small dice',
        '4 cloves garlic, sliced',
        '4 tablespoons tomato paste',
        '2 teaspoons ground cumin',
        '2 teaspoons sweet paprika',
        '3 cups split red lentils',
        '12 cups water',
        '1½ teaspoons salt',
        '2 × 1 lemon, its juice',
        'A few leaves of mint, to serve',
      ],
    ],
    [
      '3',
      [
        '6 tablespoons olive oil',
        '3 × 1 large onion, finely chopped',
        '6 carrots, in small dice',
        '6 cloves garlic, sliced',
        '6 tablespoons tomato paste',
        '3 teaspoons ground cumin',
        '3 teaspoons sweet paprika',
        '4½ cups split red lentils',
        '18 cups water',
        '2¼ teaspoons salt',
        '3 × 1 lemon, its juice',
        'A few leaves of mint, to serve',
      ],
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

  test('in metric units are written with decimals, in three figures', () => {
    open({
      ingredients: [
        { text: '1 cup flour', metric: '125 g flour' },
        { text: '1 cup', metric: '0.25 l' },
      ],
    });
    choose('0.5');
    const metric = [...recipe().querySelectorAll('[data-units=metric]')].map(
      ({ textContent }) => textContent,
    );
    expect(metric).toEqual(['62.5 g flour', '0.125 l']);
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

describe('cook mode', () => {
  const dialog = (): HTMLDialogElement => one<HTMLDialogElement>('dialog');
  const part = (name: string): HTMLElement => one(`[data-cook-part=${name}]`);
  const shown = (): string[] => [part('place').textContent ?? '', part('step').textContent ?? ''];

  beforeEach(() => {
    open();
    one('[data-cook]').click();
  });
  afterEach(() => dialog().close());

  test('shows one step at a time, forward and back, and ends behind the last', () => {
    expect(shown()[0]).toBe('Step 1 of 4');
    expect(shown()[1]).toMatch(/^Warm the oil/);
    part('next').click();
    expect(shown()[1]).toMatch(/^Add the garlic/);
    part('back').click();
    part('back').click();
    expect(shown()[0]).toBe('Step 1 of 4');
    for (let step = 1; step < 4; step++) part('next').click();
    expect([shown()[0], part('next').textContent]).toEqual(['Step 4 of 4', 'Done']);
    part('next').click();
    expect(dialog().open).toBe(false);
  });

  test('follows the arrow keys, and never closes by one', () => {
    const press = (pressed: string): boolean =>
      dialog().dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    for (let times = 0; times < 9; times++) press('ArrowRight');
    expect([shown()[0], dialog().open]).toEqual(['Step 4 of 4', true]);
    press('ArrowLeft');
    expect(shown()[0]).toBe('Step 3 of 4');
  });

  test('says that the step before the first is not there', () => {
    expect(part('back').ariaDisabled).toBe('true');
    part('next').click();
    expect(part('back').ariaDisabled).toBe('false');
  });
});

describe('the screen in cook mode', () => {
  let asked: number;
  let locks: (EventTarget & { release: () => Promise<void>; released: boolean })[];
  const giveLock = async () => {
    asked++;
    const lock = Object.assign(new EventTarget(), {
      released: false,
      release: async () => {
        lock.released = true;
        lock.dispatchEvent(new Event('release'));
      },
    });
    locks.push(lock);
    return lock;
  };
  const awake = (): boolean => !one('[data-cook-part=awake]').hidden;
  const settle = () =>
    new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));

  beforeEach(() => {
    asked = 0;
    locks = [];
    Reflect.set(navigator, 'wakeLock', { request: giveLock });
    open();
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

  test('stays on, is asked to again after a return, and may go dark when cook mode is closed', async () => {
    one('[data-cook]').click();
    await settle();
    expect([asked, awake()]).toEqual([1, true]);
    await locks[0]?.release();
    expect(awake()).toBe(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect([asked, awake()]).toEqual([2, true]);
    one('[data-cook-part=close]').click();
    expect(locks[1]?.released).toBe(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked).toBe(2);
  });

  test('is not said to stay on where the browser refuses', async () => {
    Reflect.set(navigator, 'wakeLock', { request: () => Promise.reject(new Error('low battery')) });
    one('[data-cook]').click();
    await settle();
    expect(awake()).toBe(false);
  });
});

describe('paper', () => {
  test('gets the recipe alone, as long as it is printed', () => {
    open();
    const printed: boolean[] = [];
    globalThis.print = () => {
      printed.push(recipe().hasAttribute('data-printing'));
      dispatchEvent(new Event('afterprint'));
    };
    one('[data-print]').click();
    expect(printed).toEqual([true]);
    expect(recipe().hasAttribute('data-printing')).toBe(false);
  });
});
