import { elementNamed, type TreeElement, textNode } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { mapElements, plainItems } from '../tree/walk.ts';
import { type FlatItem, withLists } from './flatLists.ts';

export const slack: HtmlFilter = {
  name: 'slack',
  recognises: ({ html }) =>
    /data-stringify-(?:type|emoji|border)=|class="(?:c-mrkdwn|p-rich_text)_/.test(html),
  rewrite(nodes) {
    const cleaned = mapElements(nodes, (element) => {
      const { name, attribs } = element;
      const emoji = attribs['data-stringify-emoji'];
      if (name === 'img' && emoji !== undefined)
        return [textNode(emojiIn(attribs.src) ?? (attribs.alt || emoji))];
      if (attribs['data-stringify-type'] === 'paragraph-break') return [elementNamed('x-block')];
      return undefined;
    });
    return withLists(cleaned, itemsIn);
  },
};

/** An emoji by the code points in its file name; undefined for a team's custom emoji. */
function emojiIn(address = ''): string | undefined {
  const written = /\/([0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,9})(?:@2x)?\.png$/.exec(address)?.[1];
  const points = written?.split('-').map((each) => Number.parseInt(each, 16));
  return points?.every((each) => each <= 0x10ffff) ? String.fromCodePoint(...points) : undefined;
}

function itemsIn(element: TreeElement): FlatItem[] | undefined {
  const { name, attribs } = element;
  const indent = attribs['data-indent'];
  const items = plainItems(element);
  if ((name !== 'ol' && name !== 'ul') || indent === undefined || !items) return undefined;
  const start = Number(attribs.start ?? 1) || 1;
  return items.map((item, index) => ({
    level: (Number(indent) || 0) + 1,
    isNumbered: name === 'ol',
    ...(name === 'ol' ? { number: start + index } : {}),
    content: item.children,
  }));
}
