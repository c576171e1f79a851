import {
  elementNamed,
  isBlankText,
  isElement,
  type TreeElement,
  type TreeNode,
} from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { boxAttributes } from '../read/controls.ts';
import { elementsIn, mapElements } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';
import { dropLanguages, footnoteList, footnoteMark, markHighlighted, styleOf } from './marks.ts';

export const googleDocs: HtmlFilter = {
  name: 'google-docs',
  recognises: ({ html }) => /id="docs-internal-guid-|<body class="[^"]{0,200}\bdoc-content\b/.test(html),
  rewrite(nodes, { note }) {
    dropLanguages(nodes);
    const footnotes: { id: string; content: TreeNode[] }[] = [];
    const cleaned = mapElements(nodes, (element) => {
      const { name, attribs, children, at } = element;
      if (name === 'a' && attribs.href !== undefined) {
        if (/^#cmnt/.test(attribs.href)) {
          note('lost', 'comment', textOfTree(children, { withStruck: true }), at);
          return [];
        }
        if (/^#ftnt\d+$/.test(attribs.href)) return [footnoteMark(attribs.href.slice(1), element, note)];
        attribs.href = withoutRedirect(attribs.href);
      }
      const id = name === 'div' ? footnoteIn(children) : undefined;
      if (id !== undefined) {
        const isBack = ({ attribs: { href } }: TreeElement): boolean =>
          href?.startsWith('#ftnt_ref') ?? false;
        footnotes.push({ id, content: mapElements(children, (each) => (isBack(each) ? [] : undefined)) });
        return [];
      }
      if (name === 'img' && /^(?:un)?checked$/i.test(attribs.alt ?? ''))
        return [elementNamed('input', [], boxAttributes(/^checked$/i.test(attribs.alt ?? '')))];
      // A clipboard address, which expires within an hour.
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
    if (footnotes.length === 0) return cleaned;
    return [...withoutLastLine(cleaned), footnoteList(footnotes)];
  },
};

function withoutLastLine(nodes: readonly TreeNode[]): TreeNode[] {
  const at = nodes.findLastIndex((node) => !isBlankText(node));
  const last = nodes[at];
  if (last === undefined || !isElement(last)) return [...nodes];
  if (last.name !== 'hr') last.children = withoutLastLine(last.children);
  return last.name === 'hr' ? nodes.slice(0, at) : [...nodes];
}

/** A footnote starts with the link back to its mark. */
function footnoteIn(nodes: readonly TreeNode[]): string | undefined {
  for (const { name, attribs } of elementsIn(nodes))
    if (name === 'a') return attribs.href?.startsWith('#ftnt_ref') ? attribs.id : undefined;
  return undefined;
}

/** Google redirects links to other sites. */
export function withoutRedirect(address: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(address)) return address;
  return URL.parse(address)?.searchParams.get('q') ?? address;
}
