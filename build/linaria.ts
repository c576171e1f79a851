import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';
import { isRecord } from '#contracts/json/isRecord.ts';
import { type CompiledStyles, StyleCache } from './styleCache.ts';

const attempts = 4;

const settings = { prefixer: false, include: ['**/*.styles.ts'] };

/**
 * For style files only: scanning all others took half of a build, and `css` elsewhere throws.
 * On a busy machine concurrent requests for a file that is being compiled sometimes fail, so they are retried.
 */
export function linaria(): Plugin {
  const plugin = wyw(settings);
  const { transform, resolveId, load } = plugin;
  if (typeof transform !== 'function' || typeof resolveId !== 'function' || typeof load !== 'function')
    throw new Error('The compiler of styles has another shape than before.');
  let styleCache = new StyleCache(settings);
  const sheets = new Map<string, string>();
  /** In development browser and server request the same file concurrently. */
  const underWay = new Map<string, Promise<Awaited<ReturnType<typeof transform>>>>();

  return {
    ...plugin,
    resolveId(id, ...parameters) {
      return sheets.has(pathOf(id)) ? id : resolveId.call(this, id, ...parameters);
    },
    load(id, ...parameters) {
      return sheets.get(pathOf(id)) ?? load.call(this, id, ...parameters);
    },
    watchChange() {
      styleCache = new StyleCache(settings);
    },
    async transform(code, id, ...parameters) {
      const file = pathOf(id);
      if (!file.endsWith('.styles.ts')) return null;
      const sheet = file.replace(/\.ts$/, '.wyw-in-js.css');
      const key = styleCache.keyOf(file, code);
      const known = key === undefined ? undefined : styleCache.find(file, key);
      if (known) {
        if (known.css !== undefined) sheets.set(sheet, known.css);
        return known.script;
      }
      const compile = async () => {
        const compiled = await patiently(
          () => transform.call(this, code, id, ...parameters),
          () => this.info(`Compiling ${id} once more: it was superseded.`),
        );
        const css = await load.call(this, sheet);
        if (typeof css === 'string') sheets.set(sheet, css);
        // A file that changed meanwhile may have been compiled in either state.
        if (key !== undefined && new StyleCache(settings).keyOf(file, code) === key)
          styleCache.keep(file, key, { script: scriptOf(compiled), css: textOf(css) });
        return compiled;
      };
      const place = `${file}\0${key ?? code}`;
      const compiling = underWay.get(place) ?? compile();
      underWay.set(place, compiling);
      return compiling.finally(() => underWay.delete(place));
    },
  };
}

const pathOf = (id: string): string => id.split('?', 1)[0] ?? id;

async function patiently<T>(compile: () => Promise<T> | T, onRepeat: () => void): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await compile();
    } catch (error) {
      if (attempt === attempts || !wasSuperseded(error)) throw error;
      onRepeat();
    }
  }
}

function wasSuperseded(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError' && error.message.includes('superseded');
}

function scriptOf(compiled: unknown): CompiledStyles['script'] {
  if (!isRecord(compiled) || typeof compiled.code !== 'string') return undefined;
  const { code, map } = compiled;
  return { code, map: map ? JSON.stringify(map) : null };
}

const textOf = (css: unknown): string | undefined => (typeof css === 'string' ? css : undefined);
