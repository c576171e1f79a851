import { isRecord } from '#contracts/json/isRecord.ts';

export interface ProductionPackage {
  folder: string;
  version: string;
  isOptional: boolean;
}

/** Those of `npm ci --omit=dev`, sorted by folder. @throws Error if it is no lockfile of npm's */
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

/** Copied besides packages, with a filter. */
export const packedParts: readonly { folder: string; takes: (name: string) => boolean }[] = [
  { folder: 'dist', takes: () => true },
  { folder: 'fixtures', takes: (name) => !/\.[cm]?tsx?$/.test(name) },
  { folder: 'schemas', takes: (name) => name.endsWith('.json') },
  { folder: 'rules', takes: (name) => name === 'page.md' },
];

export const packedFiles: readonly { from: string; to: string }[] = [
  { from: 'build/pack/start.js', to: 'start.js' },
  { from: 'cli/bin.js', to: 'cli/bin.js' },
];

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
