import { correlatedAttribute, correlationParameter } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { isReplayed } from '../moments/replayed.ts';
import { clickEvents, maxAddressLength, paidLinks } from './linkEvents.ts';

/** What `events.json` takes. Everything else in an event was cut to size when it was declared. */
const correlationIdPattern = /^[A-Za-z0-9-]{1,64}$/;

/** A click with it opens a link in another tab; one with any button after it opens none. */
const middleButton = 1;

/**
 * Reports clicks on whatever declares them, also those that open a link in another tab. Listens on the window, where
 * an affiliate link already has its new correlation id.
 */
export function watchClicks(report: (event: TrackingEvent) => void): void {
  const onClick = (event: MouseEvent): void => {
    if (event.button > middleButton || isReplayed(event)) return;
    const opened = linkOf(event.target);
    for (const element of event.composedPath()) {
      for (const declared of clickEvents(element)) report({ ...declared, ...opened });
    }
  };
  addEventListener('click', onClick);
  addEventListener('auxclick', onClick);
}

/** Where a link with a correlation id really leads, and the id that this click carries. */
function linkOf(target: EventTarget | null): Pick<TrackingEvent, 'outboundUrl' | 'correlationId'> {
  const link =
    target instanceof Element &&
    target.closest(`${paidLinks},a[${correlatedAttribute}],[${correlatedAttribute}] a`);
  if (!(link instanceof HTMLAnchorElement)) return {};
  const correlationId = new URLSearchParams(link.search).get(correlationParameter) ?? '';
  return {
    ...(link.href.length <= maxAddressLength ? { outboundUrl: link.href } : {}),
    ...(correlationIdPattern.test(correlationId) ? { correlationId } : {}),
  };
}
