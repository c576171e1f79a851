import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrate as hydrateForReaders, isComponent } from '#client/hydrate.tsx';
import { type IslandRuntime, islandRootAttribute } from '#contracts/island.ts';
import { newPropsDomEvent } from './newProps.ts';

/**
 * The island runtime of the preview: the readers' one, which besides renders a living island with the props that its
 * block gets while it is edited. What the component has in its state stays: answers, steps, a video that plays.
 */
export const hydrate: IslandRuntime['hydrate'] = (island, component, onLaterError) => {
  const root = hydrateForReaders(island, component, (cause) => {
    // One that failed on new props has been replaced by then.
    if (island.isConnected) onLaterError(cause);
  });
  island.addEventListener(newPropsDomEvent, (event) => {
    const container = island.querySelector(`:scope > [${islandRootAttribute}]`);
    if (!(event instanceof CustomEvent) || !container || !isComponent(component)) return;
    // At once, so that what stands in slots can be put there before anything is painted.
    flushSync(() => root.render(createElement(component, event.detail)));
    // React empties the root of a component that throws.
    if (container.hasChildNodes()) event.preventDefault();
  });
};
