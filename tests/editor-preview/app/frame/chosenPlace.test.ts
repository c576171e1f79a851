/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { followChosen } from '#editor-preview/app/frame/inFrame/chosenPlace.ts';

jest.useFakeTimers();

class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const nothing = { at: () => undefined, shownBy: () => [], textOf: () => undefined, textsOf: () => [] };

const goTo = jest.fn();

test('leaving a field does not move the page, nor does what was pressed on it: only what was chosen elsewhere is brought into view', () => {
  globalThis.ResizeObserver = NoResizes;
  document.body.innerHTML = '<main><p data-block-id="far">Sleep</p><p data-block-id="near">Rest</p></main>';
  const [far] = document.querySelectorAll('p');
  if (!far) throw new Error('There is no block.');
  Range.prototype.getBoundingClientRect = function box(this: Range) {
    return new DOMRect(0, this.intersectsNode(far) ? -2_000 : -5, 100, 10);
  };
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const chosen = followChosen(document, nothing, () => undefined, goTo);
  chosen.choose({ block: 'far', pointer: '/data/text' });
  expect(scrollTo).toHaveBeenCalledTimes(1);
  // A press on the page takes the focus out of the form, before it is let go.
  chosen.choose({ block: 'far' });
  expect(scrollTo).toHaveBeenCalledTimes(1);
  chosen.pressed({ block: 'near', pointer: '/data/text' });
  chosen.choose({ block: 'near', pointer: '/data/text' });
  expect(scrollTo).toHaveBeenCalledTimes(1);
  chosen.choose({ block: 'far' });
  expect(scrollTo).toHaveBeenCalledTimes(2);
  chosen.choose({ block: 'near', pointer: '/data/text' });
  expect(scrollTo).toHaveBeenCalledTimes(3);
  scrollTo.mockRestore();
});

test('side by side a chosen block goes to its height even if it is in view, and its field stays where it is', () => {
  globalThis.ResizeObserver = NoResizes;
  document.body.innerHTML = '<main><p data-block-id="a">Sleep</p></main>';
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 200, 100, 10);
  const chosen = followChosen(document, nothing, () => undefined, goTo);
  goTo.mockClear();
  chosen.choose({ block: 'a', pointer: '/data/text' }, 0.1);
  chosen.choose({ block: 'b' }, 0.1);
  expect(goTo).not.toHaveBeenCalled();
  chosen.choose({ block: 'a' }, 0.1);
  chosen.look();
  expect(goTo.mock.calls).toEqual([[{ block: 'a', part: 0, at: 0.1 }]]);
});

test('a chosen block that is not on the page yet is brought into view once it is', () => {
  globalThis.ResizeObserver = NoResizes;
  document.body.innerHTML = '<main></main>';
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 2_000, 100, 10);
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const chosen = followChosen(document, nothing, () => undefined, goTo);
  chosen.choose({ block: 'new' });
  chosen.look();
  expect(scrollTo).not.toHaveBeenCalled();
  document.body.innerHTML = '<main><p data-block-id="new">Sleep</p></main>';
  chosen.look();
  // What is typed into it later does not move the page again.
  chosen.look();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  scrollTo.mockRestore();
});

test('what shows a field is looked up when it is chosen, and not for each key: once the writing rests', () => {
  globalThis.ResizeObserver = NoResizes;
  document.body.innerHTML = '<main><p data-block-id="a">Sleep</p></main>';
  const [node] = document.querySelector('p')?.childNodes ?? [];
  if (!(node instanceof Text)) throw new Error('There is no text.');
  Range.prototype.getBoundingClientRect = function box(this: Range) {
    return new DOMRect(0, 0, this.toString().length, 10);
  };
  const shownBy = jest.fn(() => [{ kind: 'text' as const, node, start: 0, end: node.length }]);
  const widths: (number | undefined)[] = [];
  const chosen = followChosen(
    document,
    { ...nothing, shownBy },
    ({ field }) => widths.push(field?.width),
    goTo,
  );
  chosen.choose({ block: 'a', pointer: '/data/text' });
  const atFirst = shownBy.mock.calls.length;
  expect(widths).toEqual([5]);
  // Shorter than it was, and longer.
  for (const text of ['Slee', 'Sl', 'Sleeping']) {
    node.data = text;
    chosen.look();
  }
  expect(shownBy).toHaveBeenCalledTimes(atFirst);
  jest.runOnlyPendingTimers();
  expect(shownBy).toHaveBeenCalledTimes(atFirst + 1);
  expect(widths.at(-1)).toBe(8);
});
