import { createElement, type ReactNode, useContext } from 'react';
import { islandElement, islandRootAttribute } from '../contracts/island.ts';
import { BlockRenderingContext } from './blockRendering.ts';
import { attributesOfIsland } from './island.ts';

interface LightIslandProps {
  /** What the build calls the script, as `shell/entries.ts` has it. */
  part: string;
  children: ReactNode;
}

/**
 * A part of a block that a small script without React finishes once a reader comes near it. Only pages with such a part
 * ask for the script, and the loader need not know it. In a hydrated component the server's element stays as it is.
 */
export function LightIsland({ part, children }: LightIslandProps): ReactNode {
  const rendering = useContext(BlockRenderingContext);
  const scripts = rendering?.scripts(part);
  if (rendering && !scripts) return children;
  const attributes =
    scripts && attributesOfIsland({ type: part, hydrate: 'visible', scripts, identifierPrefix: '' });
  return createElement(
    islandElement,
    { ...attributes, suppressHydrationWarning: true },
    <div {...{ [islandRootAttribute]: '' }}>{children}</div>,
  );
}
