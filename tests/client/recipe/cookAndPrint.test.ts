/** @jest-environment jsdom */
import { choose, one, open, recipe } from './openedRecipe.ts';

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

  test('has the ingredients at hand, scaled as chosen', () => {
    const listed = (): (string | null)[] => [...part('ingredients').children].map((item) => item.textContent);
    expect([listed().length, part('ingredients').querySelector('input')]).toEqual([8, null]);
    dialog().close();
    choose('2');
    one('[data-cook]').click();
    expect(listed()[0]).toMatch(/^4 tablespoons olive oil/);
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
  test('gets the recipe alone and the address of its page, as long as it is printed', () => {
    open();
    const printed: (string | null)[] = [];
    globalThis.print = () => {
      printed.push(recipe().getAttribute('data-printing'));
      dispatchEvent(new Event('afterprint'));
    };
    one('[data-print]').click();
    expect(printed).toEqual([`${location.origin}${location.pathname}`]);
    expect(recipe().hasAttribute('data-printing')).toBe(false);
  });
});
