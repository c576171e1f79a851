import { type ElementType, type ReactNode, useContext } from 'react';
import { slotAttribute } from '#contracts/island.ts';
import { ServerRenderingContext } from './serverRendering.ts';

interface NestedBlockProps {
  /** The block as it stands in the widget's data. */
  block: object;
  /** The element that holds the block; `div` unless told. */
  as?: ElementType;
  className?: string;
}

/**
 * Shows a block that stands inside another one, as a root of its own: a nested block that throws costs only itself,
 * and a nested island hydrates on its own. In the browser this is a slot, which React leaves alone. Hide a slot, never
 * unmount it.
 */
export function NestedBlock({ block, as: Holder = 'div', className }: NestedBlockProps): ReactNode {
  const rendering = useContext(ServerRenderingContext);
  return (
    <Holder
      {...{ [slotAttribute]: '' }}
      {...rendering?.markOf(block)}
      className={className}
      suppressHydrationWarning
      // The HTML is the renderer's own output, made by the same pipeline as every other block's.
      dangerouslySetInnerHTML={rendering ? { __html: rendering.nestedBlock(block) } : emptySlot}
    />
  );
}

// One object for all, so that React never sees a change to apply.
const emptySlot = { __html: '' };
