import { everyFrameHost, type FrameHost } from '#contracts/frames/frameHosts.ts';
import type { PreparedBlock } from '../article/preparedArticle.ts';
import type { LoadedRegistry } from '../registry/widget.ts';

export function frameHostsOf(shown: readonly PreparedBlock[], registry: LoadedRegistry): FrameHost[] {
  const named = new Set(
    shown.flatMap(({ type, data, rejection }) =>
      rejection ? [] : (registry.get(type)?.frames?.(data) ?? []),
    ),
  );
  return everyFrameHost.filter((host) => named.has(host));
}

/** More origins would make a header longer than proxies accept. */
const maxMediaOrigins = 20;

export function mediaOriginsOf(shown: readonly PreparedBlock[], registry: LoadedRegistry): string[] {
  const origins = shown.flatMap(({ type, data, rejection }) =>
    rejection ? [] : (registry.get(type)?.media?.(data) ?? []),
  );
  return [...new Set(origins)].slice(0, maxMediaOrigins);
}
