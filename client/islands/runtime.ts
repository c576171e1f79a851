import type { IslandRuntime } from '../../schemas/island.ts';

/** A component and the runtime that hydrates it. */
export interface IslandChunks {
  runtime: IslandRuntime;
  component: unknown;
}

export function isIslandRuntime(module: unknown): module is IslandRuntime {
  return (
    typeof module === 'object' &&
    module !== null &&
    'hydrate' in module &&
    typeof module.hydrate === 'function'
  );
}
