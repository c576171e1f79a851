import type { ByteReader } from './byteReader.ts';
import type { PictureHeader } from './header.ts';

interface Box {
  readonly name: string;
  /** Where what it holds begins. */
  readonly start: number;
  /** Where it ends by what it says itself, which may be behind the file's end. */
  readonly end: number;
}

/** Far more than an encoder writes. */
const maxBoxes = 1_000;

/** An AVIF is made of boxes. The sizes of its parts, of which the largest is the picture, stand in `meta/iprp/ipco/ispe`. */
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

/** @param skipped bytes of the box's own before those inside it */
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

/** A size of 1 says that it stands in eight bytes behind the name; one of 0 that the box is the last. */
function boxAt(file: ByteReader, at: number, to: number): Box {
  const size = file.uint32(at);
  const name = file.text(at + 4, 4);
  if (size === 1) {
    const long = file.uint32(at + 8) * 0x1_0000_0000 + file.uint32(at + 12);
    return { name, start: at + 16, end: at + long };
  }
  return { name, start: at + 8, end: size === 0 ? to : at + size };
}
