import { isElement, type TreeNode } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { classesOf, mapElements } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';
import { dropLanguages, footnoteList, footnoteMark } from './marks.ts';

export const libreOffice: HtmlFilter = {
  name: 'libreoffice',
  recognises: ({ html }) => /name="generator" content="(?:LibreOffice|OpenOffice)/i.test(html),
  rewrite(nodes, { note }) {
    dropLanguages(nodes);
    const footnotes: { id: string; content: TreeNode[] }[] = [];
    const cleaned = mapElements(nodes, (element) => {
      const { name, attribs, children, at } = element;
      const [sign] = classesOf(element);
      if (name === 'a' && /^sd(?:foot|end)note(?:anc|sym)$/.test(sign ?? '')) {
        // The sign before the footnote itself: the list counts.
        if (sign?.endsWith('sym')) return [];
        return [footnoteMark((attribs.href ?? '').slice(1), element, note)];
      }
      if (name === 'div' && /^sd(?:foot|end)note\d+$/.test(attribs.id ?? '')) {
        footnotes.push({ id: `${attribs.id}sym`, content: children });
        return [];
      }
      if (name === 'del') {
        note('lost', 'deleted', textOfTree(children, { withStruck: true }), at);
        return [];
      }
      if (name === 'p' && sign === 'title') element.name = 'h1';
      const [only, ...others] = children;
      const isDoubled =
        name === 'sup' && only && isElement(only) && only.name === 'sup' && others.length === 0;
      return isDoubled ? [only] : undefined;
    });
    return footnotes.length === 0 ? cleaned : [...cleaned, footnoteList(footnotes)];
  },
};
