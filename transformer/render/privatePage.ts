import type { PrivatePage } from '#contracts/privatePage.ts';
import type { BlockList, PreparedBlock } from '../article/preparedArticle.ts';
import type { LoadedRegistry } from '../registry/widget.ts';

/** A block makes the page private for all readers, also those who do not get the block. */
export function privatePage(
  blocks: BlockList<PreparedBlock>,
  registry: LoadedRegistry,
): PrivatePage | undefined {
  const types = [...new Set(blocks.map(({ type }) => type))].sort();
  const blockTypes = types.filter((type) => registry.get(type)?.privatePath !== undefined);
  const [first] = blockTypes;
  const path = first === undefined ? undefined : registry.get(first)?.privatePath;
  return path === undefined ? undefined : { path, blockTypes };
}
