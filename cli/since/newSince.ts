import { relative, resolve } from 'node:path';
import type { Problem } from '#transformer/problems/problem.ts';
import { Baseline } from '../baseline/baseline.ts';
import { collectFindings } from '../findings/collectFindings.ts';
import type { CheckerPool } from '../threads/checkerPool.ts';
import { changesSince, documentsAt, type Revision } from './revision.ts';

export type WasThere = (problem: Problem) => boolean;

/** Compares fingerprints, so moved problems are not new. @throws UsageError without a repository or revision */
export async function problemsAt(revisionName: string, pool: CheckerPool): Promise<WasThere> {
  const revision = changesSince(revisionName);
  const { withFindings } = await collectFindings(documentsAt(revision), {
    pool,
    interruption: new AbortController().signal,
  });
  const baseline = Baseline.of(
    withFindings.flatMap(({ findings }) => findings.map(({ problem }) => problem)),
  );
  const differing = new Set([...revision.changed, ...revision.added]);
  return (problem) => !differing.has(placeUnder(revision, problem.file ?? '')) || baseline.matches(problem);
}

function placeUnder({ root }: Revision, file: string): string {
  return relative(root, resolve(file)).replaceAll('\\', '/');
}
