import { dataOf } from '../transformer/blockData.ts';
import { anchorHeadings } from '../transformer/normalise/anchorHeadings.ts';
import { forEveryBlock } from '../transformer/normalise/everyBlock.ts';
import type { PreparedArticle } from '../transformer/preparedArticle.ts';
import { validateArticle } from '../transformer/validate/validateArticle.ts';

/** What other articles need to know of an article. Small, so that it can be kept for a whole site. */
export interface CorpusEntry {
  path: string;
  title: string;
  description: string;
  /** Whether readers get it. */
  published: boolean;
  /** The names by which links reach its headings. */
  anchors: readonly string[];
}

/** The articles of the site that is checked. */
export interface Corpus {
  find(path: string): CorpusEntry | undefined;
  readonly entries: Iterable<CorpusEntry>;
}

/**
 * What other articles need to know of this one; undefined where it is no article. One that has no page before it is
 * mended counts as well: what is wrong is told of it, and not of each link to it.
 */
export function indexArticle(article: unknown, published = true): CorpusEntry | undefined {
  const { checkable } = validateArticle(article);
  if (!checkable || checkable.path === '') return undefined;
  const { path, title, description = '' } = checkable;
  return { path, title, description, published, anchors: anchorsOf(checkable) };
}

/** A corpus of these articles. Of two with the same path the first counts. */
export function createCorpus(entries: Iterable<CorpusEntry>): Corpus {
  const byPath = new Map<string, CorpusEntry>();
  const all = [...entries];
  for (const entry of all) if (!byPath.has(entry.path)) byPath.set(entry.path, entry);
  return { find: (path) => byPath.get(path), entries: all };
}

/** The names by which links reach the headings of an article. */
export function anchorsOf(article: PreparedArticle): string[] {
  const anchors: string[] = [];
  forEveryBlock(anchorHeadings(article), (block) => anchors.push(...anchorOfBlock(block)));
  return anchors;
}

function anchorOfBlock(block: Parameters<typeof dataOf>[0]): string[] {
  const anchor = dataOf(block, 'heading')?.anchor;
  return anchor === undefined ? [] : [anchor];
}
