import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { find, findAll, selects } from '#transformer/fromHtml/tree/selector.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';
import { citeFootnotes, footnoteKey, readFootnote } from './footnotes.ts';

const lists = 'ol.wp-block-footnotes, ol.footnotes, .footnotes ol, .footnote-list ol, ol.footnotes-list';
const isList = selects('[data-footnotes]');

/** Footnotes that the text leads to: the list of sources, and a mark at each place that cites one. */
export const sourcesFromHtml: BlockFromHtml = {
  type: 'sources',
  matches: isList,
  prepare(nodes) {
    let count = 0;
    for (const list of findAll(nodes, lists)) {
      const notes = list.children.filter(
        (child): child is TreeElement => 'name' in child && child.name === 'li',
      );
      const keys = new Map(notes.map((note, index) => [note.attribs.id ?? '', footnoteKey(count + index)]));
      // What is no line of text stays a list, with links that lead to it.
      if (keys.size !== notes.length || keys.has('') || !notes.every((note) => readFootnote(note, 'x')))
        continue;
      count += notes.length;
      citeFootnotes(nodes, keys, list);
      list.attribs['data-footnotes'] = [...keys.values()].join(' ');
    }
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
