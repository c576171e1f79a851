import { slotAttribute } from '#contracts/island.ts';
import { markAsReplayed } from '../moments/replayed.ts';
import { ownElements } from './ownElements.ts';
import type { CurrentElement } from './resetControl.ts';

/** Interactive elements. Translators and extensions add none, so their index per tag is stable. */
const usable = 'a, button, details, form, input, label, select, summary, textarea, [tabindex]';

/**
 * Finishes an island that React re-rendered: restores the server's nodes of slots, and open disclosures.
 * @throws Error if a slot has no counterpart
 */
export function adoptRendered(root: Element, serverNodes: readonly Node[]): CurrentElement {
  const served = document.createElement('div');
  served.append(...serverNodes);
  const rendered = byPlace(root);
  const counterparts = new Map(
    [...byPlace(served)].map(([place, element]) => [element, rendered.get(place)]),
  );
  const slots = ownElements(root, `[${slotAttribute}]`);
  const servedSlots = ownElements(served, `[${slotAttribute}]`);
  if (slots.length !== servedSlots.length) throw new Error('A slot of the island has no server HTML');

  for (const [index, slot] of slots.entries()) slot.append(...(servedSlots[index]?.childNodes ?? []));
  for (const [before, now] of counterparts) {
    if (before instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement)
      openUncounted(now, before.open);
  }
  const current: CurrentElement = (before) => {
    const control = before.isConnected ? undefined : before.closest(usable);
    return ((control && counterparts.get(control)) ?? before) as typeof before;
  };
  forwardReplays(served, current);
  return current;
}

/** Forwards replayed events, whose targets are elements of the old tree. */
function forwardReplays(served: Element, current: CurrentElement): void {
  const forward = (event: Event): void => {
    const { target } = event;
    const now = target instanceof Element ? current(target) : target;
    if (now === target) return;
    const again: Event = Reflect.construct(event.constructor, [event.type, event]);
    now?.dispatchEvent(markAsReplayed(again));
  };
  for (const type of ['click', 'keydown', 'toggle'])
    served.addEventListener(type, forward, { capture: true });
}

function byPlace(root: Element): Map<string, Element> {
  const counts = new Map<string, number>();
  return new Map(
    ownElements(root, usable).map((element) => {
      const count = (counts.get(element.localName) ?? 0) + 1;
      counts.set(element.localName, count);
      return [`${element.localName} ${count}`, element];
    }),
  );
}

/** Restores a disclosure without counting it again. */
function openUncounted(details: HTMLDetailsElement, open: boolean): void {
  if (details.open === open) return;
  const listening = new AbortController();
  const { signal } = listening;
  const mark = (event: Event): void => {
    if (event.target !== details) return;
    markAsReplayed(event);
    listening.abort();
  };
  // Before the tracker, which listens on the document.
  addEventListener('toggle', mark, { capture: true, signal });
  details.open = open;
}
