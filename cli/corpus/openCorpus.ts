import type { ArticleDocument } from '../input/document.ts';
import { expandArguments, whyUnmatched } from '../input/expandArguments.ts';
import { documentsOfFiles } from '../input/fileDocuments.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import { Corpus } from './corpus.ts';
import { type IndexingOptions, indexAll } from './indexAll.ts';

/** The articles of a site that come from a store or a content API. */
export async function corpusOfDocuments(
  documents: AsyncIterable<ArticleDocument>,
  indexing: IndexingOptions,
): Promise<Corpus> {
  return new Corpus(await indexAll(documents, indexing), [], indexing);
}

/**
 * The articles of a site that stand in files, which are looked into again when they change.
 *
 * @param targets files, folders and globs
 * @param stdinName what standard input is called, where it is among them
 * @throws UsageError where one of them leads to no file
 */
export async function corpusOfTargets(
  targets: readonly string[],
  stdinName: string,
  { cache, ...indexing }: IndexingOptions,
): Promise<Corpus> {
  const { names, unmatched } = expandArguments(targets);
  if (unmatched.length > 0) {
    throw new UsageError(`${unmatched.map(whyUnmatched).join('; ')}, where the site should be`);
  }
  const documents = documentsOfFiles(names, { name: stdinName, stream: process.stdin });
  // Only the first look is at all of them, so only that one is kept.
  return new Corpus(await indexAll(documents, { ...indexing, cache }), targets, indexing);
}
