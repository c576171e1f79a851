/** @jest-environment jsdom */
import { createUnsavedTexts, type UnsavedText } from '../../editor-preview/unsavedText.ts';

const unsaved: UnsavedText = { text: 'typed', basedOn: '5', typedAt: '2026-05-04T09:00:00Z' };
const forbidden = (): Storage => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

beforeEach(() => localStorage.clear());

describe('what is typed and not saved', () => {
  test('is kept in the browser by article, until it is forgotten', () => {
    const texts = createUnsavedTexts();
    expect(texts.keep('/a', unsaved)).toBe(true);
    expect(texts.keep('/b', { ...unsaved, basedOn: null, putAside: 'other' })).toBe(true);
    expect(createUnsavedTexts().read('/a')).toEqual(unsaved);
    expect(createUnsavedTexts().read('/b')).toEqual({ ...unsaved, basedOn: null, putAside: 'other' });
    texts.forget('/a');
    expect(texts.read('/a')).toBeUndefined();
  });

  test.each([
    '',
    '{',
    'null',
    '{"text":5,"basedOn":null,"typedAt":""}',
    '{"text":"t","basedOn":5,"typedAt":""}',
  ])('is not read from what somebody else left there: %s', (json) => {
    localStorage.setItem('pagewell-unsaved:/a', json);
    expect(createUnsavedTexts().read('/a')).toBeUndefined();
  });

  test('cannot be kept where the browser forbids it or has no room, and that is said', () => {
    const texts = createUnsavedTexts(forbidden);
    expect(texts.keep('/a', unsaved)).toBe(false);
    expect(texts.read('/a')).toBeUndefined();
    expect(() => texts.forget('/a')).not.toThrow();
  });
});
