import { maxArticleBytes } from '../../transformer/limits.ts';
import type { ArticleDocument } from './document.ts';
import { isLines, readLines } from './lines.ts';
import { readStream } from './readBounded.ts';

/**
 * The articles on standard input: one, or one on each line, as `pagewell export` writes them. Which of the two it is
 * says the name that is given for it, or the first line: nobody writes more text behind a whole article.
 *
 * @param name what findings call it
 */
export async function* documentsOfStream(
  input: AsyncIterable<Uint8Array>,
  name: string,
): AsyncIterable<ArticleDocument> {
  const { head, rest } = await readHead(input);
  if (isLines(name) || isOneOfSeveral(head)) {
    for await (const { number, bytes } of readLines(rest)) yield { kind: 'read', name, line: number, bytes };
  } else {
    yield { kind: 'read', name, line: 1, bytes: await readStream(rest) };
  }
}

/** The beginning of a stream, to its first line's end and something behind that; and the stream with its beginning. */
async function readHead(
  input: AsyncIterable<Uint8Array>,
): Promise<{ head: Buffer; rest: AsyncIterable<Uint8Array> }> {
  const iterator = input[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let ended = false;
  while (!ended && head.length <= maxArticleBytes && !/\n\s*\S/.test(head.toString('latin1'))) {
    const next = await iterator.next();
    if (next.done) ended = true;
    else head = Buffer.concat([head, next.value]);
  }
  async function* rest(): AsyncIterable<Uint8Array> {
    yield head;
    if (ended) return;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { head, rest: rest() };
}

function isOneOfSeveral(head: Buffer): boolean {
  const end = head.indexOf('\n');
  if (end === -1 || head.subarray(end).toString('latin1').trim() === '') return false;
  const first = head.subarray(0, end).toString().trim();
  if (!first.startsWith('{') || !first.endsWith('}')) return false;
  try {
    JSON.parse(first);
    return true;
  } catch {
    // A line that is no whole value is the first one of an article that was written on several.
    return false;
  }
}
