import type { ByteReader } from './byteReader.ts';
import type { PictureHeader } from './header.ts';

const signatureBytes = 8;
/** Length, name and CRC of a chunk. */
const chunkFrame = 12;

/** A PNG is a sequence of chunks: the first has the size, `acTL` marks an animation, `IEND` is the end. */
export function readPng(file: ByteReader): PictureHeader | undefined {
  if (file.text(signatureBytes + 4, 4) !== 'IHDR') return undefined;
  const size = { width: file.uint32(signatureBytes + 8), height: file.uint32(signatureBytes + 12) };
  let isAnimated = false;
  let at = signatureBytes;
  while (at + chunkFrame <= file.length) {
    const name = file.text(at + 4, 4);
    const end = at + chunkFrame + file.uint32(at);
    if (name === 'acTL') isAnimated = true;
    if (name === 'IEND') return { kind: 'png', ...size, isAnimated, isTruncated: false };
    at = end;
  }
  return { kind: 'png', ...size, isAnimated, isTruncated: true };
}
