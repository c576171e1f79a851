/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { isBlockType } from '../../schemas/blockTypes.ts';
import { triedExamples } from '../support/blockExamples.ts';
import { showBlock } from '../support/shownBlock.ts';
import { testSite } from '../support/site.ts';

const folder = new URL('../../fixtures/blocks/', import.meta.url);

describe('words that a widget brings itself say that they are English', () => {
  test.each(triedExamples())('%s, %s', (type, name) => {
    const { data }: { data?: unknown } = JSON.parse(
      readFileSync(new URL(`${type}.${name}.json`, folder), 'utf8'),
    );
    if (!isBlockType(type)) throw new Error(`${type} is no block type`);
    showBlock(type, data, { preview: false });
    // What a publisher says of its own articles is an author's text too.
    const authors = lettersOf(textsOf([data, testSite.content]).join(' '));
    const unmarked = shownTexts(document.body)
      .filter((text) => !text.parentElement?.closest('[lang]'))
      .map((text) => text.data)
      .filter((text) => /\p{L}{2}/u.test(text) && !authors.includes(lettersOf(text)));
    expect(unmarked).toEqual([]);
  });
});

function shownTexts(root: Node): Text[] {
  return [...root.childNodes].flatMap((node) => {
    if (node instanceof Text) return node;
    return node instanceof HTMLElement && !node.matches('script, style, noscript') ? shownTexts(node) : [];
  });
}

/** All texts in a value, without tags. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value, new DOMParser().parseFromString(value, 'text/html').body.textContent ?? ''];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Without signs and digits, which are formatted on the way. */
function lettersOf(text: string): string {
  return text.replace(/\P{L}+/gu, ' ').trim();
}
