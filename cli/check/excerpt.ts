import type { Range } from '#rules/engine/html/htmlTree.ts';
import type { LineIndex } from '#rules/engine/json/lineIndex.ts';

export interface MarkedPiece {
  text: string;
  start: number;
  end: number;
  /** Text before or after the piece was cut. */
  cutBefore: boolean;
  cutBehind: boolean;
}

export interface Excerpt {
  line: number;
  before?: string;
  marked: MarkedPiece;
  after?: string;
  decoded?: DecodedPiece;
}

export interface DecodedPiece extends MarkedPiece {
  isHtml: boolean;
}

/** UTF-16 units on either side: more than the width of a terminal. */
const margin = 200;

export function excerptAt(
  lines: LineIndex,
  { start, end }: Range,
  decoded?: DecodedPiece,
): Excerpt | undefined {
  const { line, column } = lines.at(start);
  const own = lines.line(line);
  if (!own) return undefined;
  const from = column - 1;
  // A range of several lines is marked to the end of its first one.
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

/** Avoids splitting a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') && at > 0 ? at - 1 : at;
}
