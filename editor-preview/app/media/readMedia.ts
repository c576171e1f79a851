import { isRecord } from '#contracts/json/isRecord.ts';
import type { MediaPage, MediaPicture, PictureUse } from '#editor-preview/model/media.ts';

export function isMediaPage(value: unknown): value is MediaPage {
  return (
    isRecord(value) &&
    typeof value.found === 'number' &&
    Array.isArray(value.pictures) &&
    value.pictures.every(isMediaPicture)
  );
}

export function isMediaPicture(value: unknown): value is MediaPicture {
  return (
    isRecord(value) &&
    typeof value.src === 'string' &&
    typeof value.name === 'string' &&
    typeof value.usedIn === 'number' &&
    isSize(value.width) &&
    isSize(value.height) &&
    [value.alt, value.uploadedAt, value.uploadedBy].every(isOptionalText) &&
    Array.isArray(value.uses) &&
    value.uses.every(isUse)
  );
}

function isUse(value: unknown): value is PictureUse {
  return isRecord(value) && typeof value.path === 'string' && typeof value.title === 'string';
}

function isSize(value: unknown): boolean {
  return value === undefined || (typeof value === 'number' && value > 0);
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
