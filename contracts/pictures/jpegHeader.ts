import type { ByteReader } from './byteReader.ts';
import type { PictureHeader } from './header.ts';

/** Markers without a length: restarts, start of image, and one without meaning. */
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const beginsScan = 0xda;
const endsPicture = 0xff_d9;

/** A JPEG's size is in its frame header; thumbnails in metadata are skipped. */
export function readJpeg(file: ByteReader): PictureHeader | undefined {
  let size: { width: number; height: number } | undefined;
  let at = 2;
  while (at + 4 <= file.length) {
    if (file.byte(at) !== 0xff) return undefined;
    const marker = file.byte(at + 1);
    if (marker === 0xff) {
      at += 1;
    } else if (hasNoLength(marker)) {
      at += 2;
    } else if (marker === beginsScan) {
      return size && { kind: 'jpeg', ...size, isAnimated: false, isTruncated: !hasEnd(file, at) };
    } else {
      if (beginsFrame(marker)) size = { height: file.uint16(at + 5), width: file.uint16(at + 7) };
      at += 2 + file.uint16(at + 2);
    }
  }
  return size && { kind: 'jpeg', ...size, isAnimated: false, isTruncated: true };
}

/** Compressed data cannot contain the end marker. Cameras may append other data. */
function hasEnd(file: ByteReader, from: number): boolean {
  for (let at = file.length - 2; at > from; at -= 1) if (file.uint16(at) === endsPicture) return true;
  return false;
}
