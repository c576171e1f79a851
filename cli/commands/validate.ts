import { dayAt } from '#contracts/siteTime.ts';
import { isCacheThere } from '../cache/openCache.ts';
import type { CheckSettings } from '../check/articleChecker.ts';
import { openInput } from '../input/openInput.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { readOptions } from '../settings/options.ts';
import { articleFilter } from '../settings/ownFiles.ts';
import { customRuleModules } from '../settings/ruleModules.ts';
import { ownSite } from '../settings/siteFolder.ts';
import type { Command } from '../terminal/command.ts';
import type { Output } from '../terminal/output.ts';
import { CheckerPool } from '../threads/checkerPool.ts';

const usage = `pagewell validate [files, folders, globs, -] [--store | --url URL] [--format FORMAT[=FILE]]
                  [--fail-on error|warning] [--rule RULE] [--custom-rules PLACE] [--at DATE] [--stdin-filename NAME]
                  [--baseline FILE [--update-baseline] | --since REVISION] [--config FILE] [--watch]
                  [--fix | --migrate] [--dry-run]
  Checks articles and says what is wrong where, and what would be right. Without a target it checks fixtures/articles.`;

const help = `pagewell validate [files, folders, globs, -] [options]

Checks articles and says what is wrong where, and what would be right.

What is checked
  files, folders, globs   a .json file is an article, a .ndjson or .jsonl file has one on each line; of a folder,
                          all of these in it. Without any: fixtures/articles, and
                          fixtures/site.json. A file of a site's configuration is checked as one
  -                       standard input: one article, or one on each line
  --stdin-filename NAME   what findings call it
  --store                 the articles of the store (DATABASE_URL, else DATA_DIR)
  --url URL               the articles of a content API

What counts
  --rule RULE             this rule alone, or a family as 'html/*'. May be said several times
  --custom-rules PLACE    rules of your own as well: a folder of modules, or one (docs/own-rules.md)
  --corpus TARGET         files that hold all articles of the site: finds links to articles that are not there. Needed
                          for a part of a site alone: a folder is taken for the whole of it, and --store and --url
                          have all articles
  --fail-on SEVERITY      error (by default) or warning: what ends the command with status 1
  --at DATE               judges articles as of a day, such as 2027-03-01: what will have expired by then?

Mending
  --fix                   mends in the files what can be mended without readers seeing a difference
  --migrate               writes what an earlier version of the content contract had as it is written today, and mends
                          nothing else (docs/content-contract.md)
  --fix --dry-run         shows what would be changed, and changes nothing; status 1 where there is something

Living with old content
  --baseline FILE         tells only of what is not in this list of known problems
  --update-baseline       writes the list: what was found now is known from now on
  --since REVISION        tells only of what is new since a revision of git, such as origin/main
  In an article, and in a block of it, "suppress": [{ "rule": "…", "reason": "…", "until": "2026-12-31" }] silences a rule.

How fast
  --watch                 goes on, and checks files again as they are saved
  --threads N             threads at the most; by default as many as there are processors. The outcome is the same
  --no-cache              checks files again that have not changed since they were last checked

What is written
  --format FORMAT         pretty (by default): for people, with the lines around each finding
                          concise: a line for each finding
                          json: one object for programs; ndjson: a line for each finding
                          junit: for CI systems; sarif: for code scanning; github: for pull requests
  --format FORMAT=FILE    into a file. May be said several times, beside one for standard output

docs/content-qa.md tells it with examples; pagewell rules tells of the rules.
pagewell.config.json in the working folder, or --config FILE: severities by rule, path, file and block type, files to
ignore, the baseline. cli/settings/configuration.schema.json says how.`;

export const validateCommand: Command = { usage, help, run: validate, handlesInterruption: true };

async function validate(args: readonly string[], output: Output, interruption: AbortSignal): Promise<number> {
  const options = readOptions(args);
  const written = await readConfiguration(options.config);
  const configuration = { ...written, site: { ...(await ownSite()), ...written.site } };
  const settings: CheckSettings = {
    day: options.day ?? dayAt(new Date(), configuration.site.timeZone),
    rules: options.rules,
    configuration,
    ruleModules: customRuleModules(configuration, options.customRules),
  };
  const isArticle = articleFilter(configuration, options);
  const input = await openInput({ ...options, isArticle }, output);
  const pool = new CheckerPool(settings, options.threads);
  try {
    // Threads load the checks while this one opens files, unless the cache may leave little to check.
    if (!options.cache || !isCacheThere()) pool.startFor(input.total ?? 0);
    const { runValidation } = await import('../run/runValidation.ts');
    return await runValidation({ input, isArticle, options, settings, pool, output, interruption });
  } finally {
    await pool.end();
    await input.close();
  }
}
