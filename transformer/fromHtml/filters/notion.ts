import { isElement } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { classesOf, hasClass, mapElements } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';

/** Notion: its clipboard, and pages that it has exported. */
export const notion: HtmlFilter = {
  name: 'notion',
  recognises: ({ html }) => /<!-- notionvc:|class="page sans"|class="notion-/.test(html),
  rewrite(nodes, { note }) {
    return mapElements(nodes, (element) => {
      const { name, children, at } = element;
      const classes = classesOf(element);
      if (name === 'aside') element.attribs.class = [...classes, 'callout'].join(' ');
      if (name === 'figure' && classes.includes('callout')) element.name = 'aside';
      if (classes.includes('checkbox')) return [];
      if (name === 'mark') {
        note('look', 'highlighted', textOfTree(children, { withStruck: true }), at);
        return children;
      }
      // A list around each toggle.
      const [item] = children.filter(isElement);
      if (name === 'ul' && hasClass(element, 'toggle') && item) return item.children;
      return undefined;
    });
  },
};
