import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { expandArguments, readArticleFile } from '../articleFiles.ts';
import { type CheckedFile, checkFile } from '../checkedFile.ts';
import { exitStatus, UsageError } from '../exitStatus.ts';
import type { Output } from '../output.ts';
import { json } from '../report/json.ts';
import { pretty } from '../report/pretty.ts';
import { reaches } from '../summary.ts';

export const validateUsage = `pagewell validate [files, folders, globs, -] [--format pretty|json] [--fail-on error|warning]
  Checks articles and says what is wrong where, and what would be right. Without a target it checks fixtures/articles.`;

/** `pagewell validate`: findings go to standard output; the exit status tells a machine what came of it. */
export async function validate(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'pretty' },
      'fail-on': { type: 'string', default: 'error' },
    },
  });
  const { format } = values;
  const gate = values['fail-on'];
  if (format !== 'pretty' && format !== 'json')
    throw new UsageError(`--format is pretty or json, not "${format}"`);
  if (gate !== 'error' && gate !== 'warning')
    throw new UsageError(`--fail-on is error or warning, not "${gate}"`);

  const targets = positionals.length > 0 ? positionals : ['fixtures/articles'];
  const { names, unmatched } = expandArguments(targets);
  if (unmatched.length > 0) output.err(`pagewell: nothing matches ${unmatched.join(', ')}\n`);
  if (names.length === 0) return exitStatus.noInput;

  const files: CheckedFile[] = [];
  for (const name of names) {
    files.push(checkFile(await readArticleFile(name)));
    // Between files a turn for whoever wants to interrupt.
    await setImmediate();
  }
  const complete = unmatched.length === 0 && files.every((file) => file.complete);
  output.out(format === 'json' ? json(files, { gate, complete }) : pretty(files, output.colour));
  if (!complete) return exitStatus.incomplete;
  const found = files.some(({ problems }) => problems.some(({ severity }) => reaches(severity, gate)));
  return found ? exitStatus.findings : exitStatus.ok;
}
