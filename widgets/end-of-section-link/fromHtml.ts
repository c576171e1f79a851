import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { eachElement, findAll, selects } from '#transformer/fromHtml/tree/selector.ts';
import { textOfTree } from '#transformer/fromHtml/tree/writeTree.ts';
import { isElement, type TreeNode } from '#transformer/html/treeNodes.ts';

const isButtons = selects('.wp-block-buttons, .kg-button-card');
const endsSection = 'data-ends-section';
const maxText = 300;

/** A button behind the last text of a section. Others stay links in the text. */
export const endOfSectionLinkFromHtml: BlockFromHtml = {
  type: 'end-of-section-link',
  matches: (element) => element.attribs[endsSection] !== undefined,
  prepare(nodes) {
    eachElement(nodes, (element, around) => {
      if (!isButtons(element) || around.some((each) => isButtons(each))) return;
      const levels = [...around, element];
      const next = levels.reduceRight<TreeNode | undefined>((found, each, depth) => {
        const siblings = depth === 0 ? nodes : (around[depth - 1]?.children ?? []);
        return found ?? siblings.slice(siblings.indexOf(each) + 1).find(saysSomething);
      }, undefined);
      if (next === undefined || (isElement(next) && /^h[12]$/.test(next.name)))
        element.attribs[endsSection] = '';
    });
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

function saysSomething(node: TreeNode): boolean {
  return findAll([node], 'img, iframe, video, [data-kind]').length > 0 || textOfTree([node]) !== '';
}
