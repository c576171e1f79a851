import type { Node as ProseNode } from 'prosemirror-model';

/** The position after a number of letters; blanks do not count, because HTML allows variants. */
export function placeAfterLetters(document: ProseNode, letters: number): number | undefined {
  let left = letters;
  let found: number | undefined;
  document.descendants((node, at) => {
    if (found !== undefined) return false;
    const { text = '' } = node;
    for (let index = 0; index < text.length && found === undefined; index++) {
      if (/\s/.test(text.charAt(index))) continue;
      if (left === 0) found = at + index;
      else if (--left === 0) found = at + index + 1;
    }
    return true;
  });
  return found;
}

export function lettersBefore(document: ProseNode, at: number): number {
  return document.textBetween(0, at).replace(/\s+/g, '').length;
}

/** The positions of marked words, given the letters before and in them, and their text. */
export function placesOfMarked(
  document: ProseNode,
  { from, to, text }: { readonly from: number; readonly to: number; readonly text: string },
): { from: number; to: number } | undefined {
  const end = placeAfterLetters(document, to);
  const next = placeAfterLetters(document, from + 1);
  if (end === undefined || (next === undefined && from < to)) return undefined;
  const blanks = (at: number, many: number, step: 1 | -1): number => {
    let place = at;
    for (let left = many; left > 0; left--) {
      const sign = step > 0 ? document.textBetween(place, place + 1) : document.textBetween(place - 1, place);
      if (!/^\s$/.test(sign)) break;
      place += step;
    }
    return place;
  };
  if (from === to || next === undefined) return { from: end, to: blanks(end, text.length, 1) };
  const leading = text.length - text.trimStart().length;
  const trailing = text.length - text.trimEnd().length;
  return { from: blanks(next - 1, leading, -1), to: blanks(end, trailing, 1) };
}
