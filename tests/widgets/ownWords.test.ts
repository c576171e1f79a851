/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { phrases } from '#rules/testing/examples.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { blockExamples } from '../support/blockExamples.ts';
import { showBlock } from '../support/shownBlock.ts';
import { testSite } from '../support/site.ts';

const folder = new URL('../../fixtures/blocks/', import.meta.url);

describe('words that a widget brings itself say that they are English', () => {
  test.each(blockExamples())('%s, %s', (type, name) => {
    const { data }: { data?: unknown } = JSON.parse(
      readFileSync(new URL(`${type}.${name}.json`, folder), 'utf8'),
    );
    if (!isBlockType(type)) throw new Error(`${type} is no block type`);
    showBlock(type, data, { preview: false });
    // What a publisher says of its own articles is an author's text too.
    const authors = lettersOf(textsOf([data, testSite.content]).join(' '));
    const isOurs = (text: string): boolean => /\p{L}{2}/u.test(text) && !authors.includes(lettersOf(text));
    const texts = shownTexts(document.body)
      .filter((text) => !text.parentElement?.closest('[lang]'))
      .map((text) => text.data);
    const names = [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('[lang]'))
      .flatMap((element) => readAloud.map((attribute) => element.getAttribute(attribute) ?? ''));
    expect([...texts, ...names].filter(isOurs)).toEqual([]);
  });
});

const readAloud = phrases(`
  aria-label | aria-description | aria-roledescription | aria-valuetext | aria-placeholder | alt
  title | placeholder
`);

function shownTexts(root: Node): Text[] {
  return [...root.childNodes].flatMap((node) => {
    if (node instanceof Text) return node;
    return node instanceof HTMLElement && !node.matches('script, style, noscript') ? shownTexts(node) : [];
  });
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    // A name is made of the texts of several elements.
    return [
      value,
      value.replace(/<[^>]*>/g, ' '),
      new DOMParser().parseFromString(value, 'text/html').body.textContent ?? '',
    ];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Without signs and digits, which are formatted on the way. */
function lettersOf(text: string): string {
  return text.replace(/\P{L}+/gu, ' ').trim();
}
