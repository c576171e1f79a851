import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { findAll, selects } from '#transformer/fromHtml/tree/selector.ts';
import { isBlankText, isElement, isText, type TreeNode } from '#transformer/html/treeNodes.ts';

const buttons = '.wp-block-buttons, .kg-button-card';
const isButtons = selects(buttons);
const shown = /^(?:img|iframe|video|audio)$/;
const sectionEndAttribute = 'data-ends-section';

const maxText = 300;

/** A button behind the last text of a section. Others stay links in the text. */
export const endOfSectionLinkFromHtml: BlockFromHtml = {
  type: 'end-of-section-link',
  selector: `[${sectionEndAttribute}]`,
  prepare: {
    selector: buttons,
    change(nodes) {
      markEndsOfSections(nodes);
      return nodes;
    },
  },
  read(element, context) {
    const links = findAll([element], 'a');
    const address = context.link(links[0]?.attribs.href);
    const text = context.text([element]);
    if (links.length !== 1 || !address || text === '' || text.length > maxText) return undefined;
    return { 'data-display-text': text, 'data-destination-url': address };
  },
};

/** Marks the buttons before a heading or the end, in one backward pass. */
function markEndsOfSections(nodes: readonly TreeNode[]): void {
  let isAtEnd = true;
  const visit = (all: readonly TreeNode[], isInButtons: boolean): void => {
    for (let index = all.length - 1; index >= 0; index -= 1) {
      const node = all[index];
      if (node && isText(node)) isAtEnd &&= isBlankText(node);
      if (!node || !isElement(node) || node.name === 'script') continue;
      const isOutermost = !isInButtons && isButtons(node);
      if (isOutermost && isAtEnd) node.attribs[sectionEndAttribute] = '';
      const wasAtEnd = isAtEnd;
      const isHeading = node.name === 'h1' || node.name === 'h2';
      if (isHeading) isAtEnd = true;
      visit(node.children, isInButtons || isOutermost);
      if (isHeading) isAtEnd = wasAtEnd || !isAtEnd;
      else if (shown.test(node.name) || node.attribs['data-kind'] !== undefined) isAtEnd = false;
    }
  };
  visit(nodes, false);
}
