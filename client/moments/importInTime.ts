/** From here on, a script that does not come counts as timed out; in milliseconds from its request. */
export const chunkTimeLimitMs = 110_000;

/** What a script exports, by name. */
export type Module = Readonly<Record<string, unknown>>;

/** A script that could not be had. */
export class ChunkLoadError extends Error {
  readonly timedOut: boolean;

  constructor(timedOut: boolean, cause: unknown) {
    super('Chunk load failure', { cause });
    this.timedOut = timedOut;
  }
}

/**
 * Imports built scripts.
 *
 * @throws ChunkLoadError when one of them does not come, or not within {@link chunkTimeLimitMs}
 */
export async function importInTime(
  addresses: readonly string[],
  importModule: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): Promise<Module[]> {
  const startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, chunkTimeLimitMs);
  });
  try {
    return await Promise.race([Promise.all(addresses.map((address) => importModule(address))), timeLimit]);
  } catch (cause) {
    throw new ChunkLoadError(performance.now() - startedAt >= chunkTimeLimitMs, cause);
  } finally {
    clearTimeout(timer);
  }
}
