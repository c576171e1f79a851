import { readAvif } from './avifHeader.ts';
import { ByteReader } from './byteReader.ts';
import type { PictureHeader } from './header.ts';

const firstChunk = 12;
const animationFlag = 0x02;

/** A WebP's first chunk decides its form: lossy, lossless, or extended, which may be animated. */
function readWebp(file: ByteReader): PictureHeader | undefined {
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

const signatureBytes = 8;
/** Length, name and CRC of a chunk. */
const chunkFrame = 12;

/** A PNG is a sequence of chunks: the first has the size, `acTL` marks an animation, `IEND` is the end. */
function readPng(file: ByteReader): PictureHeader | undefined {
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

/** Markers without a length: restarts, start of image, and one without meaning. */
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const beginsScan = 0xda;
const endsPicture = 0xff_d9;

/** A JPEG's size is in its frame header; thumbnails in metadata are skipped. */
function readJpeg(file: ByteReader): PictureHeader | undefined {
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

export type OtherKind = 'svg' | 'gif' | 'heic' | 'tiff' | 'bmp' | 'pdf' | 'video' | 'web page' | 'empty';

const pngSignature = '\x89PNG\r\n\x1a\n';
/** ISO media brands that are accepted, and others that people take for pictures. */
const avifBrands: ReadonlySet<string> = new Set(['avif', 'avis']);
const heicBrands: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
]);

/** By content; the file name is ignored. Undefined for other formats, and unreadable headers. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const file = new ByteReader(bytes);
  if (file.uint16(0) === 0xff_d8 && file.byte(2) === 0xff) return readJpeg(file);
  if (file.text(0, 8) === pngSignature) return readPng(file);
  if (file.text(0, 4) === 'RIFF' && file.text(8, 4) === 'WEBP') return readWebp(file);
  return brandsOf(file).some((brand) => avifBrands.has(brand)) ? readAvif(file) : undefined;
}

export function otherKindOf(bytes: Uint8Array): OtherKind | undefined {
  const file = new ByteReader(bytes);
  if (file.length === 0) return 'empty';
  const start = file.text(0, 4);
  if (start === 'GIF8') return 'gif';
  if (start === '%PDF') return 'pdf';
  if (start.startsWith('BM')) return 'bmp';
  if (start === 'II*\0' || start === 'MM\0*') return 'tiff';
  if (file.text(4, 4) === 'ftyp')
    return brandsOf(file).some((brand) => heicBrands.has(brand)) ? 'heic' : 'video';
  const text = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart().toLowerCase();
  if (!text.startsWith('<')) return undefined;
  if (text.includes('<svg')) return 'svg';
  return /<!doctype html|<html|<head|<body/.test(text) ? 'web page' : undefined;
}

function brandsOf(file: ByteReader): readonly string[] {
  if (file.text(4, 4) !== 'ftyp') return [];
  const end = Math.min(file.uint32(0), 256);
  const brands = [file.text(8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(file.text(at, 4));
  return brands;
}
