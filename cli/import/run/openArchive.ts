import { closeSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openFile } from '../../files/readBounded.ts';
import { UsageError } from '../../terminal/exitStatus.ts';
import { type Archive, type ArchiveKind, archiveKinds } from '../archive/archive.ts';
import { wxrArchive } from '../wordpress/wxrArchive.ts';

const beginningLength = 64 * 1024;
const maxDepth = 4;

function kindOfFile(name: string): ArchiveKind | undefined {
  if (/\.(?:md|markdown)$/i.test(name)) return 'markdown';
  if (/\.html?$/i.test(name)) return 'html';
  if (/\.xml$/i.test(name)) return 'wordpress';
  if (!/\.json$/i.test(name)) return undefined;
  return /"db"\s*:\s*\[|"exported_on"\s*:/.test(beginningOf(name)) ? 'ghost' : undefined;
}

/** Undefined for a folder with articles as JSON. */
function kindOfFolder(folder: string): ArchiveKind | undefined {
  const endings = new Set(endingsIn(folder, 0));
  if (endings.has('md') || endings.has('markdown')) return 'markdown';
  if (endings.has('json') || endings.has('ndjson') || endings.has('jsonl')) return undefined;
  return endings.has('html') || endings.has('htm') ? 'html' : undefined;
}

function endingsIn(folder: string, depth: number): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return depth < maxDepth ? endingsIn(join(folder, entry.name), depth + 1) : [];
    return /\.([a-z]{2,8})$/i.exec(entry.name)?.[1]?.toLowerCase() ?? [];
  });
}

function beginningOf(name: string): string {
  const descriptor = openFile(name);
  try {
    const bytes = Buffer.alloc(beginningLength);
    return bytes.toString('utf8', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

export function archiveKindOf(written: string | undefined): ArchiveKind | undefined {
  const kind = archiveKinds.find((each) => each === written);
  if (written !== undefined && kind === undefined)
    throw new UsageError(`--from takes ${archiveKinds.join(', ')}, not "${written}"`);
  return kind;
}

/** Undefined for articles as JSON, or nothing. */
export function archiveKindAt(target: string): ArchiveKind | undefined {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats) return undefined;
  return stats.isDirectory() ? kindOfFolder(target) : kindOfFile(target);
}

export async function openArchive(
  target: string,
  kind: ArchiveKind,
  timeZone: string | undefined,
): Promise<Archive> {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`the file or folder ${target} was not found`);
  switch (kind) {
    case 'wordpress':
      return wxrArchive(target, timeZone);
    case 'ghost':
      return (await import('../ghost/ghostArchive.ts')).ghostArchive(target);
    default:
      return (await import('../folder/folderArchive.ts')).folderArchive(target, kind, timeZone);
  }
}
