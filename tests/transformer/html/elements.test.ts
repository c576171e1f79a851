import { isAllowedTag } from '#transformer/html/allowList.ts';
import { elementOf, elementsWithFate } from '#transformer/html/elements.ts';

describe('the table of HTML elements', () => {
  test('says of each block, cell, item, line break and choice that text on its two sides stays apart', () => {
    for (const name of 'div h1 h5 h6 p section td th tr li dt dd br hr option legend summary figcaption'.split(
      ' ',
    ))
      expect([name, elementOf(name).isBoundary]).toEqual([name, true]);
  });

  test('says of formatting, and of elements that HTML does not know, that words run through them', () => {
    for (const name of 'b em span a sup sub font tt mark wbr o:p'.split(' '))
      expect([name, elementOf(name).isBoundary]).toEqual([name, false]);
  });

  test('says of elements that a site defines itself that words do not run through them', () =>
    expect(elementOf('dose-row')).toMatchObject({ isBoundary: true, level: 'phrasing', fate: 'unwrapped' }));

  test('says of struck elements that their text is no longer valid', () =>
    expect(['s', 'del', 'strike', 'ins', 'u'].filter((name) => elementOf(name).isStruck)).toEqual([
      's',
      'del',
      'strike',
    ]));

  test('replaces an element by one that readers may get', () => {
    for (const name of elementsWithFate('replaced'))
      expect([name, isAllowedTag(elementOf(name).replacement ?? '')]).toEqual([name, true]);
  });

  test('takes no name of an object’s own for an element', () => {
    for (const name of ['constructor', '__proto__', 'toString', ''])
      expect(elementOf(name)).toEqual(elementOf('o:p'));
  });
});
