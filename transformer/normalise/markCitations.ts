import { isBlank } from '#contracts/blank.ts';
import { dataOf } from '../article/blockData.ts';
import { type Citation, type Citations, evidenceAnchor, markAnchor } from '../article/citations.ts';
import { mapHtml } from '../article/mapTexts.ts';
import type { BlockList, NumberedBlock } from '../article/preparedArticle.ts';
import { mapCiteMarks } from '../html/citeMark.ts';

/**
 * Numbers sources in list order. Marks of unlisted sources are removed.
 * Returns where each source is cited, for back links.
 */
export function markCitations<Block extends NumberedBlock>(
  blocks: BlockList<Block>,
): { marked: BlockList<Block>; citations: Citations } {
  const sources = listedSources(blocks);
  const marks = new Map<string, number>();

  function cite(id: string, anchor: string): void {
    sources.get(id)?.mentions.push(anchor);
  }

  function withMarks<Marked extends Block>(block: Marked): Marked {
    return mapHtml(block, (html) =>
      mapCiteMarks(html, (id) => {
        const source = sources.get(id);
        if (!source) return undefined;
        const nth = (marks.get(id) ?? 0) + 1;
        marks.set(id, nth);
        cite(id, markAnchor(id, nth));
        return { id, number: source.number, nth };
      }),
    );
  }

  const marked = blocks.map((block) => {
    if (block.rejection !== undefined) return block;
    const evidence = dataOf(block, 'evidence');
    for (const id of new Set(evidence?.sources)) cite(id, evidenceAnchor(id, block.indexOfKind));
    return withMarks(block);
  });
  return { marked, citations: Object.fromEntries(sources) };
}

interface ListedSource extends Citation {
  mentions: string[];
}

function listedSources(blocks: BlockList<NumberedBlock>): Map<string, ListedSource> {
  const sources = new Map<string, ListedSource>();
  for (const block of blocks) {
    for (const { id, title } of dataOf(block, 'sources')?.items ?? []) {
      if (isBlank(title) || sources.has(id)) continue;
      sources.set(id, { number: sources.size + 1, listedIn: block.indexOfKind, mentions: [] });
    }
  }
  return sources;
}
