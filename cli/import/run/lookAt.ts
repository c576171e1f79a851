import { closeSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { openFile } from '../../files/readBounded.ts';
import type { ArchiveKind } from '../archive/archive.ts';

const beginningLength = 64 * 1024;
const maxDepth = 4;

export function kindOfFile(name: string): ArchiveKind | undefined {
  if (/\.(?:md|markdown)$/i.test(name)) return 'markdown';
  if (/\.html?$/i.test(name)) return 'html';
  if (/\.xml$/i.test(name)) return 'wordpress';
  if (!/\.json$/i.test(name)) return undefined;
  return /"db"\s*:\s*\[|"exported_on"\s*:/.test(beginningOf(name)) ? 'ghost' : undefined;
}

/** Undefined for a folder with articles as JSON. */
export function kindOfFolder(folder: string): ArchiveKind | undefined {
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
