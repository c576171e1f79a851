import { ImageError } from './imageError.ts';

/** Drawings that are written by hand or by a program stay far below; larger ones take long to draw. */
const maxBytes = 512 * 1024;

/** Filters take minutes for a few bytes, and drawing cannot be stopped once it has begun. */
const filters = [/<(?:[^\s<>/]+:)?filter[\s/>]/i, /\bfilter\s*[:=]/i, /\bfe[A-Z][A-Za-z]+/];
/** Could hide a filter from this look at the text. Drawing programs write neither into a picture for a page. */
const disguises = [/<!ENTITY/i, /\\[0-9a-f]/i];

/**
 * Refuses drawings that may take long to draw. They are looked at as text, so one that is compressed, or in another
 * encoding than UTF-8, is refused as well.
 *
 * @throws ImageError
 */
export function requirePlainDrawing(input: Buffer): void {
  if (input.byteLength > maxBytes) throw new ImageError(`a drawing of more than ${maxBytes} bytes`);
  const text = decode(input);
  if (filters.some((pattern) => pattern.test(text))) throw new ImageError('a drawing with filters');
  if (disguises.some((pattern) => pattern.test(text))) {
    throw new ImageError('a drawing with entities or escapes of its own');
  }
}

function decode(input: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(input);
    if (!text.includes('\0')) return text;
  } catch (cause) {
    throw new ImageError('a drawing that is not plain UTF-8', { cause });
  }
  throw new ImageError('a drawing that is not plain UTF-8');
}
