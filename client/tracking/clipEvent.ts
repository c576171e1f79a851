import type { TrackingEvent } from '../../schemas/tracking.ts';

/** The limits of `events.json`: one value that is too long must not cost the whole batch. */
const wordLength = 120;
const textLength = 300;
const addressLength = 2048;

/** The event with every text within the schema's limits. An address that is cut leads nowhere, so it is left out. */
export function clipEvent(event: TrackingEvent): TrackingEvent {
  const { text, linkUrl, outboundUrl, customDimensions, ...words } = event;
  return {
    ...clip(words),
    ...(text ? { text: text.slice(0, textLength) } : {}),
    ...(linkUrl && linkUrl.length <= addressLength ? { linkUrl } : {}),
    ...(outboundUrl && outboundUrl.length <= addressLength ? { outboundUrl } : {}),
    ...(customDimensions ? { customDimensions: clip(customDimensions) } : {}),
  };
}

function clip<Values extends object>(values: Values): Values {
  const clipped = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.slice(0, wordLength) : value,
  ]);
  return { ...values, ...Object.fromEntries(clipped) };
}
