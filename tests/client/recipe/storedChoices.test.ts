/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { ownWords, replaceTexts } from '../../support/pageTranslator.ts';
import { box, choose, one, open, recipe } from './openedRecipe.ts';

const key = 'pagewell.recipe:/soup';
const kept = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

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
    expect([amounts(), one('[data-servings] b').textContent]).toEqual([doubled, '8 servings']);
    open();
    expect([box('thyme').checked, amounts()]).toEqual([true, doubled]);
  });
});
