import { join } from 'node:path';
import type { ImportReport } from '#cli/import/report/importReport.ts';
import { type ArchiveImport, importArchive } from '#cli/import/run/importArchive.ts';
import { journalIn } from '#cli/import/run/journal.ts';
import { openArchive } from '#cli/import/run/openArchive.ts';
import type { ImportedAs, ImportTarget } from '#cli/import/target/importTarget.ts';
import type { TemporaryFolder } from '../temporaryFolder.ts';
import { wxr } from './wxr.ts';

export interface StoredInMemory {
  article: unknown;
  how: ImportedAs;
}

export async function importInMemory(
  folder: Pick<TemporaryFolder, 'path' | 'write'>,
  archive: string | Parameters<typeof wxr>[0],
  task: Partial<ArchiveImport> = {},
): Promise<{ report: ImportReport; stored: ReadonlyMap<string, StoredInMemory>; out: string }> {
  const stored = new Map<string, StoredInMemory>();
  let out = '';
  const target: ImportTarget = {
    publish: () => Promise.reject(new Error('An archive is stored.')),
    store: async (path, article, how) => {
      stored.set(path, { article, how });
      return { ok: true, revision: String(stored.size), changed: true };
    },
    storePicture: async () => ({ ok: false, reason: 'it is not taken' }),
    close: async () => {},
  };
  const file = folder.write('export.xml', typeof archive === 'string' ? archive : wxr(archive));
  const report = await importArchive({
    archive: await openArchive(file, 'wordpress', undefined),
    rules: {},
    target,
    journal: journalIn(join(folder.path, 'journal.ndjson')),
    pictures: { from: 'keep' },
    settings: {},
    asDrafts: false,
    limit: Number.POSITIVE_INFINITY,
    reportFolder: undefined,
    origin: undefined,
    interruption: new AbortController().signal,
    output: {
      out: (text) => {
        out += text;
      },
      err: () => {},
      colour: false,
      width: 100,
      watched: false,
    },
    ...task,
  });
  return { report, stored, out };
}
