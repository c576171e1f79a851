import { selects } from '#transformer/fromHtml/tree/selector.ts';
import { isBlankText, isElement, isText, type TreeNode } from '#transformer/html/treeNodes.ts';

const isButtons = selects('.wp-block-buttons, .kg-button-card');
const isShown = selects('img, iframe, video, audio, [data-kind]');
/** Marks a button that ends a section. */
export const sectionEndAttribute = 'data-ends-section';

/** Marks the buttons before a heading or the end, in one backward pass. */
export function markEndsOfSections(nodes: readonly TreeNode[]): void {
  let isAtEnd = true;
  const visit = (all: readonly TreeNode[], isInButtons: boolean): void => {
    for (const node of all.toReversed()) {
      if (isText(node)) isAtEnd &&= isBlankText(node);
      if (!isElement(node) || node.name === 'script') continue;
      const isOutermost = !isInButtons && isButtons(node);
      if (isOutermost && isAtEnd) node.attribs[sectionEndAttribute] = '';
      const wasAtEnd = isAtEnd;
      const isHeading = /^h[12]$/.test(node.name);
      if (isHeading) isAtEnd = true;
      visit(node.children, isInButtons || isOutermost);
      if (isHeading) isAtEnd = wasAtEnd || !isAtEnd;
      else if (isShown(node)) isAtEnd = false;
    }
  };
  visit(nodes, false);
}
