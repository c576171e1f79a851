import { type FSWatcher, statSync, watch } from 'node:fs';
import { dirname, join, matchesGlob, normalize, relative } from 'node:path';
import { isArticleFile } from '../input/expandArguments.ts';

/** Debounce, ms: programs write, rename and touch a file in one save. */
const debounceMs = 15;

export interface WatchedTargets {
  checked: readonly string[];
  site: readonly string[];
}

export type ChangedFiles = Record<keyof WatchedTargets, readonly string[]>;

/** Watches folders, because saving by renaming replaces the file. @returns stops watching */
export function watchTargets(targets: WatchedTargets, onChange: (changed: ChangedFiles) => void): () => void {
  const { checked, site } = targets;
  const touched = { checked: new Set<string>(), site: new Set<string>() };
  let timer: NodeJS.Timeout | undefined;
  const notify = (): void => {
    const changed = { checked: [...touched.checked], site: [...touched.site] };
    touched.checked.clear();
    touched.site.clear();
    onChange(changed);
  };
  const watchInto =
    (names: Set<string>) =>
    (target: string): FSWatcher => {
      const { folder, matches } = reachOf(target);
      return watch(folder, { recursive: true }, (_event, name) => {
        if (name === null) return;
        const file = join(folder, name);
        if (!matches(file)) return;
        names.add(file);
        clearTimeout(timer);
        timer = setTimeout(notify, debounceMs);
      });
    };
  const watchers = [...checked.map(watchInto(touched.checked)), ...site.map(watchInto(touched.site))];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

interface Reach {
  folder: string;
  matches: (file: string) => boolean;
}

function reachOf(target: string): Reach {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const matches = (file: string): boolean => isArticleFile(relative(target, file));
    return { folder: target, matches };
  }
  const pattern = normalize(target);
  if (stats) return { folder: dirname(target), matches: (file) => file === pattern };
  return { folder: fixedPart(target), matches: (file) => matchesGlob(file, pattern) };
}

function fixedPart(glob: string): string {
  const steps = glob.split('/');
  const firstMagic = steps.findIndex((step) => /[*?[{]/.test(step));
  return steps.slice(0, firstMagic === -1 ? -1 : firstMagic).join('/') || (glob.startsWith('/') ? '/' : '.');
}
