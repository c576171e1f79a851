import { UsageError } from '../exitStatus.ts';
import type { ArticleDocument } from '../input/document.ts';
import { expandArguments, whyUnmatched } from '../input/expandArguments.ts';
import { documentsOfFiles } from '../input/fileDocuments.ts';
import { type IndexingOptions, indexAll } from './indexAll.ts';
import { Site } from './site.ts';

/** A site whose articles come from a store or a content API. */
export async function siteOfDocuments(
  documents: AsyncIterable<ArticleDocument>,
  indexing: IndexingOptions,
): Promise<Site> {
  return new Site(await indexAll(documents, indexing), [], indexing);
}

/**
 * A site whose articles stand in files, which are looked into again when they change.
 *
 * @param targets files, folders and globs
 * @param stdinName what standard input is called, where it is among them
 * @throws UsageError where one of them leads to no file
 */
export async function siteOfTargets(
  targets: readonly string[],
  stdinName: string,
  { cache, ...indexing }: IndexingOptions,
): Promise<Site> {
  const { names, unmatched } = expandArguments(targets);
  if (unmatched.length > 0) {
    throw new UsageError(`${unmatched.map(whyUnmatched).join('; ')}, where the site should be`);
  }
  const documents = documentsOfFiles(names, { name: stdinName, stream: process.stdin });
  // Only the first look is at all of them, so only that one is kept.
  return new Site(await indexAll(documents, { ...indexing, cache }), targets, indexing);
}
