import { readFileSync, writeFileSync } from 'node:fs';
import type { DocumentCheck } from '../check/checkDocument.ts';
import { isLines } from '../input/lines.ts';
import { type FixedText, fixText } from './fixText.ts';

export interface FixedFile {
  before: string;
  after: string;
  /** How many problems were mended. */
  count: number;
}

const byteOrderMark = '\uFEFF';

/** Mends the articles of a file, and leaves the rest of it as it is. Writes nothing: see {@link writeFixed}. */
export function fixFile(name: string, check: DocumentCheck): FixedFile {
  const before = readFileSync(name, 'utf8');
  const fixed = isLines(name) ? fixLines(before, check, name) : fixArticle(before, check, name);
  return { before, after: fixed.text, count: fixed.count };
}

export function writeFixed(name: string, { after }: FixedFile): void {
  writeFileSync(name, after);
}

function fixLines(text: string, check: DocumentCheck, name: string): FixedText {
  const lines = text.split('\n').map((line) => fixArticle(line, check, name));
  return {
    text: lines.map((line) => line.text).join('\n'),
    count: lines.reduce((sum, line) => sum + line.count, 0),
  };
}

function fixArticle(text: string, check: DocumentCheck, name: string): FixedText {
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  const fixed = fixText(text.slice(mark.length), (article) =>
    check({ kind: 'read', name, line: 1, bytes: Buffer.from(article) }).findings.map(
      ({ problem }) => problem,
    ),
  );
  return { ...fixed, text: mark + fixed.text };
}
