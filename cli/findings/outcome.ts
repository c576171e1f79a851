import type { Problem } from '#transformer/problem.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { Finding } from '../check/placeProblems.ts';
import { type Gate, reaches } from '../terminal/counts.ts';
import { exitStatus } from '../terminal/exitStatus.ts';

/** How much of what a project knows was met. */
export interface KnownCounts {
  /** Findings that are known. */
  met: number;
  /** Known problems that the articles do not have any more. */
  gone: number;
}

/** What came of a run. */
export interface Outcome {
  /** Articles that were checked, and site configurations. */
  articles: number;
  /** How many of them are site configurations. */
  sites: number;
  /** Articles that could not be read. */
  unread: number;
  /** In the order of the input; documents without any are not among them. */
  withFindings: readonly CheckedDocument[];
  /** Whether all that was asked for was checked. */
  complete: boolean;
  interrupted: boolean;
  gate: Gate;
  /** What the project knows of and lives with. */
  known: KnownCounts;
}

/** The findings of a run in order, without those that the project lives with. */
export function* findingsOf({ withFindings }: Pick<Outcome, 'withFindings'>): Iterable<Finding> {
  for (const { findings } of withFindings)
    for (const finding of findings) if (!finding.isKnown) yield finding;
}

/** The problems of a run in order, without those that the project lives with. */
export function* problemsOf(outcome: Pick<Outcome, 'withFindings'>): Iterable<Problem> {
  for (const { problem } of findingsOf(outcome)) yield problem;
}

/** Whether nothing reaches the gate. Says nothing of what was not checked. */
export function isOk(outcome: Pick<Outcome, 'withFindings' | 'gate'>): boolean {
  for (const { severity } of problemsOf(outcome)) if (reaches(severity, outcome.gate)) return false;
  return true;
}

/** What the command ends with. Only where all was checked can it be the status of findings, or 0. */
export function statusOf(outcome: Outcome): number {
  if (outcome.interrupted) return exitStatus.interrupted;
  if (!outcome.complete) return exitStatus.incomplete;
  if (outcome.articles === 0) return exitStatus.noInput;
  return isOk(outcome) ? exitStatus.ok : exitStatus.findings;
}
