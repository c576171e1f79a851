import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Behaviour, BehaviourMarker, ListedBehaviour } from '#contracts/behaviour.ts';
import { componentFile } from '#widgets/componentFile.ts';
import { registry } from '#widgets/registry.ts';
import type { PageAssets } from '../document/pageAssets.ts';
import type { BuiltParts } from './builtParts.ts';
import { combinedSheets } from './combinedSheets.ts';
import { type Manifest, parseManifest, sheetsOf } from './manifest.ts';
import { builtSource } from './togetherSource.ts';

const loaderSource = 'client/main.ts';
const islandRuntimeSource = 'client/hydrate.tsx';

/**
 * @param folder the build's folder, `dist/client`
 * @throws Error if the build is missing or broken
 */
export function readPageAssets(folder: string, parts: BuiltParts): PageAssets {
  const manifest = parseManifest(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  return pageAssets(manifest, (file) => readFileSync(path.join(folder, file), 'utf8'), parts);
}

export function pageAssets(
  manifest: Manifest,
  readText: (file: string) => string,
  { entries, everyPage, belowFirstView, behaviours, laterParts }: BuiltParts,
): PageAssets {
  const sources: ReadonlyMap<string, string> = new Map(Object.entries(entries));
  const sourceOf = (part: string): string =>
    sources.get(part) ?? (laterParts.includes(part) ? part : componentFile(part));
  const loader = addressOf(manifest, loaderSource);
  if (loader === undefined) throw new Error(`The build has no ${loaderSource}. Run "npm run build".`);
  const runtime = addressOf(manifest, islandRuntimeSource);
  const built = behaviours.flatMap((behaviour) => {
    const address = addressOf(manifest, builtSource(behaviour));
    return address === undefined ? [] : [{ ...behaviour, address }];
  });
  const findBehaviours = behaviourFinder(built);
  const texts = new Map<string, string>();

  function textOf(file: string): string {
    const text = texts.get(file) ?? readText(file).trim();
    texts.set(file, text);
    return text;
  }

  const stylesOf = sheetsOfParts((part) => sheetsOf(manifest, [sourceOf(part)]));
  const blockTypes = Object.keys(registry);
  const styled = [...sources].flatMap(([part, source]) => (source.endsWith('.styles.ts') ? [part] : []));
  const combinable = stylesOf([...styled, ...blockTypes]);
  const combined = combinedSheets(combinable, textOf);
  const firstStylesOf = sheetsOfParts((part) =>
    sheetsOf(
      manifest,
      [sourceOf(part)],
      laterParts.filter((later) => later !== part),
    ),
  );

  return {
    loader,
    everyPage,
    late: belowFirstView,
    css: (parts) => firstStylesOf(parts).map(textOf).join(''),
    laterSheet: (parts, firstView) => {
      const there = new Set(firstStylesOf(firstView));
      const sheets = stylesOf([...firstView, ...parts]).filter((sheet) => !there.has(sheet));
      return sheets.length === 0 ? undefined : `/assets/${combined.nameOf(sheets)}`;
    },
    combinedSheet: combined.textOf,
    combinable: combinable.map((sheet) => path.basename(sheet)),
    islandScripts: (name) => {
      const component = addressOf(manifest, sourceOf(name));
      return component === undefined || runtime === undefined ? undefined : { component, runtime };
    },
    behavioursIn: (...html) => listedOf(findBehaviours(...html)),
    file: (source) => addressOf(manifest, source),
  };
}

/** More parts than a build has. Content may name others, as unknown block types. */
const maxKnownParts = 500;

/** Unites style sheets of parts without duplicates. Cached, because pages name the same few parts. */
function sheetsOfParts(
  sheetsOfPart: (part: string) => readonly string[],
): (parts: Iterable<string>) => string[] {
  const known = new LRUCache<string, readonly string[]>({ max: maxKnownParts });
  return (parts) => {
    const sheets = new Set<string>();
    for (const part of parts) {
      const own = known.get(part) ?? sheetsOfPart(part);
      known.set(part, own);
      for (const sheet of own) sheets.add(sheet);
    }
    return [...sheets];
  };
}

function listedOf(found: readonly (Behaviour & { address: string })[]): ListedBehaviour[] {
  const listed = new Map<string, ListedBehaviour>();
  for (const { address, marker, moment, together } of found) {
    const key = together ? address : `${address} ${marker}`;
    const [, others] = listed.get(key) ?? [];
    listed.set(key, [address, others === undefined ? marker : `${others},${marker}`, moment]);
  }
  return [...listed.values()];
}

function addressOf(manifest: Manifest, source: string): string | undefined {
  const entry = manifest.get(source);
  return entry && `/${entry.file}`;
}

/** In one pass over a page's HTML. A marker in text only loads an unneeded script. */
export function behaviourFinder<Listed extends Pick<Behaviour, 'marker'>>(
  behaviours: readonly Listed[],
): (...html: readonly string[]) => Listed[] {
  // A marker that is a prefix of another, `data-count` and `data-count-list`, is distinguished by what follows.
  const anyMarker = new RegExp(
    `(?:${behaviours.map(({ marker }) => writtenMarker(marker)).join('|')})(?![\\w-])`,
    'g',
  );
  return (...html) => {
    // Joining the parts would copy the page.
    const found = new Set(html.flatMap((part) => part.match(anyMarker) ?? []));
    return behaviours.filter(({ marker }) => found.has(writtenMarker(marker)));
  };
}

function writtenMarker(marker: BehaviourMarker): string {
  return marker.startsWith('[') ? ` ${marker.slice(1, -1)}` : `<${marker}`;
}
