import { type ReadDocument, toArticle } from '#content/cms/payload/document/toArticle.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { ArticleUpdate } from '../articleUpdate.ts';

/** A document as the article that it says, and as what the frame is told of it. */
export interface UpdateOfDocument {
  article: Readonly<Record<string, unknown>>;
  placeOf: ReadDocument['placeOf'];
  update: ArticleUpdate;
}

/**
 * What a document says, whole: the frame compares each block with the one that it has, and renders those that are others.
 *
 * @param site where the CMS is, for addresses that it gives without a host
 * @param version counts up with each document
 */
export function updateOf(document: unknown, site: string, version: number): UpdateOfDocument {
  const { article = {}, placeOf } = toArticle(document, { site, drafts: true });
  const { blocks: written, ...fields } = article;
  const blocks = Array.isArray(written) ? written : [];
  const keys = keysOf(blocks);
  return {
    article,
    placeOf,
    update: {
      version,
      // Nothing of it is kept here: the server is asked about this very article.
      sequence: version,
      fields,
      blocks: blocks.map((block, index) => [keys[index] ?? '', block]),
      order: keys,
    },
  };
}

/** A key for each block, which it keeps where it is moved: its id, and beside that, where several have the same, which of them it is. */
function keysOf(blocks: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const id = isRecord(block) && typeof block.id === 'string' ? block.id : '';
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 && id !== '' ? id : `${id} ${count}`;
  });
}
