import { type BehaviourParts, readerPageAttribute } from '#contracts/behaviour.ts';
import { popupAttribute } from '#contracts/placements.ts';
import { loadPlace } from './loadPlacements.ts';
import { openPopup } from './popup.ts';

export function start(place: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  if (!document.documentElement.hasAttribute(readerPageAttribute)) return;
  if (place.hasAttribute(popupAttribute)) openPopup(place);
  else loadPlace(place, report);
}
