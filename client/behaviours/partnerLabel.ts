import { safeLabel } from './safeLabel.ts';

/** The event on the window by which the personalization tool says that it is ready; `detail.placements` is its list. */
export const readyEvent = 'pagewell:personalization-ready';

/** Where the tool leaves its list for whoever comes after the event. */
export const placementsProperty = 'pagewellPlacements';

/** The placement whose text the label of a featured partner takes. */
const editableName = /^AY-Editable-Paid-Media-Banner/i;
const placementName = 'REACT';

/** Puts the text of the editable placement in place of "Featured Partner Offer", which stays when there is none. */
export function start(label: Element): void {
  const apply = (placements: unknown): void => {
    const html = Array.isArray(placements) ? placements.find(isEditablePlacement)?.html : undefined;
    if (html === undefined) return;
    const text = safeLabel(html);
    if (text.textContent?.trim()) label.replaceChildren(text);
  };
  addEventListener(readyEvent, (event) => {
    if (event instanceof CustomEvent) apply(event.detail?.placements);
  });
  apply(Reflect.get(window, placementsProperty));
}

function isEditablePlacement(placement: unknown): placement is { html: string } {
  const { name, placementName: place, html }: Record<string, unknown> = Object(placement);
  return (
    typeof name === 'string' && editableName.test(name) && place === placementName && typeof html === 'string'
  );
}
