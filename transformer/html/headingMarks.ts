import { headingsOfHtml } from './textOfHtml.ts';

/** The attribute that carries a heading's id to the page. Only {@link markHeadings} writes it. */
export const anchorAttribute = 'data-anchor';

const foreignMark = /data-anchor(?=\s*=)/gi;
const mark = / data-anchor="([^"]*)"/g;

/** @param idOf receives the text of each heading with text */
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

export function markedAnchors(html: string): string[] {
  return [...html.matchAll(mark)].map(([, id = '']) => id);
}
