import { existsSync } from 'node:fs';
import { knownProblems, readBaseline, writeBaseline } from '../baseline/baseline.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import { ruleFilter } from '../check/ruleFilter.ts';
import type { CollectedFindings } from '../findings/collectFindings.ts';
import type { KnownCounts, Outcome } from '../findings/outcome.ts';
import type { ValidateOptions } from '../settings/options.ts';
import { baselineFile } from '../settings/ownFiles.ts';
import type { WasThere } from '../since/newSince.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { CheckerPool } from '../threads/checkerPool.ts';

type Found = Pick<CollectedFindings, 'paths' | 'interrupted'> & Pick<Outcome, 'withFindings'>;

export interface Knowledge {
  recognise: (found: Found) => KnownCounts;
}

/** From the baseline or a revision. @throws UsageError when a requested one is missing */
export async function knownBefore(
  options: ValidateOptions,
  { configuration }: CheckSettings,
  pool: CheckerPool,
): Promise<Knowledge> {
  if (options.since !== undefined) {
    const { problemsAt } = await import('../since/newSince.ts');
    const wasThere = await problemsAt(options.since, pool);
    return { recognise: (checked) => ({ met: mark(checked, wasThere), fixed: 0 }) };
  }
  const file = baselineFile(configuration, options);
  if (file === undefined) {
    if (options.updateBaseline) throw new UsageError('--update-baseline requires --baseline FILE');
    return { recognise: () => ({ met: 0, fixed: 0 }) };
  }
  if (options.updateBaseline)
    return {
      recognise: (checked) => {
        update(file, checked, options.rules);
        return { met: mark(checked, ({ path }) => path !== ''), fixed: 0 };
      },
    };
  const baseline = readBaseline(file);
  return {
    recognise: (checked) => {
      const met = mark(checked, (problem) => baseline.matches(problem));
      return {
        met,
        fixed: checked.interrupted || options.rules.length > 0 ? 0 : baseline.fixedIn(checked.paths),
      };
    },
  };
}

/** Known problems of articles and rules outside this run stay in the baseline. */
function update(file: string, { withFindings, paths, interrupted }: Found, rules: readonly string[]): void {
  if (interrupted) return;
  const wasRequested = ruleFilter(rules);
  const earlier = existsSync(file) ? readBaseline(file).problems : [];
  const found = withFindings.flatMap(({ findings }) => findings.map(({ problem }) => problem));
  writeBaseline(file, [
    ...earlier.filter(({ path, rule }) => !paths.has(path) || !wasRequested(rule)),
    ...knownProblems(found),
  ]);
}

function mark({ withFindings }: Pick<Outcome, 'withFindings'>, isKnown: WasThere): number {
  let met = 0;
  for (const { findings } of withFindings) {
    for (const finding of findings) {
      if (!isKnown(finding.problem)) continue;
      finding.isKnown = true;
      met += 1;
    }
  }
  return met;
}
