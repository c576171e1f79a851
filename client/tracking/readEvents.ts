import {
  factsAttribute,
  factsOfAttribute,
  type TrackingEvent,
  trackingAttributes,
} from '#contracts/tracking.ts';
import { usualFields } from '#contracts/usualEvents.ts';

type Fields = Partial<TrackingEvent>;

/** A product, or the page that presents it. */
const isOfProduct = /^(product|content)-/;

type Facts = readonly [ofAll: Fields, ofProduct: Fields];

/**
 * Includes the facts of enclosing elements. A product without an id uses its variant's.
 * @param usual defaults
 */
export function readEvents(
  declaring: EventTarget | null,
  attribute: string,
  usual: TrackingEvent | undefined = usualFields[attribute],
): TrackingEvent[] {
  const text = declaring instanceof Element ? declaring.getAttribute(attribute) : null;
  if (text === null || !(declaring instanceof Element) || !usual) return [];
  const [ofAll, ofProduct] = factsAround(declaring);
  return text.split('\n\n').map((written) => {
    const { kind = usual.kind, ...own } = readFields(written);
    const fields = merge(
      kind === usual.kind ? usual : {},
      ofAll,
      isOfProduct.test(kind) ? ofProduct : {},
      own,
    );
    const { productId = fields.variant } = fields;
    return { ...fields, ...(productId ? { productId } : {}), kind };
  });
}

export function loadEvents(page: Document): TrackingEvent[] {
  const { load } = trackingAttributes;
  return [...page.querySelectorAll(`[${load}]`)].flatMap((element) => readEvents(element, load));
}

/** A guard for values that are no event: the compiler and the server check the rest. */
export function isTrackingEvent(value: unknown): value is TrackingEvent {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

function factsAround(element: Element | null): Facts {
  const holder = element?.closest(`[${factsAttribute}], [${factsOfAttribute}]`);
  if (!holder) return [{}, {}];
  const [ofAll, ofProduct] = factsAround(holder.parentElement);
  const source = holder.ownerDocument.getElementById(holder.getAttribute(factsOfAttribute) ?? '') ?? holder;
  const [own = '', ownOfProduct = ''] = (source.getAttribute(factsAttribute) ?? '').split('\n\n');
  return [merge(ofAll, readFields(own)), merge(ofProduct, readFields(ownOfProduct))];
}

/** Later facts win; dimensions merge one by one. */
function merge(...parts: readonly Fields[]): Fields {
  const customDimensions = Object.assign({}, ...parts.map((part) => part.customDimensions));
  const dimensions = Object.keys(customDimensions).length > 0 ? { customDimensions } : {};
  return Object.assign({}, ...parts, dimensions);
}

function readFields(written: string): Fields {
  const fields: Record<string, unknown> = {};
  for (const line of written.split('\n')) {
    const [, name = '', value] = /^(\S+)(?: (.*))?$/.exec(line) ?? [];
    if (name.startsWith('.')) {
      fields.customDimensions = Object.assign(fields.customDimensions ?? {}, { [name.slice(1)]: value });
    } else if (value !== undefined) fields[name] = name === 'position' ? Number(value) : value;
    else if (name) fields.kind = name;
  }
  return fields;
}
