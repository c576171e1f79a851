import { LRUCache } from 'lru-cache';

/**
 * A piece of a document: a text, or something with a text that stands in many documents, such as a block that is kept.
 * Each begins and ends between elements, so that pieces can be encoded one by one.
 */
export type Piece = string | { readonly html: string };

// A piece that is kept is handed out again, so it is encoded once. Encoding a whole page that holds one curly quote
// takes longer than making it of blocks that are kept.
const encoded = new WeakMap<object, Buffer>();

/** Texts that stand in many documents: style sheets, headers, footers. A site has some dozens of them. */
const lasting = new LRUCache<string, Piece>({ max: 500 });

/** A text that stands in many documents, such as a style sheet, as a piece that is encoded once. */
export function lastingPiece(html: string): Piece {
  const known = lasting.get(html) ?? { html };
  lasting.set(html, known);
  return known;
}

export function htmlOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join('');
}

/** The pieces as UTF-8. */
export function bytesOf(pieces: readonly Piece[]): Buffer {
  const chunks: Buffer[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    if (text !== '') chunks.push(Buffer.from(text));
    text = '';
    chunks.push(encodedOnce(piece));
  }
  if (text !== '') chunks.push(Buffer.from(text));
  return Buffer.concat(chunks);
}

function encodedOnce(piece: { readonly html: string }): Buffer {
  const known = encoded.get(piece);
  if (known) return known;
  const bytes = Buffer.from(piece.html);
  encoded.set(piece, bytes);
  return bytes;
}
