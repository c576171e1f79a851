import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { markRule } from '#rules/engine/json/readArticle.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { isLines } from '../input/lines.ts';
import type { Checker } from '../threads/checker.ts';
import { applyFixes } from './applyFixes.ts';
import type { IsFixed } from './isFixed.ts';

type FindProblems = (text: string) => readonly Problem[] | Promise<readonly Problem[]>;

interface FixedText {
  text: string;
  count: number;
}

const maxRounds = 100;

/** Each round applies all safe fixes that do not overlap. Fixing the result again changes nothing. */
export async function fixText(text: string, problemsIn: FindProblems): Promise<FixedText> {
  // A fix that leads back to an earlier text would loop.
  const seen = new Set([hash('sha256', text)]);
  let fixed: FixedText = { text, count: 0 };
  for (let round = 0; round < maxRounds; round++) {
    const problems = await problemsIn(fixed.text);
    const patches = problems.flatMap(({ fix }) => (fix?.kind === 'safe' ? [fix.patch] : []));
    const next = applyFixes(fixed.text, patches);
    if (!next || seen.has(hash('sha256', next.text))) break;
    seen.add(hash('sha256', next.text));
    fixed = { text: next.text, count: fixed.count + next.count };
  }
  return fixed;
}

export interface FixedFile {
  before: Buffer;
  after: Buffer;
  count: number;
}

const byteOrderMark = '\uFEFF';
const lineFeed = '\n'.charCodeAt(0);

/** Leaves the rest unchanged. Writes nothing. */
export async function fixFile(name: string, checker: Checker, isFixed: IsFixed): Promise<FixedFile> {
  const before = readFileSync(name);
  const after: Buffer[] = [];
  let count = 0;
  for (const part of isLines(name) ? linesOf(before) : [before]) {
    const fixed = await fixArticle(part, { checker, isFixed, name });
    after.push(fixed.bytes);
    count += fixed.count;
  }
  return { before, after: Buffer.concat(after), count };
}

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

/** Content without fixes stays identical byte for byte, even if it is no valid text. */
async function fixArticle(
  bytes: Buffer,
  { checker, isFixed, name }: { checker: Checker; isFixed: IsFixed; name: string },
): Promise<{ bytes: Buffer; count: number }> {
  const problemsIn = async (text: Uint8Array): Promise<Problem[]> => {
    const checked = await checker.check([{ kind: 'read', name, line: 1, bytes: text }]);
    return checked.flatMap(({ findings }) => findings.map(({ problem }) => problem)).filter(isFixed);
  };
  const problems = await problemsIn(bytes);
  if (problems.length === 0) return { bytes, count: 0 };
  const text = bytes.toString();
  const isMarked = problems.some(({ rule }) => rule === markRule);
  const mark = text.startsWith(byteOrderMark) ? byteOrderMark : '';
  const fixed = await fixText(text.slice(mark.length), (fixing) => problemsIn(Buffer.from(fixing)));
  return {
    bytes: Buffer.from((isMarked ? '' : mark) + fixed.text),
    count: fixed.count + (isMarked ? 1 : 0),
  };
}
