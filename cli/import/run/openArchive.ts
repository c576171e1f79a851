import { statSync } from 'node:fs';
import { UsageError } from '../../terminal/exitStatus.ts';
import { type Archive, type ArchiveKind, archiveKinds } from '../archive/archive.ts';
import { wxrArchive } from '../wordpress/wxrArchive.ts';
import { kindOfFile, kindOfFolder } from './lookAt.ts';

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
