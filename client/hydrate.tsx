import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type IslandRuntime, islandPrefixAttribute, islandRootAttribute } from '../contracts/island.ts';
import { readProps } from './islands/readProps.ts';
import { takeReaderChoices } from './islands/takeReaderChoices.ts';

/**
 * The island runtime: brings React and hydrates one island. An error, or HTML that does not match, puts the server's
 * HTML back, because slots that React renders anew would be empty.
 *
 * @returns what the island is rendered by
 */
export const hydrate = (...[island, component, onLaterError]: Parameters<IslandRuntime['hydrate']>): Root => {
  const container = island.querySelector(`:scope > [${islandRootAttribute}]`);
  if (!container || !isComponent(component)) throw new TypeError('The island has no root or no component');
  const props = readProps(island);
  const serverHtml = container.innerHTML;

  let failure: { cause: unknown } | undefined;
  let hydrating = true;
  const fail = (cause: unknown): void => {
    if (failure) return;
    failure = { cause };
    if (hydrating) return;
    // React is still at work on the tree when it tells of an error.
    queueMicrotask(() => {
      takeDown();
      onLaterError(cause);
    });
  };

  const chooseAgain = takeReaderChoices(container);
  // At once, so that no frame shows the page without the reader's choices.
  const root = flushSync(() =>
    hydrateRoot(container, createElement(component, props), {
      identifierPrefix: island.getAttribute(islandPrefixAttribute) ?? '',
      onUncaughtError: fail,
      onRecoverableError: fail,
    }),
  );
  const takeDown = (): void => {
    root.unmount();
    container.innerHTML = serverHtml;
  };
  hydrating = false;
  if (failure) {
    takeDown();
    throw failure.cause;
  }
  chooseAgain();
  return root;
};

export function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}
