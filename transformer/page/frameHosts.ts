import { everyFrameHost, type FrameHost } from '#contracts/frames/frameHosts.ts';
import type { PreparedBlock } from '../preparedArticle.ts';
import type { LoadedRegistry } from '../widget.ts';

/**
 * The other sites that blocks may show in frames, each once: all that a page's headers let a browser show.
 *
 * @param shown the blocks that readers see, those inside others too
 */
export function frameHostsOf(shown: readonly PreparedBlock[], registry: LoadedRegistry): FrameHost[] {
  const named = new Set(
    shown.flatMap(({ type, data, rejection }) =>
      rejection ? [] : (registry.get(type)?.frames?.(data) ?? []),
    ),
  );
  return everyFrameHost.filter((host) => named.has(host));
}
