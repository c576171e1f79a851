import { elementNamed, isElement, type TreeElement, textNode } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { mapElements } from '../tree/walk.ts';
import { type FlatItem, withLists } from './flatLists.ts';

/** Slack. */
export const slack: HtmlFilter = {
  name: 'slack',
  recognises: ({ html }) =>
    /data-stringify-(?:type|emoji|border)=|class="(?:c-mrkdwn|p-rich_text)_/.test(html),
  rewrite(nodes) {
    const cleaned = mapElements(nodes, (element) => {
      const { name, attribs } = element;
      const emoji = attribs['data-stringify-emoji'];
      if (name === 'img' && emoji !== undefined) return [textNode(attribs.alt || emoji)];
      if (attribs['data-stringify-type'] === 'paragraph-break') return [elementNamed('x-block')];
      return undefined;
    });
    return withLists(cleaned, itemsIn);
  },
};

/** Lists say how far they are moved in, and stand beside each other. */
function itemsIn(element: TreeElement): FlatItem[] | undefined {
  const { name, attribs, children } = element;
  const indent = attribs['data-indent'];
  if ((name !== 'ol' && name !== 'ul') || indent === undefined) return undefined;
  const start = Number(attribs.start ?? 1) || 1;
  return children.filter(isElement).map((item, index) => ({
    level: (Number(indent) || 0) + 1,
    isNumbered: name === 'ol',
    ...(name === 'ol' ? { number: start + index } : {}),
    content: item.children,
  }));
}
