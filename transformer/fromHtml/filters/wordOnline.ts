import { isElement, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { classesOf, mapElements, plainItems } from '../tree/walk.ts';
import { type FlatItem, withLists } from './flatLists.ts';
import { dropLanguages, markHighlighted } from './marks.ts';

export const wordOnline: HtmlFilter = {
  name: 'word-online',
  recognises: ({ html }) =>
    /class="[^"]{0,200}\b(?:OutlineElement|TextRun|SCXW\d+)\b|data-listid="/.test(html),
  rewrite(nodes, { note }) {
    dropLanguages(nodes);
    const cleaned = mapElements(nodes, (element) => {
      if (classesOf(element).some((name) => name === 'EOP' || name === 'WACImageOverlay')) return [];
      markHighlighted(element, note);
      // Each line has its own frame, so that list items are not siblings.
      const isFrame =
        element.name === 'div' &&
        classesOf(element).some((name) => /^(?:OutlineElement|ListContainerWrapper)$/.test(name));
      return isFrame ? element.children : undefined;
    });
    return withLists(cleaned, itemsIn);
  },
};

function itemsIn(element: TreeElement): FlatItem[] | undefined {
  if (element.name !== 'ol' && element.name !== 'ul') return undefined;
  const items = plainItems(element);
  if (!items?.every(({ attribs }) => attribs['data-aria-level'] !== undefined)) return undefined;
  const start = Number(element.attribs.start ?? 1);
  return items.map(({ attribs, children }, index) => ({
    level: Number(attribs['data-aria-level']) || 1,
    isNumbered: element.name === 'ol',
    ...(element.name === 'ol' ? { number: start + index } : {}),
    type: typeIn(attribs['data-leveltext-format'] ?? element.attribs.type),
    content: contentOf(children),
  }));
}

function typeIn(written: string | undefined): string | undefined {
  return written !== undefined && /^[aAiI]$/.test(written) ? written : undefined;
}

function contentOf(children: TreeNode[]): TreeNode[] {
  const [only, ...others] = children.filter(isElement);
  return only?.name === 'p' && others.length === 0 ? only.children : children;
}
