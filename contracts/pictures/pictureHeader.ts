import { readAvif } from './avifHeader.ts';
import { ByteReader } from './byteReader.ts';
import type { PictureHeader } from './header.ts';
import { readJpeg } from './jpegHeader.ts';
import { readPng } from './pngHeader.ts';
import { readWebp } from './webpHeader.ts';

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
