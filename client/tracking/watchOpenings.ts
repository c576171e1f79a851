import { type TrackingEvent, trackingAttributes } from '#contracts/tracking.ts';
import { isReplayed } from '../moments/replayed.ts';
import { readEvents } from './readEvents.ts';

const open = '[open], :popover-open';

const opener = 'details, dialog, [popover]';

/** Reports each opening of a declared disclosure or dialog, except those open from the start. */
export function watchOpenings(report: (event: TrackingEvent) => void): void {
  const openAtFirst = new WeakSet<EventTarget>(document.querySelectorAll('details[open]'));
  const onToggle = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || isReplayed(event)) return;
    const alreadyOpen = openAtFirst.delete(target);
    if (alreadyOpen || !target.matches(open)) return;
    openingEvents(target).forEach(report);
  };
  // A toggle event does not bubble.
  document.addEventListener('toggle', onToggle, { capture: true });
}

export function openingEvents(opened: Element): TrackingEvent[] {
  const { open: attribute } = trackingAttributes;
  const inside = [...opened.querySelectorAll(`[${attribute}]`)].filter(
    (element) => !element.matches(opener) && element.closest(opener) === opened,
  );
  return [opened, ...inside].flatMap((element) => readEvents(element, attribute));
}
