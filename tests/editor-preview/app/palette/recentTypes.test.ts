/** @jest-environment jsdom */
import { noteType, recentTypes } from '#editor-preview/app/palette/recentTypes.ts';

const here = () => localStorage;
const locked = (): Storage => {
  throw new DOMException('No.', 'SecurityError');
};

beforeEach(() => localStorage.clear());

test('the types that were added last come first, each once, and no more than are seen at once', () => {
  for (const type of ['heading', 'quiz', 'list', 'quiz', 'faq', 'table'] as const) noteType(type, here);
  expect(recentTypes(here)).toEqual(['table', 'faq', 'quiz', 'list']);
});

test('what is no list of types counts for nothing', () => {
  noteType('heading', here);
  const [key = ''] = Object.keys(localStorage);
  for (const kept of ['{', '7', '["gone", 7, null, "quiz"]']) {
    localStorage.setItem(key, kept);
    expect(recentTypes(here)).toEqual(kept.includes('quiz') ? ['quiz'] : []);
  }
});

test('a browser that keeps nothing has none', () => {
  noteType('heading', locked);
  expect(recentTypes(locked)).toEqual([]);
});
