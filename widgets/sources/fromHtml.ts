import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { find, findAll, selects } from '#transformer/fromHtml/tree/selector.ts';
import { footnotesAttribute, markFootnotes, readFootnote } from './footnotes.ts';

const isList = selects(`[${footnotesAttribute}]`);
const maxItems = 100;

/** Footnotes that the text leads to: the list of sources, and a mark at each place that cites one. */
export const sourcesFromHtml: BlockFromHtml = {
  type: 'sources',
  matches: isList,
  prepare(nodes) {
    markFootnotes(nodes);
    return nodes;
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
