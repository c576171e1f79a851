import { safeLabel } from './safeLabel.ts';

/** Window event of the personalization tool; `detail.placements` is its list. */
export const readyEvent = 'pagewell:personalization-ready';

/** Global of the tool's list, for scripts that start after the event. */
export const placementsProperty = 'pagewellPlacements';

const editableName = /^AY-Editable-Paid-Media-Banner/i;
const placementName = 'REACT';

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
