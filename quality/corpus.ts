import { anchorsOf, type BlockAnchors } from '#transformer/anchors.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';

/** What other articles need to know of an article. Small, so that it can be kept for a whole site. */
export interface CorpusEntry {
  path: string;
  title: string;
  description: string;
  /** Whether readers get it. */
  published: boolean;
  /** The ids on its page that links may lead to. */
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

/** A corpus of these articles. Of two with the same path the first counts. */
export function createCorpus(entries: Iterable<CorpusEntry>): Corpus {
  const byPath = new Map<string, CorpusEntry>();
  const all = [...entries];
  for (const entry of all) if (!byPath.has(entry.path)) byPath.set(entry.path, entry);
  return { find: (path) => byPath.get(path), entries: all };
}
