type Load = () => Promise<unknown>;

const parts = new Set<Load>();

/** How long nothing is done before all that may be needed later is fetched, in milliseconds. */
export const idleAfter = 20_000;

/** Code that is fetched when it is needed first, or before that, when the tool has nothing to do. */
export function fetchedLater<Part>(load: () => Promise<Part>): () => Promise<Part> {
  parts.add(load);
  return load;
}

/**
 * Fetches all that is needed later, one part after the other, and what those need: the tool then goes on without a network, and
 * beside a new version that was put in place. It ends with the first part that does not come, because a browser never asks again
 * for a module that failed; the next time, that part is the last one.
 *
 * @returns whether everything is there
 */
export async function fetchAll(): Promise<boolean> {
  // What is added while one is fetched has its turn as well.
  for (const load of parts) {
    try {
      await load();
    } catch {
      parts.delete(load);
      parts.add(load);
      return false;
    }
  }
  return true;
}
