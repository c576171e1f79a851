import { writeFileSync } from 'node:fs';
import { openCache, openSiteCache } from '../cache/openCache.ts';
import type { CheckSettings } from '../check/checkDocument.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import { counted } from '../counts.ts';
import { exitStatus } from '../exitStatus.ts';
import { whyUnmatched } from '../input/expandArguments.ts';
import { defaultTargets, type Input, isIgnored } from '../input/openInput.ts';
import type { Output } from '../output.ts';
import { loadReporter } from '../report/formats.ts';
import { inFolder } from '../settings/configuration.ts';
import type { ValidateOptions } from '../settings/options.ts';
import type { Site } from '../site/site.ts';
import { type CheckedAll, checkAll } from './checkAll.ts';
import { knownBefore } from './knownBefore.ts';
import { type Outcome, statusOf } from './outcome.ts';
import { progressBar } from './progressBar.ts';
import type { ThreadPool } from './threads.ts';

/** All that a run has to do with. */
export interface Run {
  input: Input;
  options: ValidateOptions;
  settings: CheckSettings;
  pool: ThreadPool;
  output: Output;
  interruption: AbortSignal;
}

/**
 * Checks what was opened, and says what came of it. Returns the exit status.
 *
 * @throws UsageError where something that was asked for is not there
 */
export async function checkInput(all: Run): Promise<number> {
  const { input, options, settings, pool, output, interruption } = all;
  const { configuration } = settings;
  for (const target of input.unmatched) {
    const hint =
      options.targets.length === 0 ? '. Say what to check, such as: pagewell validate my-articles/' : '';
    output.err(`pagewell: ${whyUnmatched(target)}${hint}\n`);
  }
  if (input.total === 0) {
    if (input.unmatched.length === 0) output.err('pagewell: the configuration ignores every file of these\n');
    return exitStatus.noInput;
  }
  if (options.rules.length > 0) {
    const { requireRules } = await import('../settings/knownRules.ts');
    await requireRules(options.rules, settings.ruleModules);
  }
  const site = await siteOf(all);
  const corpus = site?.entries;
  const knowledge = await knownBefore(options, settings, corpus);

  const progress = progressBar(output, input.total);
  const checked = await checkAll(input.documents, settings, {
    pool,
    total: input.total,
    interruption,
    progress: progress.show,
    cache: options.cache ? openCache(settings, corpus) : undefined,
    corpus,
  });
  progress.end();
  if (options.fix !== 'no' && !checked.interrupted) {
    const isTrial = options.fix === 'trial';
    const { fixFindings } = await import('../fix/fixFindings.ts');
    const fixed = await fixFindings(checked.withFindings, settings, corpus, { isTrial, output });
    if (isTrial) {
      output.err(`pagewell: ${counted(fixed.count, 'problem')} would be mended\n`);
      return checked.unread > 0
        ? exitStatus.incomplete
        : fixed.count > 0
          ? exitStatus.findings
          : exitStatus.ok;
    }
    checked.withFindings = fixed.withFindings;
  }
  const outcome: Outcome = {
    ...checked,
    complete: !checked.interrupted && checked.unread === 0 && input.unmatched.length === 0,
    gate: options.gate ?? configuration.failOn ?? 'error',
    known: knowledge.recognise(checked),
  };
  await report(outcome, options, output);
  if (options.watch && !checked.interrupted) {
    await watch(outcome, all, site);
    return exitStatus.interrupted;
  }
  const status = statusOf(outcome);
  if (status === exitStatus.noInput) output.err('pagewell: there is no article in it\n');
  return status;
}

/** All articles of the site, where it is known which these are. */
async function siteOf({ input, options, settings, pool, interruption }: Run): Promise<Site | undefined> {
  const { configuration } = settings;
  const targets = [...inFolder(configuration, configuration.corpus), ...options.corpus];
  if (targets.length === 0 && !input.site) return undefined;
  const { siteOfDocuments, siteOfTargets } = await import('../site/openSite.ts');
  const indexing = { pool, interruption };
  if (targets.length === 0) return input.site && siteOfDocuments(input.site(), indexing);
  const cache = options.cache ? openSiteCache() : undefined;
  return siteOfTargets(targets, options.stdinName, { ...indexing, cache });
}

/** Goes on until it is interrupted, and tells of each file that is saved. */
async function watch(first: Outcome, all: Run, site: Site | undefined): Promise<void> {
  const { options, settings, pool, output, interruption } = all;
  const { watchFindings } = await import('../watch/watchFindings.ts');
  const watched = {
    targets: options.targets.length > 0 ? options.targets : defaultTargets,
    settings,
    site,
    pool,
    isIgnored: (name: string) => isIgnored(settings.configuration, name),
    say: (line: string) => output.err(`pagewell: ${line}\n`),
    async tell(changed: CheckedAll, found: readonly CheckedDocument[]) {
      // What is known is counted, so it is looked up anew for all.
      const knowledge = await knownBefore(options, settings, site?.entries);
      for (const { findings } of found) for (const finding of findings) finding.isKnown = false;
      knowledge.recognise({ ...changed, withFindings: [...found] });
      const known = { met: 0, gone: 0 };
      await report({ ...changed, complete: changed.unread === 0, gate: first.gate, known }, options, output);
    },
  };
  await watchFindings(first.withFindings, watched, interruption);
}

/** Writes all the reports that were asked for; where none is for standard output, the one for people is. */
async function report(outcome: Outcome, { formats }: ValidateOptions, output: Output): Promise<void> {
  for (const { name, file } of formats) {
    if (file === undefined) continue;
    const write = await loadReporter(name);
    writeFileSync(file, write(outcome, { colour: false, width: output.width }));
  }
  const shown = formats.find(({ file }) => file === undefined)?.name ?? 'pretty';
  const write = await loadReporter(shown);
  output.out(write(outcome, output));
}
