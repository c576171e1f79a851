import { directionOf } from '#editor-preview/app/forms/field/directionOf.ts';
import { counterOf } from '#editor-preview/app/forms/field/FieldView.tsx';
import type { FormField } from '#editor-preview/app/forms/schema/formField.ts';

describe('the counter of a field that takes 5,000 characters', () => {
  const field = { schema: { maxLength: 5_000 } } as FormField;
  test.each([
    [3_999, undefined, undefined],
    [4_000, '4,000 of 5,000', false],
    [5_000, '5,000 of 5,000', false],
    [5_001, '5,001 of 5,000, 1 too many', true],
    [100_000, '100,000 of 5,000, 95,000 too many', true],
  ])('says for %d: %s', (length, text, isOver) =>
    expect(counterOf(field, 'a'.repeat(length))).toEqual(text === undefined ? undefined : { text, isOver }),
  );
});

test.each([
  ['is for the browser to find', '“Schlaf” and sleep', 'auto'],
  ['is that of its first letter where it is far too long', `1. ${'sleep '.repeat(5_000)}`, 'ltr'],
  ['may be from the right', `1. ${'שינה '.repeat(5_000)}`, 'rtl'],
  ['is left to right where there is no letter', '1 '.repeat(20_000), 'ltr'],
])('the direction of a text %s', (_what, text, expected) => expect(directionOf(text)).toBe(expected));
