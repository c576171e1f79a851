import {
  elementNamed,
  isBlankText,
  isElement,
  pushAll,
  type TreeElement,
  type TreeNode,
} from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { boxAttributes } from '../read/controls.ts';
import { classesOf, hasClass, mapElements, plainItems } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';

export const notion: HtmlFilter = {
  name: 'notion',
  recognises: ({ html }) => /<!-- notionvc:|class="page sans"|class="notion-/.test(html),
  rewrite(nodes, { note }) {
    const cleaned = mapElements(nodes, (element) => {
      const { name, children, at } = element;
      const classes = classesOf(element);
      if (name === 'aside') element.attribs.class = [...classes, 'callout'].join(' ');
      if (name === 'figure' && classes.includes('callout')) element.name = 'aside';
      if (classes.includes('checkbox'))
        return [elementNamed('input', [], boxAttributes(classes.includes('checkbox-on')))];
      if (name === 'mark') {
        note('look', 'highlighted', textOfTree(children, { withStruck: true }), at);
        return undefined;
      }
      if (name === 'ul' && hasClass(element, 'toggle'))
        return plainItems(element)?.flatMap((item) => item.children);
      return undefined;
    });
    return withWholeLists(cleaned);
  },
};

/** Notion writes each item as a separate list. */
function withWholeLists(nodes: readonly TreeNode[]): TreeNode[] {
  const out: TreeNode[] = [];
  for (const node of nodes) {
    if (isElement(node)) node.children = withWholeLists(node.children);
    const last = out.findLast((each) => !isBlankText(each));
    if (last && isElement(last) && isElement(node) && isContinued(last, node))
      pushAll(last.children, node.children);
    else out.push(node);
  }
  return out;
}

function isContinued(list: TreeElement, next: TreeElement): boolean {
  if (list.name !== next.name || list.attribs.class !== next.attribs.class) return false;
  if (next.name === 'ul') return next.attribs.class !== undefined;
  const count = list.children.filter((child) => isElement(child) && child.name === 'li').length;
  const start = Number(next.attribs.start ?? 1);
  return next.name === 'ol' && start === Number(list.attribs.start ?? 1) + count;
}
