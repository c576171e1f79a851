import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { findAll, selects } from '#transformer/fromHtml/tree/selector.ts';
import { isBlankText, isElement, isText, type TreeNode } from '#transformer/html/treeNodes.ts';

const isButtons = selects('.wp-block-buttons, .kg-button-card');
const isShown = selects('img, iframe, video, audio, [data-kind]');
const endsSection = 'data-ends-section';
const maxText = 300;

/** A button behind the last text of a section. Others stay links in the text. */
export const endOfSectionLinkFromHtml: BlockFromHtml = {
  type: 'end-of-section-link',
  matches: (element) => element.attribs[endsSection] !== undefined,
  prepare(nodes) {
    markEndsOfSections(nodes);
    return nodes;
  },
  read(element, context) {
    const links = findAll([element], 'a');
    const address = context.link(links[0]?.attribs.href);
    const text = context.text([element]);
    if (links.length !== 1 || !address || text === '' || text.length > maxText) return undefined;
    return { 'data-display-text': text, 'data-destination-url': address };
  },
};

/** Marks the buttons behind which there is nothing, or a heading, in one walk from the end. */
function markEndsOfSections(nodes: readonly TreeNode[]): void {
  let isAtEnd = true;
  const visit = (all: readonly TreeNode[], isInButtons: boolean): void => {
    for (const node of all.toReversed()) {
      if (isText(node)) isAtEnd &&= isBlankText(node);
      if (!isElement(node) || node.name === 'script') continue;
      const isOutermost = !isInButtons && isButtons(node);
      if (isOutermost && isAtEnd) node.attribs[endsSection] = '';
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
