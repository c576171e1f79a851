import type { PictureHeader } from './header.ts';
import { type OtherKind, otherKindOf, readPictureHeader } from './pictureHeader.ts';

export const maxUploadBytes = 20 * 1024 * 1024;
/** Of a picture. Decoding takes four bytes each. */
export const maxUploadPixels = 50_000_000;
const maxSide = 20_000;

/** For `accept` of file inputs. The bytes are checked. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type UploadFault =
  /** In bytes; undefined if reading stopped. */
  | { readonly kind: 'too-many-bytes'; readonly bytes?: number }
  | { readonly kind: 'too-many-pixels'; readonly width: number; readonly height: number }
  | { readonly kind: 'truncated' | 'animated' | 'no-size' }
  /** Its format, if known. */
  | { readonly kind: 'no-picture'; readonly is: OtherKind | undefined }
  /** Found while decoding on the server. */
  | { readonly kind: 'contradicts-itself' | 'takes-too-long' | 'damaged' };

export type CheckedUpload =
  | { readonly ok: true; readonly header: PictureHeader }
  | { readonly ok: false; readonly fault: UploadFault };

/** Before decoding. The browser calls it for early feedback, the server because it trusts no client. */
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
