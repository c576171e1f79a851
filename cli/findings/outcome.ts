import type { Problem } from '#transformer/problem.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { Finding } from '../check/placeProblems.ts';
import { type Gate, reaches } from '../terminal/counts.ts';
import { exitStatus } from '../terminal/exitStatus.ts';

/** Counts of known problems. */
export interface KnownCounts {
  /** Findings that are known. */
  met: number;
  /** Known problems that the articles no longer have. */
  gone: number;
}

/** Result of a run. */
export interface Outcome {
  /** Number of checked articles and site configurations. */
  articles: number;
  /** How many of them are site configurations. */
  sites: number;
  /** Articles that could not be read. */
  unread: number;
  /** In the order of the input; documents without findings are omitted. */
  withFindings: readonly CheckedDocument[];
  /** Whether everything requested was checked. */
  complete: boolean;
  interrupted: boolean;
  gate: Gate;
  /** Known problems, by baseline or revision. */
  known: KnownCounts;
}

/** Findings of a run in order, without known ones. */
export function* findingsOf({ withFindings }: Pick<Outcome, 'withFindings'>): Iterable<Finding> {
  for (const { findings } of withFindings)
    for (const finding of findings) if (!finding.isKnown) yield finding;
}

/** Problems of a run in order, without known ones. */
export function* problemsOf(outcome: Pick<Outcome, 'withFindings'>): Iterable<Problem> {
  for (const { problem } of findingsOf(outcome)) yield problem;
}

/** Whether no finding reaches the gate. Says nothing about unchecked documents. */
export function isOk(outcome: Pick<Outcome, 'withFindings' | 'gate'>): boolean {
  for (const { severity } of problemsOf(outcome)) if (reaches(severity, outcome.gate)) return false;
  return true;
}

/** Exit status. Only a complete run can report findings or 0. */
export function statusOf(outcome: Outcome): number {
  if (outcome.interrupted) return exitStatus.interrupted;
  if (!outcome.complete) return exitStatus.incomplete;
  if (outcome.articles === 0) return exitStatus.noInput;
  return isOk(outcome) ? exitStatus.ok : exitStatus.findings;
}
