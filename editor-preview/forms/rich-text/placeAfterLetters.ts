import type { Node as ProseNode } from 'prosemirror-model';

/** The place behind so many letters of a text; blanks are not counted, because they are written in many ways. */
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

/** How many letters stand before a place of a text. */
export function lettersBefore(document: ProseNode, at: number): number {
  return document.textBetween(0, at).replace(/\s+/g, '').length;
}
