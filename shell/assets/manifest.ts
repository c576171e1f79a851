import { isRecord } from '#contracts/json/isRecord.ts';

/** An entry of the client build's manifest, as far as pages need it. */
export interface ManifestEntry {
  /** The built file, below the build's folder. */
  file: string;
  /** Style sheets that the module itself brings. */
  css: readonly string[];
  /** Keys of the entries that it needs at once. */
  imports: readonly string[];
}

/** Built files by their source's path from the project's folder. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

/**
 * Reads a Vite manifest.
 *
 * @throws Error where the text is no manifest: then the build is broken, and nothing could be served
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
 * The style sheets of these sources, each once, what a source imports before the source itself.
 *
 * @param without sources that are left out, with what they alone import
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

/** The chunk that holds a module, where several entries need it: what is built under the module's name then leads there, and no further. */
function chunkOf(manifest: Manifest, source: string): readonly string[] {
  const { css = [], imports = [] } = manifest.get(source) ?? {};
  return css.length === 0 && imports.length === 1 ? imports : [];
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
