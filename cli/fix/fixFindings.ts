import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { hasCode } from '#platform/errorCode.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import { reasonOf } from '../files/readBounded.ts';
import { replaceFile } from '../files/replaceFile.ts';
import type { ArticleDocument } from '../input/document.ts';
import { documentsOfFiles, noStandardInput } from '../input/fileDocuments.ts';
import { counted } from '../terminal/counts.ts';
import { type Output, printable, visible } from '../terminal/output.ts';
import type { Checker } from '../threads/checker.ts';
import type { CheckerPool } from '../threads/checkerPool.ts';
import { type FixedFile, fixFile } from './fixFile.ts';
import type { IsFixed } from './isFixed.ts';

const contextLines = 3;
/** More are shown as one change: a minimal diff would take too long. */
const maxEditLength = 4_000;

export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const options = { context: contextLines, headerOptions: FILE_HEADERS_ONLY, maxEditLength };
  const [from, to] = [`a/${name}`, `b/${name}`];
  return (
    createTwoFilesPatch(from, to, before, after, undefined, undefined, options) ??
    `--- ${from}\n+++ ${to}\n${asOneChange(before, after)}`
  );
}

function asOneChange(before: string, after: string): string {
  const [removed, added] = [before.split('\n'), after.split('\n')];
  const lines = [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)];
  return `@@ -1,${removed.length} +1,${added.length} @@\n${lines.join('\n')}\n`;
}

export interface FixedFindings {
  count: number;
  unwritten: number;
  withFindings: CheckedDocument[];
}

/** A write-protected file is only reported. @param isTrial shows the changes without writing */
export async function fixFindings(
  found: readonly CheckedDocument[],
  pool: CheckerPool,
  { isTrial, isFixed, output }: { isTrial: boolean; isFixed: IsFixed; output: Output },
): Promise<FixedFindings> {
  const { checker, release } = await pool.lease(1);
  const all: FixedFindings = { count: 0, unwritten: 0, withFindings: [] };
  const report = (name: string, message: string): void =>
    output.err(`${printable(`pagewell: ${name}: ${message}`)}\n`);
  for (const [name, documents] of Map.groupBy(found, (document) => document.name)) {
    let left: readonly CheckedDocument[] = documents;
    let fixed: FixedFile | undefined;
    try {
      fixed = documents.some(canBeFixed) ? await fixFile(name, checker, isFixed) : undefined;
      if (fixed && fixed.count > 0) {
        if (isTrial) output.out(diffOf(name, fixed));
        else {
          replaceFile(name, fixed.after);
          left = await findingsIn(name, checker);
          report(name, `${counted(fixed.count, 'problem')} fixed`);
        }
        all.count += fixed.count;
      }
    } catch (error) {
      all.unwritten += 1;
      report(name, `not fixed: ${reasonOf(error)}`);
      if (fixed && isWriteProtection(error)) output.err(diffOf(name, fixed));
    }
    all.withFindings.push(...left);
  }
  release();
  return all;

  function canBeFixed({ findings, complete }: CheckedDocument): boolean {
    return complete && findings.some(({ problem }) => isFixed(problem));
  }
}

function isWriteProtection(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS'].some((code) => hasCode(error, code));
}

function diffOf(name: string, { before, after }: FixedFile): string {
  const diff = unifiedDiff(printable(name), before.toString(), after.toString());
  // A carriage return at the end of a line is part of that end.
  return diff
    .split(/(\r?\n)/)
    .map((part, index) => (index % 2 === 0 ? visible(part) : part))
    .join('');
}

async function findingsIn(name: string, checker: Checker): Promise<CheckedDocument[]> {
  const documents: ArticleDocument[] = [];
  for await (const document of documentsOfFiles([name], noStandardInput)) documents.push(document);
  return (await checker.check(documents)).filter(({ findings }) => findings.length > 0);
}
