import type { ByteReader } from './byteReader.ts';
import type { PictureHeader } from './header.ts';

const firstChunk = 12;
const animationFlag = 0x02;

/** A WebP's first chunk decides its form: lossy, lossless, or extended, which may be animated. */
export function readWebp(file: ByteReader): PictureHeader | undefined {
  const size = sizeOf(file, file.text(firstChunk, 4), firstChunk + 8);
  if (!size) return undefined;
  const isExtended = file.text(firstChunk, 4) === 'VP8X';
  return {
    kind: 'webp',
    ...size,
    isAnimated: isExtended && (file.byte(firstChunk + 8) & animationFlag) !== 0,
    isTruncated: file.uint32LowFirst(4) + 8 > file.length,
  };
}

function sizeOf(file: ByteReader, form: string, at: number): { width: number; height: number } | undefined {
  switch (form) {
    case 'VP8 ':
      // Three bytes of frame tag, three fixed ones, then 14 bits for each side.
      return {
        width: file.uint16LowFirst(at + 6) & 0x3f_ff,
        height: file.uint16LowFirst(at + 8) & 0x3f_ff,
      };
    case 'VP8L': {
      // One fixed byte, then 14 bits for each side, minus one.
      const sides = file.uint32LowFirst(at + 1);
      return { width: (sides & 0x3f_ff) + 1, height: ((sides >>> 14) & 0x3f_ff) + 1 };
    }
    case 'VP8X':
      return { width: file.uint24LowFirst(at + 4) + 1, height: file.uint24LowFirst(at + 7) + 1 };
    default:
      return undefined;
  }
}
