import { openCache, openCorpusCache } from '../cache/openCache.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { type CollectedFindings, collectFindings } from '../findings/collectFindings.ts';
import { type Outcome, problemsOf, statusOf } from '../findings/outcome.ts';
import { whyUnmatched } from '../input/expandArguments.ts';
import { defaultTargets, type Input } from '../input/openInput.ts';
import { writeReports } from '../report/writeReports.ts';
import { inFolder } from '../settings/configuration.ts';
import type { ValidateOptions } from '../settings/options.ts';
import { counted } from '../terminal/counts.ts';
import { exitStatus } from '../terminal/exitStatus.ts';
import { type Output, printable } from '../terminal/output.ts';
import type { CheckerPool } from '../threads/checkerPool.ts';
import { knownBefore } from './knownBefore.ts';

interface Progress {
  show: (checked: number) => void;
  end: () => void;
}

const barWidth = 30;
const interval = 100;

/** Only if standard error is a terminal. @param total number of articles, if known */
function progressBar({ err, watched }: Output, total: number | undefined): Progress {
  if (!watched) return { show: () => {}, end: () => {} };
  let drawn = 0;
  return {
    show(checked) {
      const now = performance.now();
      if (now - drawn < interval) return;
      drawn = now;
      err(`\r\u001b[K${total === undefined ? counted(checked, 'article') : bar(checked, total)}`);
    },
    end() {
      if (drawn > 0) err('\r\u001b[K');
    },
  };
}

function bar(checked: number, total: number): string {
  const done = Math.min(barWidth, Math.floor((checked / Math.max(total, 1)) * barWidth));
  return `[${'='.repeat(done)}${' '.repeat(barWidth - done)}] ${checked} of ${counted(total, 'article')}`;
}

export interface Run {
  input: Input;
  isArticle: (name: string) => boolean;
  options: ValidateOptions;
  settings: CheckSettings;
  pool: CheckerPool;
  output: Output;
  interruption: AbortSignal;
}

/** Returns the exit status. @throws UsageError for something requested that is missing */
export async function runValidation(run: Run): Promise<number> {
  const { input, options, settings, pool, output, interruption } = run;
  for (const target of input.unmatched) {
    const hint =
      options.targets.length === 0
        ? '. Name the files to check, such as: pagewell validate my-articles/'
        : '';
    output.err(`${printable(`pagewell: ${whyUnmatched(target)}${hint}`)}\n`);
  }
  if (input.total === 0) {
    if (input.unmatched.length === 0) output.err('pagewell: none of these files is an article\n');
    return exitStatus.noInput;
  }
  await requireNames(run);
  const site = await corpusOf(run);
  pool.know(site?.entries);
  const knowledge = await knownBefore(options, settings, pool);

  const progress = progressBar(output, input.total);
  const collected = await collectFindings(input.documents, {
    pool,
    total: input.total,
    interruption,
    progress: progress.show,
    cache: options.cache ? openCache(settings, site?.entries) : undefined,
  });
  progress.end();
  let withFindings: readonly CheckedDocument[] = collected.withFindings;
  let unwritten = 0;
  if (options.fix !== 'no' && !collected.interrupted) {
    const isTrial = options.fix === 'trial';
    const { fixFindings } = await import('../fix/fixFindings.ts');
    const { isMigration, isSafe } = await import('../fix/isFixed.ts');
    const isFixed = options.migratesOnly ? isMigration : isSafe;
    const fixed = await fixFindings(withFindings, pool, { isTrial, isFixed, output });
    if (isTrial) {
      output.err(`pagewell: ${counted(fixed.count, 'problem')} would be fixed\n`);
      if (collected.unread > 0) return exitStatus.incomplete;
      return fixed.count > 0 ? exitStatus.findings : exitStatus.ok;
    }
    ({ withFindings, unwritten } = fixed);
  }
  const found = { ...collected, withFindings };
  const isComplete = input.unmatched.length === 0 && pool.stopped.size === 0 && unwritten === 0;
  const outcome = outcomeOf(found, run, isComplete, knowledge.recognise(found));
  await writeReports(outcome, options.formats, output);
  reportFolders(outcome, run);
  if (options.watch && !collected.interrupted) {
    await watch(outcome, run, site);
    return exitStatus.interrupted;
  }
  const status = statusOf(outcome);
  if (status === exitStatus.noInput) output.err('pagewell: no article was found\n');
  return status;
}

