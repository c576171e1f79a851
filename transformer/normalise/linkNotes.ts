import { anchorsOfEveryPage, type BlockAnchors } from '../anchors.ts';
import {
  hasFragmentLink,
  linkedNames,
  mapFragmentLinks,
  markTargets,
  noteAnchor,
} from '../html/fragmentLinks.ts';
import { mapHtml } from '../mapTexts.ts';
import type { BlockList, NumberedBlock } from '../preparedArticle.ts';

/**
 * Makes links work that lead to an id in the article's own HTML, as footnotes of word processors, Markdown and WordPress
 * do: the target is marked, and the links get the id that it has on the page. A link whose target is not on this
 * reader's page loses its address. The page's own anchors take precedence.
 *
 * @param anchorsOf the ids of blocks; without it, a link without a target stays as it is
 */
export function linkNotes<Block extends NumberedBlock>(
  blocks: BlockList<Block>,
  anchorsOf: BlockAnchors | undefined,
): BlockList<Block> {
  const mapAllHtml = (list: BlockList<Block>, map: (html: string) => string) =>
    list.map((block) => mapHtml(block, map));
  const linked = new Set<string>();
  mapAllHtml(blocks, (html) => {
    if (hasFragmentLink(html)) for (const name of linkedNames(html)) linked.add(name);
    return html;
  });
  if (linked.size === 0) return blocks;

  const onPage = new Set(anchorsOfEveryPage);
  if (anchorsOf) for (const anchor of blocks.flatMap(anchorsOf)) onPage.add(anchor);
  const notes = new Map<string, string | undefined>();
  const marked = mapAllHtml(blocks, (html) =>
    markTargets(html, (names, anchor) => {
      const found = names.filter((name) => linked.has(name) && !onPage.has(name) && !notes.has(name));
      for (const name of found) notes.set(name, anchor ?? noteAnchor(found[0] ?? name));
      return anchor === undefined ? found[0] : undefined;
    }),
  );
  const idOf = (name: string) => notes.get(name) ?? (onPage.has(name) || !anchorsOf ? name : undefined);
  return mapAllHtml(marked, (html) => (hasFragmentLink(html) ? mapFragmentLinks(html, idOf) : html));
}
