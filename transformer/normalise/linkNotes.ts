import { mapHtml } from '../article/mapTexts.ts';
import type { BlockList, NumberedBlock } from '../article/preparedArticle.ts';
import {
  hasFragmentLink,
  linkedNames,
  mapFragmentLinks,
  markTargets,
  noteAnchor,
} from '../html/fragmentLinks.ts';
import { anchorsOfEveryPage, type BlockAnchors } from '../registry/anchors.ts';

/**
 * Marks targets in the article's HTML, such as footnotes, and gives links their page id. A link without a
 * target on this reader's page loses its address. Without `anchorsOf` such links stay.
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
