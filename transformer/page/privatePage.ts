import type { QuietPage } from '#contracts/quiet.ts';
import type { BlockList, PreparedBlock } from '../preparedArticle.ts';
import type { LoadedRegistry } from '../widget.ts';

/**
 * What is told of an article's page in the place of what it is about; undefined where that may be told. A block makes it
 * quiet for all readers, whoever gets the block.
 */
export function privatePage(
  blocks: BlockList<PreparedBlock>,
  registry: LoadedRegistry,
): QuietPage | undefined {
  const types = [...new Set(blocks.map(({ type }) => type))].sort();
  const blockTypes = types.filter((type) => registry.get(type)?.quiet !== undefined);
  const [first] = blockTypes;
  const path = first === undefined ? undefined : registry.get(first)?.quiet;
  return path === undefined ? undefined : { path, blockTypes };
}
