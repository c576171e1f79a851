/** What the island runtime, a chunk of its own, gives to the loader. */
export interface IslandRuntime {
  /**
   * Makes the island answer, before it returns.
   *
   * @param component what the component's chunk exports by default
   * @param onLaterError told of an error that takes the island down afterwards
   * @throws whatever keeps the island from being hydrated; the server's HTML is in place then
   */
  hydrate: (island: Element, component: unknown, onLaterError: (cause: unknown) => void) => void;
}

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
