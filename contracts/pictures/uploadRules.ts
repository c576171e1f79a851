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

/** What is wrong with a file. `editing/uploads/uploadFault.ts` says it in words. */
export type UploadFault =
  /** In bytes; undefined where it was not read to its end. */
  | { readonly kind: 'too-many-bytes'; readonly bytes?: number }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number }
  | { readonly kind: 'truncated' | 'animated' | 'no-size' }
  /** It is something else, if that is known. */
  | { readonly kind: 'no-picture'; readonly is: OtherKind | undefined }
  /** What the server finds when it decodes the picture. */
  | { readonly kind: 'contradicts-itself' | 'takes-too-long' | 'damaged' };

export type CheckedUpload =
  | { readonly ok: true; readonly header: PictureHeader }
  | { readonly ok: false; readonly fault: UploadFault };

/**
 * Whether a file may become a picture of the site, by its own bytes and before it is decoded. Browser and server ask the
 * same, the one to say so at once, the other because it believes nobody.
 */
export function checkUpload(bytes: Uint8Array): CheckedUpload {
  if (bytes.length > maxUploadBytes) return refused({ kind: 'too-many-bytes', bytes: bytes.length });
  const header = readPictureHeader(bytes);
  if (!header) return refused({ kind: 'no-picture', is: otherKindOf(bytes) });
  const { width, height } = header;
  if (header.isTruncated) return refused({ kind: 'truncated' });
  if (header.isAnimated) return refused({ kind: 'animated' });
  if (width === 0 || height === 0) return refused({ kind: 'no-size' });
  if (width * height > maxUploadPixels || Math.max(width, height) > maxSide)
    return refused({ kind: 'too-many-pixels', width, height });
  return { ok: true, header };
}

function refused(fault: UploadFault): CheckedUpload {
  return { ok: false, fault };
}
