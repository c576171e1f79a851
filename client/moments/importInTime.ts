export const chunkTimeLimitMs = 110_000;

export type Module = Readonly<Record<string, unknown>>;

export class ChunkLoadError extends Error {
  readonly timedOut: boolean;

  constructor(timedOut: boolean, cause: unknown) {
    super('Chunk load failure', { cause });
    this.timedOut = timedOut;
  }
}

/** @throws ChunkLoadError if one fails, or after {@link chunkTimeLimitMs} */
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
