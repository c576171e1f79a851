import { addressAtAttempt, islandAttributes } from '../../contracts/island.ts';
import { type IslandChunks, isHydrate, type Module } from './runtime.ts';

/** Specification §8: from here on, a chunk that fails counts as timed out; in milliseconds from its request. */
export const chunkTimeLimitMs = 110_000;

/** An island's script that could not be had. */
export class ChunkLoadError extends Error {
  readonly timedOut: boolean;

  constructor(timedOut: boolean, cause: unknown) {
    super('Chunk load failure', { cause });
    this.timedOut = timedOut;
  }
}

/**
 * Loads the island's component and the runtime.
 *
 * @param attempt 0 for the first; every further one asks under addresses of its own
 * @throws ChunkLoadError when either does not come, or not within {@link chunkTimeLimitMs}
 */
export async function importChunks(
  island: Element,
  attempt: number,
  importModule: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): Promise<IslandChunks> {
  const startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, chunkTimeLimitMs, new Error('Timed out'));
  });
  const load = (attribute: string): Promise<Module> =>
    importModule(addressAtAttempt(island.getAttribute(attribute) ?? '', attempt));
  try {
    const chunks = Promise.all([load(islandAttributes.runtime), load(islandAttributes.script)]);
    const [{ hydrate }, { default: component }] = await Promise.race([chunks, timeLimit]);
    if (!isHydrate(hydrate)) throw new TypeError('No hydrate in runtime');
    return { hydrate, component };
  } catch (cause) {
    throw new ChunkLoadError(performance.now() - startedAt >= chunkTimeLimitMs, cause);
  } finally {
    clearTimeout(timer);
  }
}
