import { anchorsOf, type BlockAnchors } from '#transformer/anchors.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';

/**
 * What the checks of other articles need to know of an article. Small, so that a whole site fits in memory.
 */
export interface CorpusEntry {
  path: string;
  title: string;
  description: string;
  /** Whether it is visible to readers. */
  published: boolean;
  /** The ids on its page that links can target. */
  anchors: readonly string[];
}

/** The articles of the site that is checked. */
export interface Corpus {
  find(path: string): CorpusEntry | undefined;
  readonly entries: Iterable<CorpusEntry>;
}

/**
 * The corpus entry of an article; undefined if the input is not an article. An article with errors counts
 * too, so that its errors are not repeated at each link to it.
 */
export function indexArticle(
  article: unknown,
  anchorsOfBlock: BlockAnchors,
  published = true,
): CorpusEntry | undefined {
  const { checkable } = validateArticle(article);
  if (!checkable || checkable.path === '') return undefined;
  const { path, title, description = '' } = checkable;
  return { path, title, description, published, anchors: anchorsOf(checkable.allBlocks, anchorsOfBlock) };
}

/** Builds a corpus. The first of several articles with the same path wins. */
export function createCorpus(entries: Iterable<CorpusEntry>): Corpus {
  const byPath = new Map<string, CorpusEntry>();
  const all = [...entries];
  for (const entry of all) if (!byPath.has(entry.path)) byPath.set(entry.path, entry);
  return { find: (path) => byPath.get(path), entries: all };
}
