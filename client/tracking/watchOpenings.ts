import { type TrackingEvent, trackingAttributes } from '../../schemas/tracking.ts';
import { readEvents } from './readEvents.ts';

/** Reports every opening of a disclosure or dialog that declares it. One that the page shows open was not opened. */
export function watchOpenings(report: (event: TrackingEvent) => void): void {
  const openAtFirst = new WeakSet<EventTarget>(document.querySelectorAll('details[open]'));
  const onToggle = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const alreadyOpen = openAtFirst.delete(target);
    if (!isOpen(target, event) || alreadyOpen) return;
    for (const declared of readEvents(target, trackingAttributes.open)) report(declared);
  };
  // A toggle event does not bubble.
  document.addEventListener('toggle', onToggle, { capture: true });
}

function isOpen(element: Element, event: Event): boolean {
  if (element instanceof HTMLDetailsElement) return element.open;
  return 'newState' in event && event.newState === 'open';
}
