import { type ReadDocument, toArticle } from '#content/cms/payload/document/toArticle.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { ArticleUpdate } from '../articleUpdate.ts';

/** A document as article, and as update for the frame. */
export interface UpdateOfDocument {
  article: Readonly<Record<string, unknown>>;
  placeOf: ReadDocument['placeOf'];
  update: ArticleUpdate;
}

/**
 * Converts a document to a complete update: the frame compares each block and renders changed ones.
 * @param site the CMS's origin, for addresses without a host
 * @param version increments with each document
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
      // Not stored here: the server is asked about this very article.
      sequence: version,
      fields,
      blocks: blocks.map((block, index) => [keys[index] ?? '', block]),
      order: keys,
    },
  };
}

/** A stable key per block across moves: its id, plus a number for duplicates. */
function keysOf(blocks: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return blocks.map((block) => {
    const id = isRecord(block) && typeof block.id === 'string' ? block.id : '';
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 && id !== '' ? id : `${id} ${count}`;
  });
}
