/** Longer texts than any field holds, in UTF-16 units. */
const long = 20_000;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Which way a text runs, for a field's `dir`. That is the browser's own matter, but for a text that is far too long: it
 * takes a tenth of a second to lay one of 100,000 characters out anew, at each key.
 */
export function directionOf(text: string): 'auto' | 'ltr' | 'rtl' {
  if (text.length <= long) return 'auto';
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
