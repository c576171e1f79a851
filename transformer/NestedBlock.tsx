import { type ReactNode, useContext } from 'react';
import { slotAttribute } from '../schemas/island.ts';
import { BlockRenderingContext } from './blockRendering.ts';

interface NestedBlockProps {
  block: unknown;
  /** JSON Pointer of the block inside its parent's data, for reports. */
  at: string;
  className?: string;
}

/**
 * Shows a block that stands inside another one, as a root of its own: a nested block that throws costs only itself,
 * and a nested island hydrates on its own. In the browser this is a slot, which React leaves alone.
 */
export function NestedBlock({ block, at, className }: NestedBlockProps): ReactNode {
  const rendering = useContext(BlockRenderingContext);
  const html = rendering ? rendering.nestedBlock(block, at) : '';
  return (
    <div
      {...{ [slotAttribute]: '' }}
      className={className}
      suppressHydrationWarning
      // The HTML is the renderer's own output, made by the same pipeline as every other block's.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
