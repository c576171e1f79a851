import type { TreeElement, TreeNode } from '../../html/treeNodes.ts';
import type { ClaimContext } from '../claim.ts';
import type { OwnElement } from '../ownRules.ts';
import type { Named } from '../tree/named.ts';
import { find } from '../tree/selector.ts';

export function ownElement(
  element: TreeElement,
  named: Named | undefined,
  context: ClaimContext,
): OwnElement {
  const contentOf = (selector: string | undefined): readonly TreeNode[] =>
    selector === undefined ? element.children : (find(element.children, selector)?.children ?? []);
  const found = (selector: string): TreeElement | undefined => find([element], selector);
  const fields = Object.entries(named?.fields ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return {
    name: named?.name ?? element.name,
    attributes: named ? Object.fromEntries(fields) : element.attribs,
    text: (selector) => context.text(contentOf(selector)),
    html: (selector) => context.html(contentOf(selector)),
    inlineHtml: (selector) => context.inlineHtml(contentOf(selector)),
    blocks: (selector) => context.blocks(contentOf(selector)),
    picture: (selector = 'img') => {
      const image = found(selector);
      return image && context.picture(image);
    },
    link: (selector = 'a[href]') => context.link(found(selector)?.attribs.href),
  };
}
