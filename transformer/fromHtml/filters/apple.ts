import { textNode } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { classesOf, mapElements } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';
import { dropLanguages } from './marks.ts';

export const apple: HtmlFilter = {
  name: 'apple',
  recognises: ({ html }) =>
    /Cocoa HTML Writer|class="Apple-(?:converted-space|tab-span|dash-list)"/.test(html),
  rewrite(nodes) {
    dropLanguages(nodes);
    return mapElements(nodes, (element) => {
      const isBlank = classesOf(element).some((name) => /^Apple-(?:converted-space|tab-span)$/.test(name));
      return isBlank && textOfTree(element.children) === '' ? [textNode(' ')] : undefined;
    });
  },
};
