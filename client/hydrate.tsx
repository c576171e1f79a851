import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type IslandRuntime, islandPrefixAttribute, islandRootAttribute } from '#contracts/island.ts';
import { type TrackingEvent, trackingDomEvent } from '#contracts/tracking.ts';
import { followReplacements } from './islands/followReplacements.ts';
import { readProps } from './islands/readProps.ts';
import { adoptRendered } from './islands/renderedAgain.ts';
import type { CurrentElement } from './islands/resetControl.ts';
import { saveFocus } from './islands/saveFocus.ts';
import { saveReaderChoices } from './islands/saveReaderChoices.ts';

/**
 * If a translator or an extension changed the HTML, React re-renders it, and slots, input and focus are
 * restored. On a component's error the server's HTML is restored.
 */
export const hydrate = (...[island, component, onLaterError]: Parameters<IslandRuntime['hydrate']>): Root => {
  const container = island.querySelector(`:scope > [${islandRootAttribute}]`);
  if (!container || !isComponent(component)) throw new TypeError('The island has no root or no component');
  const props = readProps(island);
  const serverHtml = container.innerHTML;
  const serverNodes = [...container.childNodes];

  let failure: { cause: unknown } | undefined;
  let mismatch: { cause: unknown } | undefined;
  let hydrating = true;
  const fail = (cause: unknown): void => {
    if (failure) return;
    failure = { cause };
    if (hydrating) return;
    // React is still modifying the tree when it reports an error.
    queueMicrotask(() => {
      root.unmount();
      container.innerHTML = serverHtml;
      onLaterError(cause);
    });
  };

  const focusAgain = saveFocus(container);
  const chooseAgain = saveReaderChoices(container);
  let current: CurrentElement = (element) => element;
  // Synchronously, so that no frame shows the page without the reader's input.
  const root = flushSync(() =>
    hydrateRoot(container, createElement(component, props), {
      identifierPrefix: island.getAttribute(islandPrefixAttribute) ?? '',
      onUncaughtError: fail,
      onRecoverableError: (cause) => {
        mismatch ??= { cause };
      },
    }),
  );
  hydrating = false;
  if (mismatch && !failure) {
    reportMismatch(island, mismatch.cause);
    try {
      current = adoptRendered(container, serverNodes);
    } catch (cause) {
      failure = { cause };
    }
  }
  if (failure) {
    root.unmount();
    container.replaceChildren(...serverNodes);
  }
  chooseAgain(current);
  focusAgain(current);
  if (failure) throw failure.cause;
  followReplacements(container);
  return root;
};

/** Counts mismatches apart from errors: the page was changed, or server and browser render differently. */
function reportMismatch(island: Element, cause: unknown): void {
  const detail: TrackingEvent = { kind: 'client-error', metric: 'client.hydrate.mismatch' };
  island.dispatchEvent(new CustomEvent(trackingDomEvent, { bubbles: true, detail }));
  // biome-ignore lint/suspicious/noConsole: it is no error, and the developer of an island has to see it.
  console.warn(cause);
}

export function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function';
}
