import { anchorsOf } from '#transformer/normalise/anchorHeadings.ts';
import type { BlockAnchors } from '#transformer/registry/anchors.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';

/** Small, so that a whole site fits in memory. */
export interface CorpusEntry {
  path: string;
  title: string;
  description: string;
  published: boolean;
  anchors: readonly string[];
}

export interface Corpus {
  find(path: string): CorpusEntry | undefined;
  readonly entries: Iterable<CorpusEntry>;
}

/** An article with errors counts too, so that its errors are not repeated at each link to it. */
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
