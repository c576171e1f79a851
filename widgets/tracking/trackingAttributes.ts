import {
  factsAttribute,
  factsOfAttribute,
  type TrackingEvent,
  trackingAttributes,
} from '#contracts/tracking.ts';
import { usualFields, usualPaidClick } from '#contracts/usualEvents.ts';
import { knownFields, type TrackingFields, trackingEvent } from './trackingEvent.ts';

type Attributes = Readonly<Record<string, string>>;

/** Spread on an element: events to report when it or a descendant is clicked. */
export function trackClick(...events: readonly TrackingEvent[]): Attributes {
  return written(trackingAttributes.click, events);
}

export function trackLink(url: string, fields: TrackingFields): Attributes {
  return trackClick(linkClicked(url, fields));
}

/** A click on a link; its outcome is whether it leaves the site. */
export function linkClicked(url: string, fields: TrackingFields): TrackingEvent {
  const actionOutcome = /^https?:|^\/\//i.test(url) ? 'EXTERNALLINK' : 'INTERNALLINK';
  return trackingEvent('element-clicked', { ...fields, linkUrl: url, actionOutcome });
}

/** Reports clicks of a paid link and, without an outcome, its first view. */
export function trackPaidLink(clicked: TrackingEvent): Attributes {
  return written(trackingAttributes.click, [clicked], usualPaidClick);
}

/** Reports once, on the element's first view. */
export function trackView(...events: readonly TrackingEvent[]): Attributes {
  return written(trackingAttributes.view, events);
}

/** Reports each opening of a `<details>` or a dialog: the element or its ancestor. */
export function trackOpen(...events: readonly TrackingEvent[]): Attributes {
  return written(trackingAttributes.open, events);
}

export function trackLoad(...events: readonly TrackingEvent[]): Attributes {
  return written(trackingAttributes.load, events);
}

/** Spread on an element: default fields of all events declared in it; `ofProduct` for `product-…` events only. */
export function trackFacts(ofAll: TrackingFields, ofProduct: TrackingFields = {}): Attributes {
  return {
    [factsAttribute]: [ofAll, ofProduct]
      .map((fields) => linesOf(knownFields(fields)).join('\n'))
      .join('\n\n')
      .trimEnd(),
  };
}

export function trackFactsOf(id: string): Attributes {
  return { [factsOfAttribute]: id };
}

function written(
  attribute: string,
  events: readonly TrackingEvent[],
  usual: TrackingEvent | undefined = usualFields[attribute],
): Attributes {
  const texts = events.map(({ kind, ...fields }) => {
    const lines = linesOf(fields);
    if (kind !== usual?.kind) return [kind, ...lines].join('\n').trimEnd();
    const left = linesOfUsual.get(usual) ?? [];
    return lines.filter((written) => !left.includes(written)).join('\n');
  });
  return { [attribute]: texts.join('\n\n') };
}

function linesOf({ customDimensions = {}, ...fields }: Partial<TrackingEvent>): string[] {
  return [
    ...Object.entries(fields).map(([name, value]) => line(name, value)),
    ...Object.entries(customDimensions).map(([name, value]) => line(`.${name}`, value)),
  ];
}

function line(name: string, value: unknown): string {
  return `${name} ${String(value).replace(/\s+/g, ' ')}`;
}

/** The default lines of each event, which attributes omit. */
const linesOfUsual: ReadonlyMap<TrackingEvent, readonly string[]> = new Map(
  [...Object.values(usualFields), usualPaidClick].map((event) => [event, linesOf(event)]),
);
