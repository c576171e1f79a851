import { type TrackingEvent, trackingAttributes } from '#contracts/tracking.ts';
import { isReplayed } from '../moments/replayed.ts';
import { readEvents } from './readEvents.ts';

/** An open disclosure, dialog or popover. */
const open = '[open], :popover-open';

/** What can be opened. */
const opener = 'details, dialog, [popover]';

/** Reports every opening of a disclosure or dialog that declares it. One that the page shows open was not opened. */
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

/** What is reported of an opening: what the element declares, and what stands right in it. */
export function openingEvents(opened: Element): TrackingEvent[] {
  const { open: attribute } = trackingAttributes;
  const inside = [...opened.querySelectorAll(`[${attribute}]`)].filter(
    (element) => !element.matches(opener) && element.closest(opener) === opened,
  );
  return [opened, ...inside].flatMap((element) => readEvents(element, attribute));
}
