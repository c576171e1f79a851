import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { openCache, openSiteCache } from '../cache/openCache.ts';
import type { CheckedDocument, CheckSettings } from '../check/checkDocument.ts';
import type { Command } from '../command.ts';
import { counted } from '../counts.ts';
import { exitStatus, UsageError } from '../exitStatus.ts';
import { expandArguments, whyUnmatched } from '../input/expandArguments.ts';
import { documentsOfFiles } from '../input/fileDocuments.ts';
import { defaultTargets, type Input, isIgnored, openInput } from '../input/openInput.ts';
import type { Output } from '../output.ts';
import { reporterOf } from '../report/formats.ts';
import { type CheckedAll, checkAll } from '../run/checkAll.ts';
import { knownBefore } from '../run/knownBefore.ts';
import { type Outcome, statusOf } from '../run/outcome.ts';
import { progressBar } from '../run/progressBar.ts';
import { ThreadPool } from '../run/threads.ts';
import { inFolder, readConfiguration } from '../settings/configuration.ts';
import { ruleModules } from '../settings/customRules.ts';
import { requireRules } from '../settings/knownRules.ts';
import { readOptions, type ValidateOptions } from '../settings/options.ts';
import { indexAll } from '../site/indexAll.ts';
import { Site } from '../site/site.ts';

const usage = `pagewell validate [files, folders, globs, -] [--store | --url URL] [--format FORMAT[=FILE]]
                  [--fail-on error|warning] [--rule RULE] [--at DATE] [--stdin-filename NAME]
                  [--baseline FILE [--update-baseline] | --since REVISION] [--config FILE] [--watch]
                  [--fix [--dry-run]]
  Checks articles and says what is wrong where, and what would be right. Without a target it checks fixtures/articles.`;

const help = `pagewell validate [files, folders, globs, -] [options]

Checks articles and says what is wrong where, and what would be right.

What is checked
  files, folders, globs   a .json file is an article, a .ndjson or .jsonl file has one on each line; of a folder,
                          all of these in it. Without any: fixtures/articles
  -                       standard input: one article, or one on each line
  --stdin-filename NAME   what findings call it
  --store                 the articles of the store (DATABASE_URL, else DATA_DIR)
  --url URL               the articles of a content API

What counts
  --rule RULE             this rule alone, or a family as 'html/*'. May be said several times
  --rules PLACE           rules of your own as well: a folder of modules, or one (docs/rules/your-own.md)
  --corpus TARGET         files that hold all articles of the site: finds links to articles that are not there. Not
                          needed for --store and --url, which have them all
  --fail-on SEVERITY      error (unless told) or warning: what ends the command with status 1
  --at DATE               judges articles as of a day, such as 2027-03-01: what will have expired by then?

Mending
  --fix                   mends in the files what can be mended without readers seeing a difference
  --fix --dry-run         shows what would be changed, and changes nothing; status 1 where there is something

Living with old content
  --baseline FILE         tells only of what is not in this list of known problems
  --update-baseline       writes the list: what was found now is known from now on
  --since REVISION        tells only of what is new since a revision of git, such as origin/main
  In an article, and in a block of it, "suppress": [{ "rule": "…", "reason": "…", "until": "2026-12-31" }] silences a rule.

How fast
  --watch                 goes on, and checks files again as they are saved
  --threads N             threads at the most; as many as there are processors, unless told. The outcome is the same
  --no-cache              checks files anew that have not changed since they were last checked

What is written
  --format FORMAT         pretty (unless told): for people, with the lines around each finding
                          concise: a line for each finding
                          json: one object for programs; ndjson: a line for each finding
                          junit: for CI systems; sarif: for code scanning; github: for pull requests
  --format FORMAT=FILE    into a file. May be said several times

docs/content-qa.md tells it with examples; pagewell rules tells of the rules.
pagewell.config.json in the working folder, or --config FILE: severities by rule, path, file and block type, files to
ignore, the baseline. cli/settings/configuration.schema.json says how.`;

/** `pagewell validate`: findings go to standard output; the exit status tells a machine what came of it. */
export const validateCommand: Command = { usage, help, run: validate, endsItself: true };

async function validate(args: readonly string[], output: Output, interruption: AbortSignal): Promise<number> {
  const options = readOptions(args, new Date());
  const configuration = await readConfiguration(options.config);
  const settings: CheckSettings = {
    at: options.at.toISOString(),
    rules: options.rules,
    configuration,
    ruleModules: ruleModules([...inFolder(configuration, configuration.customRules), ...options.customRules]),
  };
  const input = await openInput(options, configuration, output);
  const pool = new ThreadPool(options.threads ?? availableParallelism(), { settings });
  try {
    return await run({ input, options, settings, pool, output, interruption });
  } finally {
    await pool.end();
    await input.close();
  }
}

/** All that a run has to do with. */
interface Run {
  input: Input;
  options: ValidateOptions;
  settings: CheckSettings;
  pool: ThreadPool;
  output: Output;
  interruption: AbortSignal;
}

async function run(all: Run): Promise<number> {
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
  await requireRules(options.rules, settings.ruleModules);
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
  report(outcome, options, output);
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
  const indexing = { pool, interruption };
  const targets = [...inFolder(configuration, configuration.corpus), ...options.corpus];
  if (targets.length === 0) {
    return input.site && new Site(await indexAll(input.site(), indexing), [], indexing);
  }
  const { names, unmatched } = expandArguments(targets);
  if (unmatched.length > 0)
    throw new UsageError(`${unmatched.map(whyUnmatched).join('; ')}, where the site should be`);
  const documents = documentsOfFiles(names, { name: options.stdinName, stream: process.stdin });
  const cache = options.cache ? openSiteCache() : undefined;
  return new Site(await indexAll(documents, { ...indexing, cache }), targets, indexing);
}

/** Goes on until it is interrupted, and tells of each file that is saved. */
async function watch(first: Outcome, all: Run, site: Site | undefined): Promise<void> {
  const { options, settings, pool, output, interruption } = all;
  const { watchFindings } = await import('../watch/watchFindings.ts');
  // One file at a time needs none of them; for a whole site they are started again.
  await pool.end();
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
      report({ ...changed, complete: changed.unread === 0, gate: first.gate, known }, options, output);
    },
  };
  await watchFindings(first.withFindings, watched, interruption);
}

/** Writes all the reports that were asked for; where none is for standard output, the one for people is. */
function report(outcome: Outcome, { formats }: ValidateOptions, output: Output): void {
  for (const { name, file } of formats) {
    if (file !== undefined)
      writeFileSync(file, reporterOf(name)(outcome, { colour: false, width: output.width }));
  }
  const shown = formats.find(({ file }) => file === undefined)?.name ?? 'pretty';
  output.out(reporterOf(shown)(outcome, output));
}
