import { readFileSync, writeFileSync } from 'node:fs';
import { markRule } from '../../quality/json/readArticle.ts';
import type { Problem } from '../../transformer/problem.ts';
import type { DocumentCheck } from '../check/checkDocument.ts';
import { isLines } from '../input/lines.ts';
import { fixText } from './fixText.ts';

export interface FixedFile {
  before: Buffer;
  after: Buffer;
  /** How many problems were mended. */
  count: number;
}

const byteOrderMark = '\uFEFF';
const lineFeed = '\n'.charCodeAt(0);

/** Mends the articles of a file, and leaves the rest of it as it is. Writes nothing: see {@link writeFixed}. */
export function fixFile(name: string, check: DocumentCheck): FixedFile {
  const before = readFileSync(name);
  const parts = isLines(name) ? linesOf(before) : [before];
  const fixed = parts.map((part) => fixArticle(part, check, name));
  return {
    before,
    after: Buffer.concat(fixed.map(({ bytes }) => bytes)),
    count: fixed.reduce((sum, { count }) => sum + count, 0),
  };
}

export function writeFixed(name: string, { after }: FixedFile): void {
  writeFileSync(name, after);
}

/** The lines of a file, each with its end. */
function linesOf(file: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < file.length; ) {
    const end = file.indexOf(lineFeed, start);
    const next = end === -1 ? file.length : end + 1;
    lines.push(file.subarray(start, next));
    start = next;
  }
  return lines;
}

/** What has nothing to mend stays as it is, byte for byte, also where its bytes are no text. */
function fixArticle(bytes: Buffer, check: DocumentCheck, name: string): { bytes: Buffer; count: number } {
  const problemsIn = (text: Uint8Array): Problem[] =>
    check([{ kind: 'read', name, line: 1, bytes: text }]).flatMap(({ findings }) =>
      findings.map(({ problem }) => problem),
    );
  const problems = problemsIn(bytes);
  if (!problems.some(({ fix }) => fix?.kind === 'safe')) return { bytes, count: 0 };
  const text = bytes.toString();
  const isMarked = problems.some(({ rule }) => rule === markRule);
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  const fixed = fixText(text.slice(mark.length), (fixing) => problemsIn(Buffer.from(fixing)));
  return {
    bytes: Buffer.from((isMarked ? '' : mark) + fixed.text),
    count: fixed.count + (isMarked ? 1 : 0),
  };
}
