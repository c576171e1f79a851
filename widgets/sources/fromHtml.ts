import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { find, findAll } from '#transformer/fromHtml/tree/selector.ts';
import { footnoteLists, footnotesAttribute, markFootnotes, readFootnote } from './footnotes.ts';

const maxItems = 100;

/** Footnotes that the text links to become a list of sources, and each link a citation mark. */
export const sourcesFromHtml: BlockFromHtml = {
  type: 'sources',
  selector: `[${footnotesAttribute}]`,
  prepare: {
    selector: footnoteLists,
    change(nodes) {
      markFootnotes(nodes);
      return nodes;
    },
  },
  read(element, context) {
    const keys = (element.attribs[footnotesAttribute] ?? '').split(' ');
    const items = findAll(element.children, 'li').flatMap((note, index) => {
      const source = readFootnote(note, keys[index] ?? '');
      const url = context.link(find([note], 'a[href^="http"]')?.attribs.href);
      return source ? [{ ...source, ...(url === undefined ? {} : { url }) }] : [];
    });
    return items.length > 0 && items.length === keys.length && items.length <= maxItems
      ? { items }
      : undefined;
  },
};