/** A misspelled name would look like success. */
async function requireNames({ options, settings, pool }: Run): Promise<void> {
  const { configuration, ruleModules } = settings;
  const namesNone = options.rules.length === 0 && !configuration.rules && !configuration.overrides;
  if (namesNone && ruleModules.length === 0) return;
  const customRules = await pool.customRules();
  if (namesNone) return;
  const { requireNamesOf, requireRules } = await import('../settings/knownNames.ts');
  requireRules(options.rules, customRules);
  requireNamesOf(configuration, customRules);
}

function outcomeOf(
  found: Omit<CollectedFindings, 'withFindings'> & Pick<Outcome, 'withFindings'>,
  { options, settings }: Run,
  isComplete: boolean,
  known: Outcome['known'],
): Outcome {
  return {
    ...found,
    complete: isComplete && !found.interrupted && found.unread === 0,
    gate: options.gate ?? settings.configuration.failOn ?? 'error',
    known,
  };
}

/** A folder may be only a part of a site: links to other parts are then no fault. */
function reportFolders(outcome: Outcome, { input, options, settings, output }: Run): void {
  const isNamed = options.corpus.length > 0 || settings.configuration.corpus !== undefined;
  if (!input.folders || isNamed) return;
  if ([...problemsOf(outcome)].every(({ rule }) => rule !== 'link/internal-missing')) return;
  output.err(
    `${printable(`pagewell: links were checked against the articles in ${input.folders.join(', ')}. If the site has more articles, name them all with --corpus`)}\n`,
  );
}

async function corpusOf(run: Run): Promise<Corpus | undefined> {
  const { input, options, settings, pool, interruption } = run;
  const { configuration } = settings;
  const named = [...inFolder(configuration, configuration.corpus), ...options.corpus];
  const targets = named.length > 0 ? named : (input.folders ?? []);
  if (targets.length === 0 && !input.site) return undefined;
  if (named.length === 0 && !(await isCorpusRead(run))) return undefined;
  const { corpusOfDocuments, corpusOfTargets } = await import('../corpus/openCorpus.ts');
  const indexing = { pool, interruption };
  if (targets.length === 0) return input.site && corpusOfDocuments(input.site(), indexing);
  const cache = options.cache ? openCorpusCache() : undefined;
  return corpusOfTargets(targets, options.stdinName, { ...indexing, cache });
}

/** Unknown, so true, for a publisher's own rules. */
async function isCorpusRead({ options, settings }: Run): Promise<boolean> {
  if (options.rules.length === 0 || settings.ruleModules.length > 0) return true;
  const { readsCorpus } = await import('../settings/knownNames.ts');
  return options.rules.some(readsCorpus);
}

/** Until interrupted. */
async function watch(first: Outcome, run: Run, site: Corpus | undefined): Promise<void> {
  const { options, settings, pool, output, interruption, isArticle } = run;
  const { watchFindings } = await import('../watch/watchFindings.ts');
  const watched = {
    targets: options.targets.length > 0 ? options.targets : defaultTargets(),
    site,
    pool,
    isArticle,
    log: (line: string) => output.err(`pagewell: ${line}\n`),
    async report(changed: CollectedFindings, all: readonly CheckedDocument[]) {
      const knowledge = await knownBefore(options, settings, pool);
      for (const { findings } of all) for (const finding of findings) finding.isKnown = false;
      knowledge.recognise({ ...changed, withFindings: all });
      const outcome = outcomeOf(changed, run, pool.stopped.size === 0, { met: 0, fixed: 0 });
      await writeReports(outcome, options.formats, output);
    },
  };
  await watchFindings(first.withFindings, watched, interruption);
}
