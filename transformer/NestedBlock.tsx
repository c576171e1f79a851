import { type ElementType, type ReactNode, useContext } from 'react';
import { slotAttribute } from '#contracts/island.ts';
import { ServerRenderingContext } from './serverRendering.ts';

interface NestedBlockProps {
  /** The nested block in the widget's data. */
  block: object;
  /** Its element, by default `div`. */
  as?: ElementType;
  className?: string;
}

/**
 * Renders a nested block as a separate React root: one that throws costs only itself, and islands hydrate separately. In the browser it is a
 * slot, which React leaves alone. Hide a slot, never unmount it.
 */
export function NestedBlock({ block, as: Holder = 'div', className }: NestedBlockProps): ReactNode {
  const rendering = useContext(ServerRenderingContext);
  return (
    <Holder
      {...{ [slotAttribute]: '' }}
      {...rendering?.markOf(block)}
      className={className}
      suppressHydrationWarning
      // The HTML comes from the renderer's own pipeline.
      dangerouslySetInnerHTML={rendering ? { __html: rendering.nestedBlock(block) } : emptySlot}
    />
  );
}

// A shared object, so that React never sees a change.
const emptySlot = { __html: '' };
