import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrate as hydrateForReaders, isComponent } from '#client/hydrate.tsx';
import { type IslandRuntime, islandRootAttribute } from '#contracts/island.ts';
import { newPropsDomEvent } from './newProps.ts';

/** The readers' runtime, plus new props for hydrated islands. Component state survives, such as answers. */
export const hydrate: IslandRuntime['hydrate'] = (island, component, onLaterError) => {
  const root = hydrateForReaders(island, component, (cause) => {
    // One that failed on new props has been replaced.
    if (island.isConnected) onLaterError(cause);
  });
  island.addEventListener(newPropsDomEvent, (event) => {
    const container = island.querySelector(`:scope > [${islandRootAttribute}]`);
    if (!(event instanceof CustomEvent) || !container || !isComponent(component)) return;
    // Synchronously, so that slots can be filled before the next paint.
    flushSync(() => root.render(createElement(component, event.detail)));
    // React empties the root of a component that throws.
    if (container.hasChildNodes()) event.preventDefault();
  });
};
