import { isRecord } from '#contracts/json/isRecord.ts';

export interface ManifestEntry {
  file: string;
  css: readonly string[];
  imports: readonly string[];
}

export type Manifest = ReadonlyMap<string, ManifestEntry>;

/** @throws Error if the text is no manifest: the build is broken, and nothing can be served */
export function parseManifest(json: string): Manifest {
  const parsed: unknown = JSON.parse(json);
  if (!isRecord(parsed)) throw new Error('The build manifest is no object.');
  return new Map(
    Object.entries(parsed).map(([source, entry]) => {
      if (!isRecord(entry) || typeof entry.file !== 'string') {
        throw new Error(`The build manifest names no file for ${source}.`);
      }
      return [source, { file: entry.file, css: texts(entry.css), imports: texts(entry.imports) }];
    }),
  );
}

/** Without duplicates, imports first. `without` also excludes what only those sources import. */
export function sheetsOf(
  manifest: Manifest,
  sources: readonly string[],
  without: Iterable<string> = [],
): string[] {
  const sheets = new Set<string>();
  const visited = new Set([...without].flatMap((source) => [source, ...chunkOf(manifest, source)]));
  const visit = (source: string) => {
    const entry = manifest.get(source);
    if (!entry || visited.has(source)) return;
    visited.add(source);
    for (const imported of entry.imports) visit(imported);
    for (const sheet of entry.css) sheets.add(sheet);
  };
  sources.forEach(visit);
  return [...sheets];
}

/** The shared chunk of a module with several importers: the manifest's entry only points to it. */
function chunkOf(manifest: Manifest, source: string): readonly string[] {
  const { css = [], imports = [] } = manifest.get(source) ?? {};
  return css.length === 0 && imports.length === 1 ? imports : [];
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
