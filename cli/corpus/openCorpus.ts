import type { ArticleDocument } from '../input/document.ts';
import { expandArguments, whyUnmatched } from '../input/expandArguments.ts';
import { documentsOfFiles } from '../input/fileDocuments.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import { Corpus } from './corpus.ts';
import { type IndexingOptions, indexAll } from './indexAll.ts';

export async function corpusOfDocuments(
  documents: AsyncIterable<ArticleDocument>,
  indexing: IndexingOptions,
): Promise<Corpus> {
  return new Corpus(await indexAll(documents, indexing), [], indexing);
}

/** Files are read again when they change. @throws UsageError when a target matches no file */
export async function corpusOfTargets(
  targets: readonly string[],
  stdinName: string,
  { cache, ...indexing }: IndexingOptions,
): Promise<Corpus> {
  const { names, unmatched } = expandArguments(targets);
  if (unmatched.length > 0)
    throw new UsageError(
      `--corpus must name the articles of the site: ${unmatched.map(whyUnmatched).join('; ')}`,
    );
  const documents = documentsOfFiles(names, { name: stdinName, stream: process.stdin });
  // Only the first run reads all of them, so only its results are cached.
  return new Corpus(await indexAll(documents, { ...indexing, cache }), targets, indexing);
}
