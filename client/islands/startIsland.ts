import { type IslandStatus, islandAttributes, islandRootAttribute } from '#contracts/island.ts';
import { interceptInteraction, type PendingInteraction } from '../moments/interceptInteraction.ts';
import { reportClientError, reportMissingScript } from '../moments/reportClientError.ts';
import { untilMoment } from '../moments/untilMoment.ts';
import { importChunks } from './importChunks.ts';
import type { IslandChunks } from './runtime.ts';

/**
 * If its scripts fail to load, the server's HTML stays and the next interaction retries. Errors of the island
 * itself are not retried.
 */
export async function startIsland(island: Element, load = importChunks): Promise<void> {
  // Island and root have `display: contents`: only their children have boxes.
  const boxes = island.querySelector(`[${islandRootAttribute}]`)?.children ?? [];
  let pending = await untilMoment(island.getAttribute(islandAttributes.hydrate), island, boxes);
  for (let attempt = 0; ; attempt++) {
    setStatus(island, 'loading');
    const chunks = await load(island, attempt).catch((cause: unknown) => {
      setStatus(island, 'failed');
      reportMissingScript(island, cause);
    });
    if (chunks) return bringAlive(island, chunks, pending);
    pending?.release();
    pending = await interceptInteraction(island);
  }
}

function bringAlive(
  island: Element,
  { hydrate, component }: IslandChunks,
  pending: PendingInteraction | undefined,
): void {
  const fail = (cause: unknown): void => {
    setStatus(island, 'failed');
    reportClientError(island, { metric: 'client.error.hydrate' }, cause);
  };
  try {
    hydrate(island, component, fail);
  } catch (cause) {
    fail(cause);
    pending?.release();
    return;
  }
  setStatus(island, 'hydrated');
  pending?.replay();
}

function setStatus(island: Element, status: IslandStatus): void {
  island.setAttribute(islandAttributes.status, status);
}
