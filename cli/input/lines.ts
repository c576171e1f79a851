import { maxArticleBytes } from '#transformer/article/limits.ts';

export interface Line {
  number: number;
  bytes: Uint8Array;
}

const lineFeed = 0x0a;

export function isLines(name: string): boolean {
  return /\.(?:ndjson|jsonl)$/i.test(name);
}

/** Non-blank ones. Only one line is in memory, and of a long one only its start. */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncIterable<Line> {
  let number = 1;
  let pieces: Uint8Array[] = [];
  let length = 0;
  const append = (piece: Uint8Array): void => {
    const room = maxArticleBytes + 1 - length;
    if (room <= 0 || piece.length === 0) return;
    // A copy, so that a short line does not retain the stream's chunk.
    pieces.push(piece.slice(0, room));
    length += Math.min(piece.length, room);
  };
  const endLine = (): Line | undefined => {
    const bytes = Buffer.concat(pieces);
    const line = { number, bytes };
    number += 1;
    pieces = [];
    length = 0;
    return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d) ? undefined : line;
  };

  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      append(chunk.subarray(start, end));
      start = end + 1;
      const line = endLine();
      if (line) yield line;
    }
    append(chunk.subarray(start));
  }
  const last = endLine();
  if (last) yield last;
}
