import {
  factsAttribute,
  factsOfAttribute,
  type TrackingEvent,
  trackingAttributes,
} from '#contracts/tracking.ts';
import { usualFields, usualPaidClick } from '#contracts/usualEvents.ts';
import { knownFields, type TrackingFields } from './trackingEvent.ts';

type Attributes = Readonly<Record<string, string>>;

/** Spread on an element, says what to report when it, or something in it, is clicked. */
export function trackClick(...events: readonly TrackingEvent[]): Attributes {
  return written(trackingAttributes.click, events);
}

/** What to report when a paid link is clicked, and, without what came of it, once it was seen. */
export function trackPaidLink(clicked: TrackingEvent): Attributes {
  return written(trackingAttributes.click, [clicked], usualPaidClick);
}

/** What to report once, when the element first comes into view. */
export function trackView(...events: readonly TrackingEvent[]): Attributes {
  return written(trackingAttributes.view, events);
}

/** What to report whenever a `<details>` or a dialog opens: the element, or the one that it stands in. */
export function trackOpen(...events: readonly TrackingEvent[]): Attributes {
  return written(trackingAttributes.open, events);
}

/** What to report once, when the page has loaded. */
export function trackLoad(...events: readonly TrackingEvent[]): Attributes {
  return written(trackingAttributes.load, events);
}

/**
 * Spread on an element, says what is true of it: all events declared in it have these fields, where they say nothing else.
 *
 * @param ofProduct fields that only its `product-…` events have besides
 */
export function trackFacts(ofAll: TrackingFields, ofProduct: TrackingFields = {}): Attributes {
  return {
    [factsAttribute]: [ofAll, ofProduct]
      .map((fields) => linesOf(knownFields(fields)).join('\n'))
      .join('\n\n')
      .trimEnd(),
  };
}

/** The facts of the element with this id are true of what this is spread on. */
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

/** A line for each field, and for each custom dimension. */
function linesOf({ customDimensions = {}, ...fields }: Partial<TrackingEvent>): string[] {
  return [
    ...Object.entries(fields).map(([name, value]) => line(name, value)),
    ...Object.entries(customDimensions).map(([name, value]) => line(`.${name}`, value)),
  ];
}

function line(name: string, value: unknown): string {
  return `${name} ${String(value).replace(/\s+/g, ' ')}`;
}

/** The lines that an attribute leaves out, of each event that it declares where it says nothing else. */
const linesOfUsual: ReadonlyMap<TrackingEvent, readonly string[]> = new Map(
  [...Object.values(usualFields), usualPaidClick].map((event) => [event, linesOf(event)]),
);
