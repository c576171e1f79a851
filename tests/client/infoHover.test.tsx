/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { start } from '#client/behaviours/infoHover.ts';
import { InfoPopup } from '#widgets/ui/InfoPopup.tsx';

let isOpen: boolean;
const sign = () => document.querySelector('button') as HTMLButtonElement;
const explanation = () => document.querySelector('[popover]') as HTMLElement;

/** Tells of a pointer as browsers do, of a mouse unless told. */
function pointer(part: Element, type: 'enter' | 'leave', pointerType = 'mouse'): void {
  part.dispatchEvent(Object.assign(new Event(`pointer${type}`), { pointerType }));
}

/** @returns whether the browser goes on with what a click on the sign does: open or close. */
const click = () => sign().dispatchEvent(new MouseEvent('click', { cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers();
  isOpen = false;
  document.body.innerHTML = renderToStaticMarkup(
    <InfoPopup label="About the price">
      Checked on May 4. <a href="/how">How</a>
    </InfoPopup>,
  );
  // Not in jsdom.
  Object.assign(explanation(), {
    matches: (selector: string) => selector === ':popover-open' && isOpen,
    showPopover: () => {
      isOpen = true;
    },
    hidePopover: () => {
      isOpen = false;
    },
  });
  start(sign());
});
afterEach(() => jest.useRealTimers());

describe('a mouse that rests on the sign', () => {
  test('opens the explanation after 700 ms, and not before', () => {
    pointer(sign(), 'enter');
    jest.advanceTimersByTime(699);
    expect(isOpen).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isOpen).toBe(true);
  });

  test('and leaves in time opens nothing', () => {
    pointer(sign(), 'enter');
    jest.advanceTimersByTime(699);
    pointer(sign(), 'leave');
    jest.advanceTimersByTime(10_000);
    expect(isOpen).toBe(false);
  });

  test('keeps open what a click has opened meanwhile', () => {
    pointer(sign(), 'enter');
    expect(click()).toBe(true);
    isOpen = true;
    jest.advanceTimersByTime(10_000);
    expect(isOpen).toBe(true);
  });
});

describe('a mouse that leaves', () => {
  beforeEach(() => {
    pointer(sign(), 'enter');
    jest.advanceTimersByTime(700);
  });

  test('closes it after 700 ms, and not before', () => {
    pointer(sign(), 'leave');
    jest.advanceTimersByTime(699);
    expect(isOpen).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isOpen).toBe(false);
  });

  test('for the explanation itself keeps it open, until it leaves that as well', () => {
    pointer(sign(), 'leave');
    pointer(explanation(), 'enter');
    jest.advanceTimersByTime(10_000);
    expect(isOpen).toBe(true);
    pointer(explanation(), 'leave');
    jest.advanceTimersByTime(700);
    expect(isOpen).toBe(false);
  });

  test('closes nothing in which the keyboard is', () => {
    document.querySelector('a')?.focus();
    pointer(sign(), 'leave');
    jest.advanceTimersByTime(10_000);
    expect(isOpen).toBe(true);
  });

  test('a click on the sign keeps open what it has opened, and the next one closes it', () => {
    expect(click()).toBe(false);
    expect(click()).toBe(true);
  });
});

test.each(['touch', 'pen'])('a %s opens nothing by being there', (pointerType) => {
  pointer(sign(), 'enter', pointerType);
  jest.advanceTimersByTime(10_000);
  expect(isOpen).toBe(false);
});

test('a sign without an explanation is left alone, and said to', () => {
  explanation().remove();
  expect(() => start(sign())).toThrow('misses its explanation');
});
