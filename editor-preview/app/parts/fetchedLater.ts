type Load = () => Promise<unknown>;

const parts = new Set<Load>();

export const idleDelayMs = 20_000;

export function fetchedLater<Part>(load: () => Promise<Part>): () => Promise<Part> {
  parts.add(load);
  return load;
}

/**
 * For offline work and across deployments. Stops at the first failure, because browsers never retry a failed
 * module; next time that part is last. Returns whether everything is loaded.
 */
export async function fetchAll(): Promise<boolean> {
  // Parts added during a fetch are included.
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
