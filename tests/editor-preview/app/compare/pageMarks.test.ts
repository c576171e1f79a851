/** @jest-environment jsdom */
import { markWords, unfold } from '#editor-preview/app/compare/pageMarks.ts';

const part = (html: string): Element => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};
const compared = (before: string, after: string) => {
  const [old, now] = [part(before), part(after)];
  markWords(old, now);
  for (const mark of [...old.querySelectorAll('del'), ...now.querySelectorAll('ins')])
    mark.removeAttribute('style');
  return [old.innerHTML, now.innerHTML];
};

test('words that are not in both are marked, deleted here and inserted there', () =>
  expect(compared('<p>Take <b>5 mg</b> a day</p>', '<p>Take <b>10 mg</b> each single day</p>')).toEqual([
    '<p>Take <b><del>5</del> mg</b> <del>a</del> day</p>',
    '<p>Take <b><ins>10</ins> mg</b> <ins>each single</ins> day</p>',
  ]));

test('a mark never reaches over the end of an element', () =>
  expect(compared('<p>One</p>', '<p>One two</p><p>three</p>')).toEqual([
    '<p>One</p>',
    '<p>One <ins>two</ins></p><p><ins>three</ins></p>',
  ]));

test('blocks inside, and what no reader reads as text, are left alone', () => {
  const inner = '<div data-block-id="in">Other</div><style>p{}</style><select><option>A</option></select>';
  expect(compared(`<p>Same</p>${inner}`, '<p>Same</p><div data-block-id="in">Words</div>')).toEqual([
    `<p>Same</p>${inner}`,
    '<p>Same</p><div data-block-id="in">Words</div>',
  ]);
});

test('what is folded is opened', () => {
  const { body } = document;
  body.innerHTML = '<details><summary>More</summary>Text</details>';
  unfold(document);
  expect(body.querySelector('details')?.open).toBe(true);
});
