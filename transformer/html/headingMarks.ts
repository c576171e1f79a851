import { headingsOfHtml } from './textOfHtml.ts';

/** The attribute that carries the id of a heading in HTML to the page. Only {@link markHeadings} writes it. */
export const anchorAttribute = 'data-anchor';

/** The same as an author may write it. */
const foreignMark = /data-anchor(?=\s*=)/gi;
const mark = / data-anchor="([^"]*)"/g;

/**
 * Marks the headings in HTML with the ids that they have on the page.
 *
 * @param idOf receives the text of each heading that has one
 */
export function markHeadings(html: string, idOf: (text: string) => string): string {
  const own = html.replace(foreignMark, 'data-x');
  let marked = '';
  let from = 0;
  for (const { text, nameEnd } of headingsOfHtml(own)) {
    if (text === '') continue;
    marked += `${own.slice(from, nameEnd)} ${anchorAttribute}="${idOf(text)}"`;
    from = nameEnd;
  }
  return marked + own.slice(from);
}

/** The ids that {@link markHeadings} gave. */
export function markedAnchors(html: string): string[] {
  return [...html.matchAll(mark)].map(([, id = '']) => id);
}
