import { isRecord } from '#contracts/json/isRecord.ts';

/** An entry of the client build's manifest, with the fields that pages need. */
export interface ManifestEntry {
  file: string;
  /** Style sheets of the module itself. */
  css: readonly string[];
  /** Keys of its static imports. */
  imports: readonly string[];
}

/** Built files by source path from the project's folder. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

/**
 * Parses a Vite manifest.
 * @throws Error if the text is no manifest: the build is broken, and nothing can be served
 */
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

/**
 * Style sheets of these sources without duplicates, imports first.
 * @param without excluded sources, with what only they import
 */
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
