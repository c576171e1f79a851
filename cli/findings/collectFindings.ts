import type { ResultCache } from '../cache/resultCache.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { ArticleDocument } from '../input/document.ts';
import type { CheckerPool } from '../threads/checkerPool.ts';
import { spread, type Work } from '../threads/spread.ts';

export interface CollectedFindings {
  articles: number;
  sites: number;
  unread: number;
  withFindings: CheckedDocument[];
  paths: Set<string>;
  interrupted: boolean;
}

export interface CollectingOptions {
  pool: CheckerPool;
  total?: number | undefined;
  interruption: AbortSignal;
  progress?: (checked: number) => void;
  cache?: ResultCache | undefined;
}

export function noFindings(): CollectedFindings {
  return { articles: 0, sites: 0, unread: 0, withFindings: [], paths: new Set(), interrupted: false };
}

/** Returns partial results when interrupted. The number of threads does not change the result. */
export async function collectFindings(
  documents: AsyncIterable<ArticleDocument>,
  { pool, total, interruption, progress = () => {}, cache }: CollectingOptions,
): Promise<CollectedFindings> {
  const all = noFindings();
  const found: CheckedDocument[] = [];
  const collect = (checked: CheckedDocument, place: number): void => {
    if (checked.complete) all.articles += 1;
    else all.unread += 1;
    if (checked.isSite) all.sites += 1;
    if (checked.path !== '') all.paths.add(checked.path);
    if (checked.findings.length > 0) found[place] = checked;
    progress(all.articles + all.unread);
  };
  const work: Work<CheckedDocument> = { perform: (checker, batch) => checker.check(batch), collect };
  await spread(documents, work, { pool, total, interruption, cache });
  return { ...all, withFindings: found.filter(Boolean), interrupted: interruption.aborted };
}
