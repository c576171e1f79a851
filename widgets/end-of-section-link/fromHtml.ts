import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { findAll } from '#transformer/fromHtml/tree/selector.ts';
import { buttons, markEndsOfSections, sectionEndAttribute } from './sectionEnds.ts';

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
