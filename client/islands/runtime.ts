import type { IslandRuntime } from '#contracts/island.ts';

export interface IslandChunks {
  hydrate: IslandRuntime['hydrate'];
  component: unknown;
}

/** Whether an export is the hydrate function. The build writes script and address together. */
export function isHydrate(exported: unknown): exported is IslandRuntime['hydrate'] {
  return typeof exported === 'function';
}
