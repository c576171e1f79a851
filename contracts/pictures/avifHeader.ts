import type { ByteReader } from './byteReader.ts';
import type { PictureHeader } from './header.ts';

interface Box {
  readonly name: string;
  readonly start: number;
  /** Declared end, which may exceed the file. */
  readonly end: number;
}

/** Far more than an encoder writes. */
const maxBoxes = 1_000;

/** AVIF consists of boxes. Sizes of its parts are in `meta/iprp/ipco/ispe`; the largest is the picture's. */
export function readAvif(file: ByteReader): PictureHeader | undefined {
  const boxes = boxesIn(file, 0, file.length);
  const properties = inside(file, inside(file, boxes, 'meta', 4), 'iprp');
  const sizes = inside(file, properties, 'ipco')
    .filter(({ name }) => name === 'ispe')
    .map(({ start }) => ({ width: file.uint32(start + 4), height: file.uint32(start + 8) }));
  const largest = sizes.reduce(
    (most, size) => (size.width * size.height > most.width * most.height ? size : most),
    { width: 0, height: 0 },
  );
  if (largest.width === 0 || largest.height === 0) return undefined;
  return {
    kind: 'avif',
    ...largest,
    isAnimated: file.text(8, 4) === 'avis' || boxes.some(({ name }) => name === 'moov'),
    isTruncated: boxes.some(({ end }) => end > file.length) || !boxes.some(({ name }) => name === 'mdat'),
  };
}

/** @param skipped header bytes of the box before nested ones */
function inside(file: ByteReader, boxes: readonly Box[], name: string, skipped = 0): readonly Box[] {
  const box = boxes.find((each) => each.name === name);
  return box ? boxesIn(file, box.start + skipped, Math.min(box.end, file.length)) : [];
}

function boxesIn(file: ByteReader, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to && boxes.length < maxBoxes) {
    const box = boxAt(file, at, to);
    if (box.end <= at) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Size 1: a 64-bit size follows the name; size 0: the box extends to the end. */
function boxAt(file: ByteReader, at: number, to: number): Box {
  const size = file.uint32(at);
  const name = file.text(at + 4, 4);
  if (size === 1) {
    const long = file.uint32(at + 8) * 0x1_0000_0000 + file.uint32(at + 12);
    return { name, start: at + 16, end: at + long };
  }
  return { name, start: at + 8, end: size === 0 ? to : at + size };
}
