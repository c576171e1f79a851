import type { Problem } from '#transformer/problems/problem.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { Finding } from '../check/placeProblems.ts';
import { type Gate, reaches } from '../terminal/counts.ts';
import { exitStatus } from '../terminal/exitStatus.ts';

export interface KnownCounts {
  met: number;
  fixed: number;
}

export interface Outcome {
  articles: number;
  sites: number;
  unread: number;
  withFindings: readonly CheckedDocument[];
  complete: boolean;
  interrupted: boolean;
  gate: Gate;
  known: KnownCounts;
}

export function* findingsOf({ withFindings }: Pick<Outcome, 'withFindings'>): Iterable<Finding> {
  for (const { findings } of withFindings)
    for (const finding of findings) if (!finding.isKnown) yield finding;
}

export function* problemsOf(outcome: Pick<Outcome, 'withFindings'>): Iterable<Problem> {
  for (const { problem } of findingsOf(outcome)) yield problem;
}

/** Says nothing about unchecked documents. */
export function isOk(outcome: Pick<Outcome, 'withFindings' | 'gate'>): boolean {
  for (const { severity } of problemsOf(outcome)) if (reaches(severity, outcome.gate)) return false;
  return true;
}

/** Only a complete run can report findings or 0. */
export function statusOf(outcome: Outcome): number {
  if (outcome.interrupted) return exitStatus.interrupted;
  if (!outcome.complete) return exitStatus.incomplete;
  if (outcome.articles === 0) return exitStatus.noInput;
  return isOk(outcome) ? exitStatus.ok : exitStatus.findings;
}
