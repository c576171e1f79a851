import { slotAttribute } from '#contracts/island.ts';

/** Elements that the island's own component renders. The root may be in a slot of another island. */
export function ownElements<Kind extends Element>(root: Element, selector: string): Kind[] {
  return [...root.querySelectorAll<Kind>(selector)].filter(
    (element) => !root.contains(element.parentElement?.closest(`[${slotAttribute}]`) ?? null),
  );
}
