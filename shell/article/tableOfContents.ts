import { dataOf } from '#transformer/blockData.ts';
import type { PreparedBlock } from '#transformer/preparedArticle.ts';

/** Shorter articles have no contents. */
export const minSectionsForContents = 4;

export interface ContentsEntry {
  anchor: string;
  text: string;
}

/** Whether an article may have contents, for any reader; anchors are set later. */
export function mayHaveContents(blocks: readonly PreparedBlock[]): boolean {
  const sections = blocks.filter(
    (block) => (dataOf(block, 'heading')?.level ?? 2) === 2 && block.type === 'heading',
  );
  return sections.length >= minSectionsForContents;
}

/** Headings of level 2 of a long article. Empty for a short one. */
export function tableOfContents(blocks: readonly PreparedBlock[]): ContentsEntry[] {
  const entries = blocks.flatMap((block) => {
    const { text = '', level = 2, anchor } = dataOf(block, 'heading') ?? {};
    return level === 2 && anchor !== undefined ? [{ anchor, text }] : [];
  });
  return entries.length < minSectionsForContents ? [] : entries;
}
