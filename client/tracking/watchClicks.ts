import { correlatedAttribute, correlationParameter } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { isReplayed } from '../moments/replayed.ts';
import { clickEvents, maxAddressLength, paidLinks } from './linkEvents.ts';

/** As in `events.json`. Other fields were cut when they were declared. */
const correlationIdPattern = /^[A-Za-z0-9-]{1,64}$/;

/** A middle click opens a link in a new tab; other auxiliary clicks do not. */
const middleButton = 1;

/** Middle clicks too. Listens on the window, after an affiliate link got its new correlation id. */
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

/** The real target of a link, with the correlation id of this click. */
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
