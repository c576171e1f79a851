import type { Range } from '#quality/html/htmlTree.ts';
import type { LineIndex } from '#quality/json/lineIndex.ts';

/** A piece of a text and what is meant in it, in UTF-16 units of the piece. */
export interface MarkedPiece {
  text: string;
  start: number;
  end: number;
  /** Whether something was left out before and behind the piece. */
  cutBefore: boolean;
  cutBehind: boolean;
}

/** So much of a document that a reader of the report sees what is meant, and no more. */
export interface Excerpt {
  /** The number of the marked line. */
  line: number;
  before?: string;
  marked: MarkedPiece;
  after?: string;
  /** The field without the escapes of JSON, on one line; nothing where it has none, and would only be repeated. */
  decoded?: DecodedPiece;
}

export interface DecodedPiece extends MarkedPiece {
  isHtml: boolean;
}

/** UTF-16 units kept on either side of what is meant: more than a terminal is wide. */
const margin = 200;

/** The lines around a place, each cut to what a terminal could show. */
export function excerptAt(
  lines: LineIndex,
  { start, end }: Range,
  decoded?: DecodedPiece,
): Excerpt | undefined {
  const { line, column } = lines.at(start);
  const own = lines.line(line);
  if (!own) return undefined;
  const from = column - 1;
  // What goes on over several lines is marked to the end of its first one.
  const to = Math.min(end - own.start, own.text.length);
  const before = lines.line(line - 1);
  const after = lines.line(line + 1);
  return {
    line,
    ...(before ? { before: before.text.slice(0, margin) } : {}),
    marked: piece(own.text, { start: from, end: to }),
    ...(after ? { after: after.text.slice(0, margin) } : {}),
    ...(decoded ? { decoded } : {}),
  };
}

/** A part of a text with what stands around it. */
export function piece(text: string, { start, end }: Range): MarkedPiece {
  const first = wholeCharacter(text, Math.max(0, start - margin));
  const last = wholeCharacter(text, Math.min(text.length, Math.max(end, start) + margin, start + 2 * margin));
  return {
    text: text.slice(first, last),
    start: start - first,
    end: Math.min(Math.max(end, start), last) - first,
    cutBefore: first > 0,
    cutBehind: last < text.length,
  };
}

/** Not between the two halves of a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') && at > 0 ? at - 1 : at;
}
