import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isRecord } from '#contracts/json/isRecord.ts';
import { oldestNode } from '#server/process/requireRuntime.ts';
import {
  type ProductionPackage,
  packedFiles,
  packedManifest,
  packedParts,
  productionPackages,
} from './packedFolder.ts';

export class PackingError extends Error {}

/** Deterministic, and atomic by a rename. @throws PackingError unless the target is new or empty */
export function writePackedFolder(project: string, target: string): void {
  refuseUsedFolder(target);
  const parent = path.dirname(target);
  mkdirSync(parent, { recursive: true });
  const unfinished = mkdtempSync(path.join(parent, `.${path.basename(target)}-`));
  try {
    copyParts(project, unfinished);
    copyPackages(project, unfinished);
    // Temporary folders are private; the server runs as another user.
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Rejects a folder with content, and a file. */
export function refuseUsedFolder(target: string): void {
  const stats = lstatSync(target, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory())
    throw new PackingError(`${target} is there, and is no folder. Name a folder that is new or empty.`);
  if (readdirSync(target).length > 0)
    throw new PackingError(`${target} is not empty. Name a folder that is new or empty.`);
}

function copyParts(project: string, to: string): void {
  for (const { folder, takes } of packedParts) {
    const from = path.join(project, folder);
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !takes(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      copyFile(file, path.join(to, folder, path.relative(from, file)));
    }
  }
  for (const { from, to: place } of packedFiles) copyFile(path.join(project, from), path.join(to, place));
  const manifest = packedManifest(readJson(path.join(project, 'package.json')), oldestNode);
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function copyFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to);
}

function copyPackages(project: string, to: string): void {
  for (const each of productionPackages(readJson(path.join(project, 'package-lock.json')))) {
    const from = path.join(project, each.folder);
    if (!isInstalled(from, each)) continue;
    // Nested packages that are needed have their own entries. A `node_modules` deeper inside is the package's.
    cpSync(from, path.join(to, each.folder), {
      recursive: true,
      filter: (source) => source !== path.join(from, 'node_modules'),
    });
  }
  const commands = path.join(to, 'node_modules', '.bin');
  mkdirSync(commands, { recursive: true });
  symlinkSync(path.join('..', 'node', 'bin', 'node'), path.join(commands, 'node'));
}

/** @throws PackingError if a required one is missing, or its version is not the lockfile's */
function isInstalled(folder: string, { folder: name, version, isOptional }: ProductionPackage): boolean {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) {
    if (isOptional) return false;
    throw new PackingError(`${name} is not installed. Run "npm ci" and pack again.`);
  }
  const manifest = readJson(file);
  const installed = isRecord(manifest) ? manifest.version : undefined;
  if (installed !== version)
    throw new PackingError(
      `${name} is installed in version ${String(installed)}, and package-lock.json says ${version}. Run "npm ci" and pack again.`,
    );
  return true;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
