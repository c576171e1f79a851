import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { shellEntries } from '../entries.ts';
import type { PageAssets } from '../pageAssets.ts';
import { type Manifest, parseManifest } from './manifest.ts';

const loaderSource = 'client/main.ts';
const islandRuntimeSource = 'client/hydrate.tsx';

/** Sheets put together, kept by the parts they are of. A site has some dozens of combinations. */
const maxKeptSheets = 500;

/**
 * Reads what the client build made.
 *
 * @param folder the build's folder, `dist/client`
 * @throws Error where there is no build, or a broken one
 */
export function readPageAssets(folder: string): PageAssets {
  const manifest = parseManifest(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  return pageAssets(manifest, (file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** @param readText the content of a built file, by its name in the manifest */
export function pageAssets(manifest: Manifest, readText: (file: string) => string): PageAssets {
  const loader = addressOf(manifest, loaderSource);
  if (loader === undefined) throw new Error(`The build has no ${loaderSource}. Run "npm run build".`);
  const runtime = addressOf(manifest, islandRuntimeSource);
  const texts = new Map<string, string>();
  const sheets = new LRUCache<string, string>({ max: maxKeptSheets });
  const addresses = new LRUCache<string, readonly string[]>({ max: maxKeptSheets });

  function textOf(file: string): string {
    const text = texts.get(file) ?? asciiCss(readText(file).trim());
    texts.set(file, text);
    return text;
  }

  return {
    loader,
    css: (parts) => {
      const names = [...parts];
      const key = names.join(' ');
      const sheet = sheets.get(key) ?? sheetsOf(manifest, names).map(textOf).join('');
      sheets.set(key, sheet);
      return sheet;
    },
    styleSheets: (parts) => {
      const names = [...parts];
      const key = names.join(' ');
      const known = addresses.get(key) ?? sheetsOf(manifest, names).map((sheet) => `/${sheet}`);
      addresses.set(key, known);
      return known;
    },
    islandScripts: (name) => {
      const source = sourceOf(name);
      const component = addressOf(manifest, source);
      if (component === undefined) return undefined;
      // An island that is no React component is its own runtime.
      if (!source.endsWith('.tsx')) return { component, runtime: component };
      return runtime === undefined ? undefined : { component, runtime };
    },
    file: (source) => addressOf(manifest, source),
  };
}

/** With CSS escapes for what is not ASCII: one curly quote, and the whole sheet takes ten times as long to encode. */
function asciiCss(css: string): string {
  return css.replace(/[^\0-\x7f]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
}

/** The style sheets of these parts, each once, what a part imports before the part itself. */
function sheetsOf(manifest: Manifest, parts: readonly string[]): string[] {
  const sheets = new Set<string>();
  const visited = new Set<string>();
  const visit = (source: string) => {
    const entry = manifest.get(source);
    if (!entry || visited.has(source)) return;
    visited.add(source);
    for (const imported of entry.imports) visit(imported);
    for (const sheet of entry.css) sheets.add(sheet);
  };
  for (const part of parts) visit(sourceOf(part));
  return [...sheets];
}

function addressOf(manifest: Manifest, source: string): string | undefined {
  const entry = manifest.get(source);
  return entry && `/${entry.file}`;
}

const shellSources: ReadonlyMap<string, string> = new Map(Object.entries(shellEntries));

/** Block type `product-card` is `widgets/product-card/ProductCard.tsx`; parts of the shell have a list of their own. */
function sourceOf(part: string): string {
  const shellSource = shellSources.get(part);
  if (shellSource !== undefined) return shellSource;
  const component = part.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `widgets/${part}/${component}.tsx`;
}
