import { dataOf } from '#transformer/blockData.ts';
import type { PreparedBlock } from '#transformer/preparedArticle.ts';

/** An article with fewer sections is short enough to be seen as a whole. */
export const minSectionsForContents = 4;

export interface ContentsEntry {
  anchor: string;
  text: string;
}

/** Whether an article may have contents, for any reader; a heading has its anchor only later. */
export function mayHaveContents(blocks: readonly PreparedBlock[]): boolean {
  const sections = blocks.filter(
    (block) => (dataOf(block, 'heading')?.level ?? 2) === 2 && block.type === 'heading',
  );
  return sections.length >= minSectionsForContents;
}

/** The main sections of a long article, by its headings of level 2. Empty where the article is short. */
export function tableOfContents(blocks: readonly PreparedBlock[]): ContentsEntry[] {
  const entries = blocks.flatMap((block) => {
    const { text = '', level = 2, anchor } = dataOf(block, 'heading') ?? {};
    return level === 2 && anchor !== undefined ? [{ anchor, text }] : [];
  });
  return entries.length < minSectionsForContents ? [] : entries;
}
