import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { storeOrServer } from '../../data/storeOrServer.ts';
import { expandArguments } from '../../input/expandArguments.ts';
import { originOf, ownInstruments, ownTimeZone } from '../../settings/siteFolder.ts';
import { counted } from '../../terminal/counts.ts';
import { exitStatus, UsageError } from '../../terminal/exitStatus.ts';
import type { Output } from '../../terminal/output.ts';
import type { ArchiveKind } from '../archive/archive.ts';
import type { PictureChoice } from '../pictures/pictureImporter.ts';
import type { ImportReport } from '../report/importReport.ts';
import { loadImportRules } from '../rules/loadImportRules.ts';
import type { ImportTarget } from '../target/importTarget.ts';
import { importArchive } from './importArchive.ts';
import { openJournal } from './journal.ts';
import { archiveKindAt, archiveKindOf, openArchive } from './openArchive.ts';

export const archiveOptions = {
  from: { type: 'string' },
  'dry-run': { type: 'boolean' },
  report: { type: 'string' },
  pictures: { type: 'string' },
  drafts: { type: 'boolean' },
  limit: { type: 'string' },
} as const;

export interface ArchiveValues {
  from?: string | undefined;
  'dry-run'?: boolean | undefined;
  report?: string | undefined;
  pictures?: string | undefined;
  drafts?: boolean | undefined;
  limit?: string | undefined;
  author: string;
  server?: string | undefined;
}

export interface ArchiveTarget {
  target: string;
  kind: ArchiveKind;
}

/** @throws UsageError for an archive beside other targets, or options of archives without one */
export function archiveIn(targets: readonly string[], values: ArchiveValues): ArchiveTarget | undefined {
  const from = archiveKindOf(values.from);
  const found = targets.flatMap((target) => {
    const kind = from ?? archiveKindAt(target) ?? (targets.length === 1 ? kindOfEmpty(target) : undefined);
    return kind === undefined ? [] : [{ target, kind }];
  });
  const [archive] = found;
  if (archive && targets.length > 1) throw new UsageError('import only one archive at a time');
  const givenOptions = Object.keys(archiveOptions).filter((name) => Object.hasOwn(values, name));
  if (!archive && givenOptions.length > 0)
    throw new UsageError(
      `--${givenOptions[0]} is for archives, but ${targets.join(', ')} is not recognized as one. Set its kind with --from`,
    );
  return archive;
}

/** A folder without anything to import counts as an archive without posts. */
function kindOfEmpty(target: string): ArchiveKind | undefined {
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder && expandArguments([target]).names.length === 0 ? 'markdown' : undefined;
}

/** V8's default lets the heap grow to four times the live size where there is much memory. */
const heapGrowth = '--heap-growing-percent=50';
const defaultHeapGrowth = '--heap-growing-percent=0';

export async function runArchiveImport(
  { target: name, kind }: ArchiveTarget,
  values: ArchiveValues,
  { output, interruption }: { output: Output; interruption: AbortSignal },
): Promise<number> {
  setFlagsFromString(heapGrowth);
  const timeZone = ownTimeZone();
  const [rules, limit, pictures] = [
    await loadImportRules(),
    limitOf(values.limit),
    choiceOf(values.pictures),
  ];
  const archive = await openArchive(name, kind, timeZone);
  const target = values['dry-run'] ? undefined : await openTarget(values, output);
  try {
    const report = await importArchive({
      archive,
      rules,
      target,
      journal: openJournal(values.server),
      pictures,
      settings: { instruments: ownInstruments(), timeZone },
      asDrafts: values.drafts ?? false,
      limit,
      reportFolder: values.report,
      origin: target && originOf(values.server),
      interruption,
      output,
    });
    output.err(`${lastLines(report, values.report)}\n`);
    if (interruption.aborted) return exitStatus.interrupted;
    const { left, refused } = report.outcomes;
    return left + refused + report.faultCount > 0 ? exitStatus.findings : exitStatus.ok;
  } finally {
    await target?.close();
    setFlagsFromString(defaultHeapGrowth);
  }
}

function openTarget({ server, author }: ArchiveValues, output: Output): Promise<ImportTarget> {
  return storeOrServer<ImportTarget>(server, output, {
    purpose: 'the import',
    store: async () => (await import('../target/storeTarget.ts')).storeTarget(author, output),
    server: async (address, token) =>
      (await import('../target/serverTarget.ts')).serverTarget(address, token),
  });
}

function limitOf(written: string | undefined): number {
  if (written === undefined) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,8}$/.test(written))
    throw new UsageError(`--limit takes a number of posts, not "${written}"`);
  return Number(written);
}

function choiceOf(written = 'fetch'): PictureChoice {
  if (written === 'fetch') return { from: 'web' };
  if (written === 'keep' || written === 'none') return { from: written };
  if (statSync(written, { throwIfNoEntry: false })?.isDirectory()) return { from: 'folder', folder: written };
  throw new UsageError(`--pictures takes fetch, keep, none or a folder; there is no folder ${written}`);
}

function lastLines(
  { posts, outcomes, faults, faultCount, pictures, isDryRun }: ImportReport,
  folder: string | undefined,
): string {
  const { published, draft, unchanged, left, refused } = outcomes;
  const listed = faults.slice(0, 5).map(({ place, reason }) => `pagewell: ${place}: ${reason}`);
  return [
    ...listed,
    ...(faultCount > listed.length
      ? [`pagewell: ${faultCount - listed.length} more errors in the archive`]
      : []),
    `pagewell: ${isDryRun ? 'dry run, nothing was stored: ' : ''}${counted(posts, 'post')}: ${published} published, ${counted(draft, 'draft')}, ${unchanged} unchanged, ${left} not changed because of edits, ${refused} not imported; ${counted(pictures, 'picture')} imported`,
    ...(folder === undefined ? [] : [`pagewell: the report is in ${join(folder, 'report.html')}`]),
  ].join('\n');
}
