import { isRecord } from '#contracts/json/isRecord.ts';

/** A package that the running server needs. */
export interface ProductionPackage {
  /** Its folder, from the project's, such as `node_modules/express`. */
  folder: string;
  version: string;
  /** Left out where it is not installed: it is for another system, or not needed. */
  isOptional: boolean;
}

/**
 * The packages that `npm ci --omit=dev` would install, in the order of their folders.
 *
 * @param lockfile what `package-lock.json` says
 * @throws Error where it is no lockfile of npm's
 */
export function productionPackages(lockfile: unknown): readonly ProductionPackage[] {
  if (!isRecord(lockfile) || !isRecord(lockfile.packages))
    throw new Error('package-lock.json is no lockfile of npm 7 or later.');
  return Object.entries(lockfile.packages)
    .filter(([folder]) => folder !== '')
    .flatMap(([folder, entry]) => {
      if (!isRecord(entry) || typeof entry.version !== 'string')
        throw new Error(`package-lock.json gives ${folder} no version.`);
      const { version, dev, optional, devOptional } = entry;
      return dev === true ? [] : [{ folder, version, isOptional: optional === true || devOptional === true }];
    })
    .sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** What is copied besides packages: folders of the project, and which of their files. */
export const packedParts: readonly { folder: string; takes: (name: string) => boolean }[] = [
  { folder: 'dist', takes: () => true },
  { folder: 'fixtures', takes: (name) => !/\.[cm]?tsx?$/.test(name) },
  { folder: 'schemas', takes: (name) => name.endsWith('.json') },
  // What `pagewell rules` shows.
  { folder: 'quality/rules', takes: (name) => name === 'page.md' },
];

/** Single files: from where in the project, and to where. */
export const packedFiles: readonly { from: string; to: string }[] = [
  { from: 'build/pack/start.js', to: 'start.js' },
  { from: 'cli/bin.js', to: 'cli/bin.js' },
];

/**
 * The `package.json` of the packed folder: what it is and needs, and no command of those that need sources.
 *
 * @param manifest the project's
 * @param oldestNode the first Node.js that the server starts in
 */
export function packedManifest(manifest: unknown, oldestNode: number): Record<string, unknown> {
  if (!isRecord(manifest)) throw new Error('package.json is no object.');
  const { name, version, description, license, type, bin, dependencies } = manifest;
  return {
    name,
    version,
    private: true,
    description,
    license,
    type,
    engines: { node: `>=${oldestNode}` },
    bin,
    dependencies,
  };
}
