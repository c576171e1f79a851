import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { isRecord } from '#contracts/json/isRecord.ts';

export interface CompiledStyles {
  script?: { code: string; map: string | null } | undefined;
  css?: string | undefined;
}

/** Next to the packages, and deleted with them. */
const usualFolder = join('node_modules', '.cache', 'pagewell-styles');

/** By the content of a file and of its imports: the compiler's only inputs. Shared by browser and server builds. */
export class StyleCache {
  readonly #contents = new Map<string, string>();
  readonly #imports = new Map<string, readonly string[] | undefined>();
  readonly #settings: string;
  readonly #folder: string;

  constructor(settings: object, folder = usualFolder) {
    this.#settings = JSON.stringify(settings);
    this.#folder = folder;
  }

  /** Files are read once: use a new object after changes. @returns undefined if its imports are unknown */
  keyOf(file: string, code: string): string | undefined {
    const imported = this.#allImported(file);
    if (!imported) return undefined;
    const hash = createHash('sha256')
      .update(this.#contentOf(resolve('package-lock.json')))
      .update(this.#settings)
      .update(code);
    for (const each of [...imported].sort()) hash.update(`\0${each}\0`).update(this.#contentOf(each));
    return hash.digest('hex');
  }

  find(file: string, key: string): CompiledStyles | undefined {
    const cached = readCached(this.#placeOf(file));
    return cached?.key === key ? cached.styles : undefined;
  }

  keep(file: string, key: string, styles: CompiledStyles): void {
    const place = this.#placeOf(file);
    const unfinished = `${place}.${process.pid}`;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(unfinished, JSON.stringify({ key, ...styles }));
    // Other builds read concurrently.
    renameSync(unfinished, place);
  }

  #placeOf(file: string): string {
    return join(this.#folder, `${createHash('sha256').update(file).digest('hex')}.json`);
  }

  #allImported(file: string): ReadonlySet<string> | undefined {
    const all = new Set([file]);
    for (const each of all) {
      const imports = this.#importsOf(each);
      if (!imports) return undefined;
      for (const imported of imports) all.add(imported);
    }
    return all;
  }

  #importsOf(file: string): readonly string[] | undefined {
    if (!this.#imports.has(file)) this.#imports.set(file, importsIn(file, this.#contentOf(file)));
    return this.#imports.get(file);
  }

  #contentOf(file: string): string {
    const content = this.#contents.get(file) ?? readFileSync(file, 'utf8');
    this.#contents.set(file, content);
    return content;
  }
}

/** Except types. Packages are keyed by version. */
function importsIn(file: string, content: string): readonly string[] | undefined {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const { staticImports, staticExports, dynamicImports } = parseSync(file, content).module;
  if (dynamicImports.length > 0) return undefined;
  const names = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ];
  if (names.some((name) => /^#[^/]*$/.test(name) || name.includes('?'))) return undefined;
  return names
    .filter((name) => /^[.#]/.test(name))
    .map((name) => (name.startsWith('#') ? resolve(name.slice(1)) : resolve(dirname(file), name)));
}

function readCached(place: string): { key: unknown; styles: CompiledStyles } | undefined {
  let cached: unknown;
  try {
    cached = JSON.parse(readFileSync(place, 'utf8'));
  } catch {
    // Not compiled yet, or truncated when the machine stopped.
    return undefined;
  }
  if (!isRecord(cached)) return undefined;
  const { key, script, css } = cached;
  return {
    key,
    styles: {
      script:
        isRecord(script) && typeof script.code === 'string'
          ? { code: script.code, map: typeof script.map === 'string' ? script.map : null }
          : undefined,
      css: typeof css === 'string' ? css : undefined,
    },
  };
}
