/** @jest-environment jsdom */
import { start } from '#client/behaviours/seen.ts';
import { watchViewport } from '../support/seen.ts';

let viewport: ReturnType<typeof watchViewport>;
let section: Element;

beforeEach(() => {
  viewport = watchViewport();
  document.body.innerHTML = '<section data-seen></section>';
  section = document.body.children[0] as Element;
  start(section);
});
const state = (): string | null => section.getAttribute('data-seen');

describe('what moves when it is first seen', () => {
  test('waits as long as it is not in view', () => {
    expect(state()).toBe('');
    viewport.hide(section);
    expect(state()).toBe('not-yet');
  });

  test('is marked when it is scrolled into view, and stays so', () => {
    viewport.hide(section);
    viewport.show(section);
    expect(state()).toBe('now');
    expect(viewport.watched()).toBe(0);
    viewport.hide(section);
    expect(state()).toBe('now');
  });

  test('is never hidden where it was in view before its script had come', () => {
    viewport.show(section);
    expect(state()).toBe('from-the-start');
    expect(viewport.watched()).toBe(0);
  });
});
