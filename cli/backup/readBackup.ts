import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../files/readBounded.ts';
import { isDataFile } from './dataFiles.ts';
import { fileOfTable, type Manifest, namesInBackup, parseManifest } from './manifest.ts';
import { type Sum, sumOf } from './summedFile.ts';

export interface ReadBackup {
  manifest: Manifest | undefined;
  faults: string[];
}

/** Verifies the recorded checksum of each file. */
export async function readBackup(folder: string): Promise<ReadBackup> {
  const file = join(folder, namesInBackup.manifest);
  let text: string;
  let sum: string;
  try {
    text = await readFile(file, 'utf8');
    sum = await readFile(join(folder, namesInBackup.sum), 'utf8');
  } catch (error) {
    const why = `${folder} is not a complete backup: its ${namesInBackup.manifest} and ${namesInBackup.sum} cannot be read: ${reasonOf(error)}`;
    return { manifest: undefined, faults: [why] };
  }
  if (!sum.startsWith(createHash('sha256').update(text).digest('hex')))
    return {
      manifest: undefined,
      faults: [`${file} was changed after the backup: its checksum differs`],
    };
  const manifest = parseManifest(text);
  if (typeof manifest === 'string')
    return { manifest: undefined, faults: [`${file} is not a backup manifest: ${manifest}`] };
  return { manifest, faults: await faultsOf(folder, manifest) };
}

async function faultsOf(folder: string, { tables, files }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  const look = async (parts: string, sum: Sum) => {
    const fault = await faultOf(folder, parts, sum);
    if (fault !== undefined) faults.push(`${join(folder, parts)}: ${fault}`);
  };
  for (const [table, sum] of Object.entries(tables)) await look(fileOfTable(table), sum);
  for (const [path, sum] of Object.entries(files)) {
    if (isDataFile(path)) await look(`${namesInBackup.files}/${path}`, sum);
    else faults.push(`${JSON.stringify(path)} is not a file of a backup: media/…, or a secret`);
  }
  return faults;
}

async function faultOf(folder: string, parts: string, expected: Sum): Promise<string | undefined> {
  try {
    if (await hasSymlink(folder, parts)) return 'its path contains a symbolic link, which is not allowed';
    const { bytes, sha256 } = await sumOf(join(folder, parts));
    if (bytes !== expected.bytes) return `it has ${bytes} bytes, but had ${expected.bytes} in the backup`;
    return sha256 === expected.sha256 ? undefined : 'it was changed after the backup: its checksum differs';
  } catch (error) {
    return `it cannot be read: ${reasonOf(error)}`;
  }
}

async function hasSymlink(folder: string, parts: string): Promise<boolean> {
  let at = folder;
  for (const part of parts.split('/')) {
    at = join(at, part);
    if ((await lstat(at)).isSymbolicLink()) return true;
  }
  return false;
}
