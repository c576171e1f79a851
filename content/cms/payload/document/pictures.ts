import { isPercentage } from '#contracts/json/guards.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { PayloadField } from '../fields/payloadField.ts';
import { type DocumentReading, quoted } from './documentReading.ts';

interface Upload {
  url: string;
  alt?: string;
  width?: number;
  height?: number;
  focus?: { x: number; y: number };
}

/** Undefined if none is chosen, or the chosen one is deleted. @param site for picture addresses without a host */
export function readUpload(
  value: unknown,
  field: string,
  site: string | undefined,
  reading: DocumentReading,
): Upload | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isRecord(value)) {
    const id = typeof value === 'string' || typeof value === 'number' ? ` ${quoted(value)}` : '';
    return reading.report(
      field,
      `The upload${id} is missing in the response of Payload: it was deleted, or is not public. The picture is left out.`,
    );
  }
  const { url, alt, width, height, focalX, focalY } = value;
  const address = typeof url === 'string' && url !== '' ? absolute(url, site) : undefined;
  if (address === undefined)
    return reading.report(field, 'The upload has no address. The picture is left out.');
  return {
    url: address,
    ...(typeof alt === 'string' ? { alt } : {}),
    ...(isSize(width) && isSize(height) ? { width, height } : {}),
    ...(isPercentage(focalX) && isPercentage(focalY) && !isMiddle(focalX, focalY)
      ? { focus: { x: Math.round(focalX), y: Math.round(focalY) } }
      : {}),
  };
}

/** The author's text wins, but the size is that of the file. */
export function fillPicture(
  object: Record<string, unknown>,
  upload: Upload,
  address: PayloadField,
  fields: readonly PayloadField[],
): void {
  const set = (field: PayloadField, value: unknown): void => {
    if (field.custom.field !== undefined && value !== undefined) object[field.custom.field] = value;
  };
  set(address, upload.url);
  for (const field of fields) {
    const { ofPicture, field: name = '' } = field.custom;
    if (ofPicture?.of !== address.name) continue;
    if (ofPicture.is === 'picture-width') set(field, upload.width);
    if (ofPicture.is === 'picture-height') set(field, upload.height);
    if (Object.hasOwn(object, name)) continue;
    if (ofPicture.is === 'alt-text') set(field, upload.alt);
    if (ofPicture.is === 'focus-point') set(field, upload.focus);
  }
}

function absolute(url: string, site: string | undefined): string | undefined {
  return site === undefined ? url : URL.parse(url, site)?.href;
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

/** Payload's default point. */
function isMiddle(x: number, y: number): boolean {
  return x === 50 && y === 50;
}
