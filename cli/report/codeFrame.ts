import type { Excerpt, MarkedPiece } from '../check/excerpt.ts';
import { printable } from '../terminal/output.ts';

interface Grapheme {
  text: string;
  columns: number;
}

/** Created on first use: that takes as long as checking a dozen articles, and most texts are plain. */
let segmenter: Intl.Segmenter | undefined;
const plain = /^[\x20-\x7E]*$/;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\u200B]+$/u;
const pictorial = /\p{Emoji_Presentation}|\uFE0F/u;

/** Unicode ranges of double width (UAX #11, wide and fullwidth), for which JavaScript has no property. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F200}-\u{1F2FF}\u{20000}-\u{3FFFD}]/u;

function graphemesOf(text: string): Grapheme[] {
  if (plain.test(text)) return Array.from(text, (character) => ({ text: character, columns: 1 }));
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => ({
    text: segment,
    columns: columnsOf(segment),
  }));
}

function columnsOf(grapheme: string): number {
  if (plain.test(grapheme)) return grapheme.length;
  if (invisible.test(grapheme)) return 0;
  return wide.test(grapheme) || pictorial.test(grapheme) ? 2 : 1;
}

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

function fit(piece: MarkedPiece, room: number): { text: string; carets: string } {
  const { text, start, end, cutBefore, cutBehind } = piece;
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
