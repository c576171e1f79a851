import { createReadStream } from 'node:fs';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { openFile, readStream, reasonOf, standardInput } from '../files/readBounded.ts';
import type { ArticleDocument } from './document.ts';
import { isLines, readLines } from './lines.ts';

/** One article, or one on each line: by the name, else by whether the first non-blank line is a complete value. */
export async function* documentsOfStream(
  input: AsyncIterable<Uint8Array>,
  name: string,
): AsyncIterable<ArticleDocument> {
  const { firstLine, all } = await readFirstLine(input);
  if (isLines(name) || isWholeArticle(firstLine)) {
    for await (const { number, bytes } of readLines(all)) yield { kind: 'read', name, line: number, bytes };
  } else {
    yield { kind: 'read', name, line: 1, bytes: await readStream(all) };
  }
}

const lineFeed = 0x0a;
const blank = 0x20;

/** Reads up to the size of an article; also returns the stream from its start. */
async function readFirstLine(
  input: AsyncIterable<Uint8Array>,
): Promise<{ firstLine: Buffer; all: AsyncIterable<Uint8Array> }> {
  const iterator = input[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  let hasBegun = false;
  let hasEnded = false;
  while (!hasEnded && size <= maxArticleBytes) {
    const next = await iterator.next();
    if (next.done) break;
    read.push(next.value);
    size += next.value.length;
    const start: number = hasBegun ? 0 : next.value.findIndex((byte) => byte > blank);
    hasBegun ||= start !== -1;
    hasEnded = hasBegun && next.value.indexOf(lineFeed, start) !== -1;
  }
  async function* all(): AsyncIterable<Uint8Array> {
    yield* read.splice(0);
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  const [firstLine = ''] = Buffer.concat(read).toString('latin1').trimStart().split('\n', 1);
  return { firstLine: Buffer.from(firstLine, 'latin1'), all: all() };
}

function isWholeArticle(line: Buffer): boolean {
  const text = line.toString().trim();
  if (!text.startsWith('{') || !text.endsWith('}')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    // An incomplete value is the first line of an article on several lines.
    return false;
  }
}

export interface StandardInput {
  name: string;
  stream: AsyncIterable<Uint8Array>;
}

export const noStandardInput: StandardInput = { name: '', stream: (async function* () {})() };

export async function* documentsOfFiles(
  names: readonly string[],
  stdin: StandardInput,
): AsyncIterable<ArticleDocument> {
  for (const name of names) {
    if (name === standardInput) yield* documentsOfStream(stdin.stream, stdin.name);
    else if (isLines(name)) yield* documentsOfLines(name);
    else yield { kind: 'file', name, line: 1 };
  }
}

async function* documentsOfLines(name: string): AsyncIterable<ArticleDocument> {
  let last = 0;
  try {
    for await (const { number, bytes } of readLines(createReadStream(name, { fd: openFile(name) }))) {
      last = number;
      yield { kind: 'read', name, line: number, bytes };
    }
  } catch (error) {
    yield { kind: 'unreadable', name, line: last + 1, reason: reasonOf(error) };
  }
}
