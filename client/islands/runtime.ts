import type { IslandRuntime } from '#contracts/island.ts';

/** A component and what hydrates it. */
export interface IslandChunks {
  hydrate: IslandRuntime['hydrate'];
  component: unknown;
}

/** Whether a script's export can be called to hydrate. The build makes the script and its address in one go. */
export function isHydrate(exported: unknown): exported is IslandRuntime['hydrate'] {
  return typeof exported === 'function';
}
