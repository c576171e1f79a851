import type { BlockContext } from './blockContext.ts';
import { type InnerBlock, mayHoldBlocks, someInnerBlock } from './nestedBlocks.ts';
import type { LoadedRegistry } from './widget.ts';

/**
 * What of its page a block's HTML depends on besides its data: what its widget declares in `reads`, and what those of
 * the blocks inside it do.
 */
export function readsOf(
  { type, data }: Pick<InnerBlock, 'type' | 'data'>,
  registry: LoadedRegistry,
): readonly (keyof BlockContext)[] {
  let reads: readonly (keyof BlockContext)[] = registry.get(type)?.reads ?? [];
  if (!mayHoldBlocks(type)) return reads;
  someInnerBlock(type, data, (inner) => {
    reads = [...new Set([...reads, ...readsOf(inner, registry)])];
    return false;
  });
  return reads;
}
