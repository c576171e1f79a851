import { hasFields, isAbsentOr, isListOf, isNumber, isText } from '#contracts/json/guards.ts';
import type { MediaPage, MediaPicture, PictureUse } from '#editor-preview/model/media.ts';

const isSize = (value: unknown): boolean => value === undefined || (isNumber(value) && value > 0);

export const isMediaPicture = hasFields<MediaPicture>({
  src: isText,
  name: isText,
  usedIn: isNumber,
  width: isSize,
  height: isSize,
  alt: isAbsentOr(isText),
  uploadedAt: isAbsentOr(isText),
  uploadedBy: isAbsentOr(isText),
  uses: isListOf(hasFields<PictureUse>({ path: isText, title: isText })),
});

export const isMediaPage = hasFields<MediaPage>({ found: isNumber, pictures: isListOf(isMediaPicture) });
