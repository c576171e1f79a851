import { elementNamed, isElement, isText, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { find, findAll } from '../tree/selector.ts';
import { mapElements } from '../tree/walk.ts';
import { autoParagraphs } from '../wordpress/autoParagraphs.ts';
import { readBlockComments } from '../wordpress/blockComments.ts';
import { namedByClass } from '../wordpress/namedByClass.ts';
import { expandShortcodes } from '../wordpress/shortcodes.ts';
import { dropFurniture } from '../wordpress/siteFurniture.ts';

/** The block editor of WordPress: a post as stored, with its comments, or from the site or REST API. */
export const wordpressBlocks: HtmlFilter = {
  name: 'wordpress-blocks',
  recognises: ({ html }) => /<!--\s*wp:[a-z]|\sclass\s*=\s*["'][^"']*\bwp-block-/.test(html),
  rewrite(nodes, context) {
    const tree = autoParagraphs(readBlockComments(nodes, context.note));
    return mapElements(dropFurniture(expandShortcodes(tree, context), context.note), (element) => {
      if (element.name === 'iframe' && element.attribs.class?.includes('wp-embedded-content')) return [];
      if (element.attribs.class?.includes('wp-embedded-content')) return paragraphs(element.children);
      return captionInTable(element) ?? namedByClass(element, context.note);
    });
  },
};

function paragraphs(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) =>
    isElement(node) && node.name === 'a' ? { ...node, name: 'p', attribs: {}, children: [node] } : node,
  );
}

/** Captions of tables cannot have links; a caption with more than text stays below. */
function captionInTable(figure: TreeElement): TreeNode[] | undefined {
  if (figure.name !== 'figure') return undefined;
  const tables = findAll(figure.children, 'table');
  const below = find(figure.children, 'figcaption');
  const [table] = tables;
  if (tables.length !== 1 || !table || !below || find([table], 'caption')) return undefined;
  if (!below.children.every(isText) || !figure.children.includes(below)) return undefined;
  table.children.unshift(elementNamed('caption', below.children));
  return figure.children.filter((child) => child !== below);
}
