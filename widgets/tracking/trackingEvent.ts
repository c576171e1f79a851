import type { TrackingEvent, TrackingKind } from '#contracts/tracking.ts';

export type TrackingFields = {
  [Field in keyof Omit<TrackingEvent, 'kind'>]?: TrackingEvent[Field] | undefined;
};

/** Maximum lengths in the event schema, in UTF-16 units. */
const maxLengths: Readonly<Record<string, number>> = { text: 300, linkUrl: 2048, outboundUrl: 2048 };
const maxWordLength = 120;

export function trackingEvent(kind: TrackingKind, fields: TrackingFields): TrackingEvent {
  return { kind, ...knownFields(fields) };
}

/** The known fields, truncated to the schema's limits. */
export function knownFields(fields: TrackingFields): Omit<TrackingEvent, 'kind'> {
  const known = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || value === '') return [];
    return [
      [name, typeof value === 'string' ? value.slice(0, maxLengths[name] ?? maxWordLength) : value] as const,
    ];
  });
  return Object.fromEntries(known);
}

export function customDimensions(
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> | undefined {
  const known = Object.entries(values).flatMap(([name, value]) =>
    value ? [[name, value.slice(0, maxWordLength)] as const] : [],
  );
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
