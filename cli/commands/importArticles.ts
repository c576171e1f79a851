import { parseArgs } from 'node:util';
import type { DatabaseStore } from '../../content/database/databaseStore.ts';
import { InvalidArticleError } from '../../content/errors.ts';
import { check } from '../../quality/check.ts';
import { readArticle } from '../../quality/json/readArticle.ts';
import type { Command } from '../command.ts';
import { countBySeverity, counted } from '../counts.ts';
import { exitStatus, UsageError } from '../exitStatus.ts';
import { type ArticleFile, readArticleFile } from '../input/articleFile.ts';
import { expandArguments, whyUnmatched } from '../input/expandArguments.ts';
import { type Output, printable } from '../output.ts';
import { withStore } from '../storeOfCommand.ts';

const usage = `pagewell import [files, folders, globs, -] [--author NAME]
  Publishes articles in the store (DATABASE_URL, else DATA_DIR). What was published stays among the revisions.`;

/** `pagewell import`: each file on its own; one that is no article is told, and the others go in. */
export const importCommand: Command = { usage, run: importArticles };

async function importArticles(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { author: { type: 'string', default: 'import' } },
  });
  if (positionals.length === 0) throw new UsageError('say which files are to be imported');
  const { names, unmatched } = expandArguments(positionals);
  for (const target of unmatched) output.err(`${printable(`pagewell: ${whyUnmatched(target)}`)}\n`);
  if (names.length === 0) return exitStatus.noInput;

  const refused = await withStore(output, { mayCreate: true }, async (store) => {
    let count = 0;
    for (const name of names) {
      const file = await readArticleFile(name);
      const outcome = await importFile(file, store, values.author);
      if (outcome.ok) output.out(`${printable(`${outcome.path}: ${outcome.done} from ${file.name}`)}\n`);
      else {
        count += 1;
        output.err(`${printable(`${file.name}: not imported: ${outcome.reason}`)}\n`);
      }
    }
    return count;
  });
  if (refused > 0) return exitStatus.findings;
  return unmatched.length > 0 ? exitStatus.incomplete : exitStatus.ok;
}

type Imported = { ok: true; path: string; done: string } | { ok: false; reason: string };

async function importFile(file: ArticleFile, store: DatabaseStore, author: string): Promise<Imported> {
  if ('reason' in file) return { ok: false, reason: file.reason };
  const parsed = readArticle(file.bytes);
  if (!parsed.ok) return { ok: false, reason: parsed.problem.message };
  const { value } = parsed;
  const path: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'path') : undefined;
  if (typeof path !== 'string') return { ok: false, reason: 'it has no "path", so it is no article' };
  try {
    const outcome = await store.publish(path, value, { author });
    if (!outcome.ok) return { ok: false, reason: `conflict: ${outcome.conflict}` };
    const { error } = countBySeverity([...parsed.problems, ...check(value)]);
    const errors = error > 0 ? `, with ${counted(error, 'error')},` : '';
    return { ok: true, path, done: `${outcome.changed ? 'published' : 'unchanged'}${errors}` };
  } catch (cause) {
    if (cause instanceof InvalidArticleError) return { ok: false, reason: cause.message };
    throw cause;
  }
}
