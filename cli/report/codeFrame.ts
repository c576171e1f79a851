import type { Excerpt, MarkedPiece } from '../check/excerpt.ts';
import { printable } from '../terminal/output.ts';
import { type Grapheme, graphemesOf } from './displayWidth.ts';

export interface CodeFramePaint {
  dim: (text: string) => string;
  mark: (text: string) => string;
}

const ellipsis = '…';
const leadingColumns = 30;

/** With carets below the range, then the field without escapes. */
export function codeFrame(excerpt: Excerpt, width: number, paint: CodeFramePaint): string[] {
  const { line, before, marked, after, decoded } = excerpt;
  const decodedName = decoded?.isHtml ? 'HTML' : 'text';
  const label = Math.max(String(line + 1).length, decoded ? decodedName.length : 0);
  const room = Math.max(width - label - gutter, minRoom);
  const row = (name: string, text: string): string => `${paint.dim(`  ${name.padStart(label)} │`)} ${text}`;
  const { text, carets } = fit(marked, room);
  const rows = [
    ...(before === undefined ? [] : [row(String(line - 1), paint.dim(beginning(before, room)))]),
    row(String(line), text),
    row('', paint.mark(carets)),
    ...(after === undefined ? [] : [row(String(line + 1), paint.dim(beginning(after, room)))]),
  ];
  if (decoded) {
    const view = fit(decoded, room);
    rows.push(row(decodedName, view.text), row('', paint.mark(view.carets)));
  }
  return rows;
}

const gutter = 5;
const minRoom = 20;

function fit(
  { text, start, end, cutBefore, cutBehind }: MarkedPiece,
  room: number,
): { text: string; carets: string } {
  const leading = graphemes(text.slice(0, start));
  const marked = graphemes(text.slice(start, Math.max(end, start + 1)));
  const behind = graphemes(text.slice(Math.max(end, start + 1)));

  const shownBefore = lastOf(leading, Math.max(leadingColumns, room - columns(marked) - columns(behind) - 1));
  const opening = shownBefore.length < leading.length || cutBefore ? ellipsis : '';
  const left = opening.length + columns(shownBefore);
  const shownMarked = firstOf(marked, room - left - 1);
  const shownBehind =
    shownMarked.length === marked.length ? firstOf(behind, room - left - columns(marked) - 1) : [];
  const isCut = shownMarked.length + shownBehind.length < marked.length + behind.length || cutBehind;
  return {
    text: `${opening}${join(shownBefore)}${join(shownMarked)}${join(shownBehind)}${isCut ? ellipsis : ''}`,
    carets: `${' '.repeat(left)}${'^'.repeat(Math.max(1, columns(shownMarked)))}`,
  };
}

function beginning(text: string, room: number): string {
  const all = graphemes(text);
  const shown = firstOf(all, room - 1);
  return shown.length < all.length ? `${join(shown)}${ellipsis}` : join(all);
}

/** As printed: a control character takes as many columns as its escape. */
function graphemes(text: string): Grapheme[] {
  return graphemesOf(text).flatMap((grapheme) => {
    const shown = printable(grapheme.text);
    return shown === grapheme.text ? [grapheme] : graphemesOf(shown);
  });
}

function columns(graphemes: readonly Grapheme[]): number {
  return graphemes.reduce((sum, grapheme) => sum + grapheme.columns, 0);
}

function firstOf(graphemes: readonly Grapheme[], room: number): readonly Grapheme[] {
  let taken = 0;
  const end = graphemes.findIndex((grapheme) => {
    taken += grapheme.columns;
    return taken > room;
  });
  return end === -1 ? graphemes : graphemes.slice(0, end);
}

function lastOf(graphemes: readonly Grapheme[], room: number): readonly Grapheme[] {
  return firstOf(graphemes.toReversed(), room).toReversed();
}

function join(graphemes: readonly Grapheme[]): string {
  return graphemes.map(({ text }) => text).join('');
}
