import { addressAtAttempt, islandAttributes } from '#contracts/island.ts';
import { importInTime, type Module } from '../moments/importInTime.ts';
import { type IslandChunks, isHydrate } from './runtime.ts';

/**
 * @param attempt 0 for the first; retries use other addresses
 * @throws ChunkLoadError
 */
export async function importChunks(
  island: Element,
  attempt: number,
  importModule?: (address: string) => Promise<Module>,
): Promise<IslandChunks> {
  const addresses = [islandAttributes.runtime, islandAttributes.script].map((attribute) =>
    addressAtAttempt(island.getAttribute(attribute) ?? '', attempt),
  );
  const [runtime, script] = await importInTime(addresses, importModule);
  const hydrate = runtime?.hydrate;
  if (!isHydrate(hydrate)) throw new TypeError('No hydrate');
  return { hydrate, component: script?.default };
}
