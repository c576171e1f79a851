import { type ElementType, type ReactNode, useContext } from 'react';
import { slotAttribute } from '#contracts/island.ts';
import { ServerRenderingContext } from './serverRendering.ts';

interface NestedBlockProps {
  block: object;
  as?: ElementType;
  className?: string;
}

/**
 * A separate React root: one that throws costs only itself, and islands hydrate separately. In the browser a
 * slot, which React leaves alone: hide it, never unmount it.
 */
export function NestedBlock({ block, as: Holder = 'div', className }: NestedBlockProps): ReactNode {
  const rendering = useContext(ServerRenderingContext);
  return (
    <Holder
      {...{ [slotAttribute]: '' }}
      {...rendering?.markOf(block)}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={rendering ? { __html: rendering.nestedBlock(block) } : emptySlot}
    />
  );
}

// A shared object, so that React never sees a change.
const emptySlot = { __html: '' };
