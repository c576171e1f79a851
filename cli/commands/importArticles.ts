import { parseArgs } from 'node:util';
import { maxNoteLength } from '#editor-preview/model/editorPages.ts';
import { check } from '#rules/check.ts';
import { readArticle } from '#rules/engine/json/readArticle.ts';
import type { SiteSettings } from '#rules/engine/siteSettings.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import { placeInWords } from '../check/placeInWords.ts';
import { storeOrServer } from '../data/storeOrServer.ts';
import { archiveKinds } from '../import/archive/archive.ts';
import { archiveIn, archiveOptions, runArchiveImport } from '../import/run/archiveCommand.ts';
import type { ImportTarget } from '../import/target/importTarget.ts';
import { type ArticleFile, readArticleFile } from '../input/articleFile.ts';
import { expandArguments, whyUnmatched } from '../input/expandArguments.ts';
import { ownInstruments, ownTimeZone } from '../settings/siteFolder.ts';
import type { Command } from '../terminal/command.ts';
import { counted } from '../terminal/counts.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import { type Output, printable } from '../terminal/output.ts';

const usage = `pagewell import [files, folders, globs, -] [--author NAME] [--note TEXT] [--server URL]
pagewell import FILE|FOLDER [--from ${archiveKinds.join('|')}] [--dry-run] [--report FOLDER]
    [--pictures fetch|FOLDER|keep|none] [--drafts] [--limit N] [--author NAME] [--server URL]
  Publishes articles in the store (DATABASE_URL, else DATA_DIR). What was published stays among the revisions. With
  --server, or where a running server holds the store, through that server's editor, whose EDITOR_TOKEN the environment
  has to name. --note says to readers what was changed, in a line of at most ${maxNoteLength} characters.
  The second form takes an archive of another system: a WordPress export (WXR), a Ghost export, or a folder of Markdown or HTML.
  Articles in which rules find an error, and what was not public, become drafts.`;

const help = `${usage}

  --from      which archive it is; by default the command looks
  --dry-run   stores nothing, fetches no pictures, and writes the report
  --report    a folder for report.html, report.json and articles.ndjson
  --pictures  fetch: from the old site, which is the default; FOLDER: from a copy of its uploads; keep: at their addresses; none
  --drafts    publishes nothing
  --limit     imports the first N posts

  A second run changes nothing, an interrupted one goes on, and what an editor has changed since stays. Rules of your own are in
  pagewell.import.js, in the folder that the command runs in.`;

/** Article files, or an archive of another system. */
export const importCommand: Command = { usage, help, run: importArticles, handlesInterruption: true };

async function importArticles(
  args: readonly string[],
  output: Output,
  interruption: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      author: { type: 'string', default: 'import' },
      note: { type: 'string' },
      server: { type: 'string' },
      ...archiveOptions,
    },
  });
  if (positionals.length === 0) throw new UsageError('name the files to import');
  const archive = archiveIn(positionals, values);
  if (archive) {
    if (values.note !== undefined) throw new UsageError('--note is for articles as JSON, not for an archive');
    return runArchiveImport(archive, values, { output, interruption });
  }
  const note = noteOf(values.note);
  const { names, unmatched, unreadable } = expandArguments(positionals);
  for (const target of unmatched) output.err(`${printable(`pagewell: ${whyUnmatched(target)}`)}\n`);
  for (const { name, reason } of unreadable) output.err(`${printable(`pagewell: ${name}: ${reason}`)}\n`);
  if (names.length === 0) return exitStatus.noInput;

  const target = await storeOrServer<ImportTarget>(values.server, output, {
    purpose: 'the import',
    store: async () => (await import('../import/target/storeTarget.ts')).storeTarget(values.author, output),
    server: async (address, token) =>
      (await import('../import/target/serverTarget.ts')).serverTarget(address, token),
  });
  const settings = { instruments: ownInstruments(), timeZone: ownTimeZone() };
  let refused = 0;
  try {
    for (const name of names) {
      if (interruption.aborted) return exitStatus.interrupted;
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

/** A note over the stored length would be cut within a sentence. */
function noteOf(written: string | undefined): string | undefined {
  const note = written?.trim();
  if (note !== undefined && note.length > maxNoteLength)
    throw new UsageError(
      `--note must have at most ${maxNoteLength} characters, but this one has ${note.length}`,
    );
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
  if (typeof path !== 'string') return { ok: false, reason: 'it has no "path", so it is not an article' };
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

/** Per article; `validate` lists all errors. */
const maxReported = 5;

function linesAbout(errors: readonly Problem[], article: unknown, file: string): string[] {
  const lines = errors
    .slice(0, maxReported)
    .map((problem) => `${placeInWords(problem, article) || 'The article'}: ${problem.message}`);
  const others = errors.length - lines.length;
  return others > 0 ? [...lines, `${others} more: pagewell validate ${file}`] : lines;
}

/** `, with 2 errors (link/empty, assessment/unknown-instrument),`; '' without errors. */
function countOf(errors: readonly Problem[]): string {
  if (errors.length === 0) return '';
  const rules = [...new Set(errors.map(({ rule }) => rule))].join(', ');
  return `, with ${counted(errors.length, 'error')} (${rules}),`;
}
