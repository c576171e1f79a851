import type { ArticleDocument } from '../input/document.ts';

/** Documents that a thread is given at once: many enough that handing over costs nothing, few enough to share out. */
const batchSize = 16;

/** Documents in groups of a few. */
export async function* batchesOf(
  documents: AsyncIterable<ArticleDocument>,
): AsyncIterable<ArticleDocument[]> {
  let batch: ArticleDocument[] = [];
  for await (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
