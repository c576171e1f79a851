import { type LineAndColumn, LineIndex } from '#rules/engine/json/lineIndex.ts';

export function placeOfBrokenBytes(bytes: Uint8Array): LineAndColumn {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const lines = new LineIndex(text);
  // Invalid bytes decode to the replacement character, which may also be in the source.
  let position = 0;
  let length = 0;
  for (let mark = text.indexOf(replacement); mark !== -1; mark = text.indexOf(replacement, mark + 1)) {
    length += Buffer.byteLength(text.slice(position, mark));
    if (!isReplacement(bytes.subarray(length, length + 3))) return lines.at(mark);
    length += 3;
    position = mark + 1;
  }
  return lines.at(0);
}

const replacement = '\uFFFD';
const encodedReplacement = Buffer.from(replacement);

function isReplacement(bytes: Uint8Array): boolean {
  return encodedReplacement.equals(bytes);
}
