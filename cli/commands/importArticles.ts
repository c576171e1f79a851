import { parseArgs } from 'node:util';
import { maxNoteLength } from '#editing/editorPages.ts';
import { check } from '#quality/check.ts';
import { readArticle } from '#quality/json/readArticle.ts';
import type { SiteSettings } from '#quality/siteSettings.ts';
import type { Problem } from '#transformer/problem.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import { placeInWords } from '../check/placeInWords.ts';
import type { ImportTarget } from '../import/importTarget.ts';
import { type ArticleFile, readArticleFile } from '../input/articleFile.ts';
import { expandArguments, whyUnmatched } from '../input/expandArguments.ts';
import { storeOrServer } from '../kept/storeOrServer.ts';
import { ownInstruments, ownTimeZone } from '../settings/siteFolder.ts';
import type { Command } from '../terminal/command.ts';
import { counted } from '../terminal/counts.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import { type Output, printable } from '../terminal/output.ts';

const usage = `pagewell import [files, folders, globs, -] [--author NAME] [--note TEXT] [--server URL]
  Publishes articles in the store (DATABASE_URL, else DATA_DIR). What was published stays among the revisions. With
  --server, or where a running server holds the store, through that server's editor, whose EDITOR_TOKEN the environment
  has to name. --note says to readers what was changed, in a line of at most ${maxNoteLength} characters.`;

/** `pagewell import`: each file on its own; one that is no article is told, and the others go in. */
export const importCommand: Command = { usage, run: importArticles };

async function importArticles(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      author: { type: 'string', default: 'import' },
      note: { type: 'string' },
      server: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new UsageError('say which files are to be imported');
  const note = noteOf(values.note);
  const { names, unmatched, unreadable } = expandArguments(positionals);
  for (const target of unmatched) output.err(`${printable(`pagewell: ${whyUnmatched(target)}`)}\n`);
  for (const { name, reason } of unreadable) output.err(`${printable(`pagewell: ${name}: ${reason}`)}\n`);
  if (names.length === 0) return exitStatus.noInput;

  const target = await storeOrServer<ImportTarget>(values.server, output, {
    what: 'the import',
    store: async () => (await import('../import/storeTarget.ts')).storeTarget(values.author, output),
    server: async (address, token) =>
      (await import('../import/serverTarget.ts')).serverTarget(address, token),
  });
  const settings = { instruments: ownInstruments(), timeZone: ownTimeZone() };
  let refused = 0;
  try {
    for (const name of names) {
      const file = await readArticleFile(name);
      const outcome = await importFile(file, { note, target, settings });
      if (outcome.ok) {
        output.out(`${printable(`${outcome.path}: ${outcome.done} from ${file.name}`)}\n`);
        for (const line of outcome.lines) output.out(`  ${printable(line)}\n`);
      } else {
        refused += 1;
        output.err(`${printable(`${file.name}: not imported: ${outcome.reason}`)}\n`);
      }
    }
  } finally {
    await target.close();
  }
  if (refused > 0) return exitStatus.findings;
  return unmatched.length + unreadable.length > 0 ? exitStatus.incomplete : exitStatus.ok;
}

/** Blank counts as none. A longer one than is kept would be cut in the middle of a sentence. */
function noteOf(written: string | undefined): string | undefined {
  const note = written?.trim();
  if (note !== undefined && note.length > maxNoteLength)
    throw new UsageError(`--note takes at most ${maxNoteLength} characters, and this one has ${note.length}`);
  return note || undefined;
}

type Imported =
  | { ok: true; path: string; done: string; lines: readonly string[] }
  | { ok: false; reason: string };

async function importFile(
  file: ArticleFile,
  {
    note,
    target,
    settings,
  }: { note: string | undefined; target: ImportTarget; settings: Partial<SiteSettings> },
): Promise<Imported> {
  if ('reason' in file) return { ok: false, reason: file.reason };
  const parsed = readArticle(file.bytes);
  if (!parsed.ok) return { ok: false, reason: parsed.problem.message };
  const { value } = parsed;
  const path: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'path') : undefined;
  if (typeof path !== 'string') return { ok: false, reason: 'it has no "path", so it is no article' };
  const published = await target.publish(path, value, note);
  if (!published.ok) return published;
  const problems = [...parsed.problems, ...check(value, { anchorsOf: blockAnchors, settings })];
  const errors = problems.filter(({ severity }) => severity === 'error');
  return {
    ok: true,
    path,
    done: `${published.changed ? 'published' : 'unchanged'}${countOf(errors)}`,
    lines: linesAbout(errors, value, file.name),
  };
}

/** Errors of an article that are printed in full; `validate` lists them all. */
const maxTold = 5;

function linesAbout(errors: readonly Problem[], article: unknown, file: string): string[] {
  const lines = errors
    .slice(0, maxTold)
    .map((problem) => `${placeInWords(problem, article) || 'The article'}: ${problem.message}`);
  const others = errors.length - lines.length;
  return others > 0 ? [...lines, `${others} more: pagewell validate ${file}`] : lines;
}

/** How many errors an article has, and of which rules: "with 2 errors (link/empty, assessment/unknown-instrument),". */
function countOf(errors: readonly Problem[]): string {
  if (errors.length === 0) return '';
  const rules = [...new Set(errors.map(({ rule }) => rule))].join(', ');
  return `, with ${counted(errors.length, 'error')} (${rules}),`;
}
