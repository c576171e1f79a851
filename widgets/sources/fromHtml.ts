import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { find, findAll, selects } from '#transformer/fromHtml/tree/selector.ts';
import { isElement, type TreeElement } from '#transformer/html/treeNodes.ts';
import { citeFootnotes, footnoteKey, readFootnote } from './footnotes.ts';

const lists = 'ol.wp-block-footnotes, ol.footnotes, .footnotes ol, .footnote-list ol, ol.footnotes-list';
const isList = selects('[data-footnotes]');

/** Footnotes that the text leads to: the list of sources, and a mark at each place that cites one. */
export const sourcesFromHtml: BlockFromHtml = {
  type: 'sources',
  matches: isList,
  prepare(nodes) {
    const keyOf = new Map<string, string>();
    const inLists = new Set<TreeElement>();
    let count = 0;
    for (const list of findAll(nodes, lists)) {
      const notes = list.children.filter(isElement).filter(({ name }) => name === 'li');
      const ids = new Set(notes.map(({ attribs }) => attribs.id ?? ''));
      // What is no line of text stays a list, with links that lead to it.
      if (ids.size !== notes.length || ids.has('') || !notes.every((note) => readFootnote(note, 'x')))
        continue;
      const keys = [...ids].map((_, index) => footnoteKey(count + index));
      count += ids.size;
      // Of two elements of one id, links lead to the first.
      [...ids].forEach((id, index) => keyOf.set(id, keyOf.get(id) ?? keys[index] ?? ''));
      for (const link of findAll([list], 'a')) inLists.add(link);
      list.attribs['data-footnotes'] = keys.join(' ');
    }
    if (keyOf.size > 0) citeFootnotes(nodes, keyOf, inLists);
    return nodes;
  },
  read(element, context) {
    const keys = (element.attribs['data-footnotes'] ?? '').split(' ');
    const items = findAll(element.children, 'li').flatMap((note, index) => {
      const source = readFootnote(note, keys[index] ?? '');
      const url = context.link(find([note], 'a[href^="http"]')?.attribs.href);
      return source ? [{ ...source, ...(url === undefined ? {} : { url }) }] : [];
    });
    return items.length > 0 && items.length === keys.length && items.length <= 100 ? { items } : undefined;
  },
};
