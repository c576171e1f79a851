import { anchorsOfEveryPage, type BlockAnchors } from '../anchors.ts';
import { everyBlock, mapEveryBlock } from '../blockTree.ts';
import {
  hasFragmentLink,
  linkedNames,
  mapFragmentLinks,
  markTargets,
  noteAnchor,
} from '../html/fragmentLinks.ts';
import { mapHtml } from '../mapTexts.ts';
import type { ArticleOf, NumberedBlock } from '../preparedArticle.ts';

/**
 * Makes links work that lead to an id in the article's own HTML, as footnotes of word processors, Markdown and WordPress
 * do: the target is marked, and the links get the id that it has on the page. A link whose target is not on this
 * reader's page loses its address. The page's own anchors take precedence.
 *
 * @param anchorsOf the ids of blocks; without it, a link without a target stays as it is
 */
export function linkNotes<Block extends NumberedBlock>(
  article: ArticleOf<Block>,
  anchorsOf: BlockAnchors | undefined,
): ArticleOf<Block> {
  const linked = new Set<string>();
  mapAllHtml(article, (html) => {
    if (hasFragmentLink(html)) for (const name of linkedNames(html)) linked.add(name);
    return html;
  });
  if (linked.size === 0) return article;

  const onPage = new Set(anchorsOfEveryPage);
  if (anchorsOf) for (const anchor of everyBlock(article).flatMap(anchorsOf)) onPage.add(anchor);
  const notes = new Map<string, string | undefined>();
  const marked = mapAllHtml(article, (html) =>
    markTargets(html, (names, anchor) => {
      const found = names.filter((name) => linked.has(name) && !onPage.has(name) && !notes.has(name));
      for (const name of found) notes.set(name, anchor ?? noteAnchor(found[0] ?? name));
      return anchor === undefined ? found[0] : undefined;
    }),
  );
  const idOf = (name: string) => notes.get(name) ?? (onPage.has(name) || !anchorsOf ? name : undefined);
  return mapAllHtml(marked, (html) => (hasFragmentLink(html) ? mapFragmentLinks(html, idOf) : html));
}

function mapAllHtml<Block extends NumberedBlock>(
  article: ArticleOf<Block>,
  map: (html: string) => string,
): ArticleOf<Block> {
  return mapEveryBlock(article, (block) => mapHtml(block, map));
}
