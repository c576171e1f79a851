import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';

/** How often a file is compiled before its failure is believed. */
const attempts = 4;

/**
 * Linaria's compiler, for the files that hold styles: looking for them in all others took half of a build. `css` anywhere
 * else is not compiled, and throws where it is first met.
 *
 * A file that is compiled while another one asks it for more of its exports is begun anew; now and then, on a busy machine,
 * that ends the build instead. Such a file is compiled once more.
 */
export function linaria(): Plugin {
  const plugin = wyw({ prefixer: false, include: ['**/*.styles.ts'] });
  const { transform } = plugin;
  if (typeof transform !== 'function')
    throw new Error('The compiler of styles has another shape than before.');
  return {
    ...plugin,
    async transform(...parameters) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await transform.apply(this, parameters);
        } catch (error) {
          if (attempt === attempts || !wasSuperseded(error)) throw error;
          this.info(`Compiling ${parameters[1]} once more: it was superseded.`);
        }
      }
    },
  };
}

/** The class of the error is not exported. */
function wasSuperseded(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError' && error.message.includes('superseded');
}
