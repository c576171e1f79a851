import { shownTextOfHtml } from '#transformer/html/textOfHtml.ts';
import type { HtmlElement, Range } from '../html/htmlTree.ts';
import { readHtml } from '../html/readHtml.ts';
import type { Place } from '../place.ts';
import type { BlockSubject, HtmlSubject } from './subjects.ts';

/** @param at JSON Pointer inside the block */
export function htmlSubject(block: BlockSubject, html: string, at: string): HtmlSubject {
  const tree = readHtml(html);
  const place = (within?: Range): Place => {
    const field = block.place(at);
    return within ? { ...field, within: { start: within.start, end: within.end } } : field;
  };
  return {
    block,
    html,
    at,
    tree,
    place,
    placeOfTag: ({ start, contentStart }: HtmlElement) => place({ start, end: contentStart }),
    textOf: ({ contentStart, contentEnd }: HtmlElement) =>
      shownTextOfHtml(html.slice(contentStart, contentEnd)),
  };
}
