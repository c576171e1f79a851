import { elementNamed, isElement } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { mapElements } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';
import { dropLanguages, markHighlighted, styleOf } from './marks.ts';

/** Google Docs, and documents that it has exported as a page. */
export const googleDocs: HtmlFilter = {
  name: 'google-docs',
  recognises: ({ html }) => /id="docs-internal-guid-|<body class="[^"]{0,200}\bdoc-content\b/.test(html),
  rewrite(nodes, { note }) {
    dropLanguages(nodes);
    return mapElements(nodes, (element) => {
      const { name, attribs, children, at } = element;
      if (name === 'a' && attribs.href !== undefined) {
        if (/^#cmnt/.test(attribs.href)) {
          note('lost', 'comment', textOfTree(children), at);
          return [];
        }
        attribs.href = withoutRedirect(attribs.href);
      }
      // The box of a checklist.
      if (name === 'img' && /^(?:un)?checked$/i.test(attribs.alt ?? ''))
        return [elementNamed('input', [], { type: 'checkbox' })];
      // An address of the clipboard, which is gone in an hour.
      if (name === 'img' && /^https:\/\/[\w.-]+\.googleusercontent\.com\//.test(attribs.src ?? ''))
        delete attribs.src;
      if (name === 'ol') {
        const [first] = children.filter(isElement);
        const style = first && styleOf(first).get('list-style-type');
        if (style !== undefined && style !== 'decimal') attribs.style = `list-style-type:${style}`;
      }
      markHighlighted(element, note);
      return undefined;
    });
  },
};

/** Links lead to other sites by way of Google. */
export function withoutRedirect(address: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(address)) return address;
  return URL.parse(address)?.searchParams.get('q') ?? address;
}
