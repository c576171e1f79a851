import { createReadStream } from 'node:fs';
import { openFile, reasonOf, standardInput } from '../files/readBounded.ts';
import type { ArticleDocument } from './document.ts';
import { isLines, readLines } from './lines.ts';
import { documentsOfStream } from './standardInput.ts';

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
