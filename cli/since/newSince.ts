import { relative, resolve } from 'node:path';
import type { CorpusEntry } from '../../quality/corpus.ts';
import type { Problem } from '../../transformer/problem.ts';
import { Baseline } from '../baseline/baseline.ts';
import type { CheckSettings } from '../check/checkDocument.ts';
import { loadCheck } from '../check/loadCheck.ts';
import { changesSince, documentsAt, type Revision } from './revision.ts';

/** Whether a problem was there at a revision already. */
export type WasThere = (problem: Problem) => boolean;

/**
 * Compares problems with those that the same files had at a revision, by fingerprint and not by line: what moved is not
 * new. A file that is the same has the same problems.
 *
 * @throws UsageError where there is no repository or no such revision
 */
export async function problemsAt(
  revisionName: string,
  settings: CheckSettings,
  corpus?: readonly CorpusEntry[],
): Promise<WasThere> {
  const revision = changesSince(revisionName);
  const { documentCheck } = await loadCheck();
  const check = await documentCheck(settings, corpus);
  const before: Problem[] = [];
  for await (const document of documentsAt(revision)) {
    for (const { findings } of check([document])) before.push(...findings.map(({ problem }) => problem));
  }
  const baseline = Baseline.of(before);
  const differing = new Set([...revision.changed, ...revision.added]);
  return (problem) => !differing.has(placeUnder(revision, problem.file ?? '')) || baseline.takes(problem);
}

function placeUnder({ root }: Revision, file: string): string {
  return relative(root, resolve(file)).replaceAll('\\', '/');
}
