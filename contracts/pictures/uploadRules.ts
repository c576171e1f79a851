import type { PictureHeader } from './header.ts';
import { type OtherKind, otherKindOf, readPictureHeader } from './pictureHeader.ts';

/** Of a file, in bytes: a photograph straight from a camera. */
export const maxUploadBytes = 20 * 1024 * 1024;
/** Of a picture. Decoding takes four bytes for each. */
export const maxUploadPixels = 50_000_000;
/** The longest side that the forms of picture have in common. */
const maxSide = 20_000;

/** What a field for files offers. What comes is checked by its bytes. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type CheckedUpload =
  | { readonly ok: true; readonly header: PictureHeader }
  | {
      readonly ok: false;
      /** What is wrong and what to do, in words for whoever chose the file. */
      readonly why: string;
    };

const taken = 'JPEG, PNG, WebP and AVIF are taken.';

/**
 * Whether a file may become a picture of the site, by its own bytes and before it is decoded. Browser and server ask the
 * same, the one to say so at once, the other because it believes nobody.
 */
export function checkUpload(bytes: Uint8Array): CheckedUpload {
  if (bytes.length > maxUploadBytes) return refused(tooManyBytes(bytes.length));
  const header = readPictureHeader(bytes);
  if (!header) return refused(whyNoPicture(otherKindOf(bytes)));
  const { width, height } = header;
  if (header.isTruncated)
    return refused('The file ends in the middle of the picture. Save or download it again.');
  if (header.isAnimated)
    return refused('This picture moves. Only still ones are taken: save one frame, or use a video.');
  if (width === 0 || height === 0)
    return refused('The file says that the picture has no size. Save it again.');
  if (width * height > maxUploadPixels || Math.max(width, height) > maxSide)
    return refused(tooManyPixels(width, height));
  return { ok: true, header };
}

/** What is said of a file that is too large. */
export function tooManyBytes(bytes?: number): string {
  const has = bytes === undefined ? 'The file is too large' : `The file has ${inMegabytes(bytes)} MB`;
  return `${has}; at most ${inMegabytes(maxUploadBytes)} MB are taken. Save it smaller: 2,560 pixels across are enough for any page.`;
}

function tooManyPixels(width: number, height: number): string {
  const size = `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`;
  return `The picture has ${size}, more than the ${maxUploadPixels / 1_000_000} megapixels that are taken. Save it smaller: 2,560 pixels across are enough for any page.`;
}

function inMegabytes(bytes: number): string {
  return (Math.ceil((bytes / (1024 * 1024)) * 10) / 10).toLocaleString('en-US');
}

function whyNoPicture(other: OtherKind | undefined): string {
  switch (other) {
    case 'svg':
      return `This is a drawing (SVG), which can hold scripts. Export it as PNG or WebP. ${taken}`;
    case 'gif':
      return `This is a GIF. Save it as PNG or WebP, or use a video if it moves. ${taken}`;
    case 'heic':
      return `This is a HEIC photograph, which browsers do not show. Export it as JPEG. ${taken}`;
    case 'tiff':
    case 'bmp':
      return `This is a ${other.toUpperCase()}, which browsers do not show. Save it as JPEG or PNG. ${taken}`;
    case 'empty':
      return 'The file is empty. Save or download it again.';
    case undefined:
      return `This is no picture that can be read, whatever its name says. ${taken}`;
    default:
      return `This is a ${other === 'pdf' ? 'PDF' : other} and no picture, whatever its name says. ${taken}`;
  }
}

function refused(why: string): CheckedUpload {
  return { ok: false, why };
}
