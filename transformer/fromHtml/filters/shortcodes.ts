import { isElement, isText, type TreeNode } from '../../html/treeNodes.ts';
import type { HtmlFilter } from '../filter.ts';
import { shortcodeTagsIn } from '../wordpress/shortcodeTags.ts';
import { furnitureShortcodes } from '../wordpress/siteFurniture.ts';
import { wordpressClassic } from './wordpressClassic.ts';

/** Text with shortcodes and no other sign of WordPress. */
export const shortcodes: HtmlFilter = {
  name: 'shortcodes',
  recognises: ({ html, nodes }) => /\[[a-z]/i.test(html) && nodes.some(hasShortcode),
  rewrite: wordpressClassic.rewrite,
};

function hasShortcode(node: TreeNode): boolean {
  if (!isText(node)) return isElement(node) && node.children.some(hasShortcode);
  return (
    node.data.includes('[') &&
    shortcodeTagsIn(node.data, (name) => furnitureShortcodes.has(name) || name === 'gallery').some(
      (piece) => typeof piece !== 'string',
    )
  );
}
