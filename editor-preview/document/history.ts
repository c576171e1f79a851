import type { Change } from '#editing/operation.ts';
import { meet, type Touched } from '#editing/touched.ts';

/** What takes one operation back, or brings it back. */
export interface HistoryStep {
  /** The operation that it takes back. */
  readonly operation: string;
  /** What was done, as it stands beside "Undo" and "Redo". */
  readonly label: string;
  readonly changes: readonly Change[];
  readonly touched: readonly Touched[];
  /** What it was typed into: edits of the same name join. */
  readonly joins?: string;
  /** Somebody else has changed the same since, so taking it back would take that back as well. */
  readonly isBlocked: boolean;
}

/** What this editor did, and what of it was taken back; the newest last. */
export interface History {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
}

export const noHistory: History = { done: [], undone: [] };

/** More than anybody takes back; the oldest are forgotten first. */
const maxSteps = 1_000;

/** Of what takes all steps back, as JSON in UTF-16 units: a step may bring back a field of 100,000 characters. */
const maxSize = 10_000_000;

export function withDone(history: History, step: HistoryStep): History {
  // What is typed right now grows on, and is measured when the next step is done.
  const before = history.done.slice(1 - maxSteps);
  let size = 0;
  let first = before.length;
  while (first > 0) {
    size += sizeOf(before[first - 1]?.changes ?? []);
    if (size > maxSize) break;
    first--;
  }
  return { done: [...before.slice(first), step], undone: [] };
}

/** After a field took back a part of what the last step has typed: both are one step, which leads to what was before both. */
export function withTakenBack(history: History, step: HistoryStep): History {
  const last = history.done.at(-1);
  if (!last || last.isBlocked || last.joins === undefined || last.joins !== step.joins)
    return withDone(history, step);
  const both = {
    ...step,
    label: last.label,
    changes: [...step.changes, ...last.changes],
    touched: [...step.touched, ...last.touched],
  };
  return { done: [...history.done.slice(0, -1), both], undone: [] };
}

/** After all that a step has done was taken back by hand. */
export function withoutStep(history: History, operation: string): History {
  return { ...history, done: history.done.filter((step) => step.operation !== operation) };
}

const knownSizes = new WeakMap<readonly Change[], number>();

function sizeOf(changes: readonly Change[]): number {
  const known = knownSizes.get(changes);
  if (known !== undefined) return known;
  const size = JSON.stringify(changes).length;
  knownSizes.set(changes, size);
  return size;
}

/** The newest step that nothing which stays has met: what was done later, and cannot be taken back, stays. */
export function nextStep(steps: readonly HistoryStep[]): HistoryStep | undefined {
  const staying: Touched[] = [];
  for (const step of steps.toReversed()) {
    if (!step.isBlocked && !meet(step.touched, staying)) return step;
    staying.push(...step.touched);
  }
  return undefined;
}

/** After a step was done: it goes from one list, and what takes it back comes into the other. */
export function withUndone(history: History, step: HistoryStep, back: HistoryStep): History {
  return { done: without(history.done, step), undone: [...history.undone, back] };
}

export function withRedone(history: History, step: HistoryStep, back: HistoryStep): History {
  return { done: [...history.done, back], undone: without(history.undone, step) };
}

function without(steps: readonly HistoryStep[], step: HistoryStep): HistoryStep[] {
  return steps.filter((other) => other !== step);
}

/** After somebody else has changed something. */
export function withMet(history: History, touched: readonly Touched[]): History {
  return mapSteps(history, (step) =>
    !step.isBlocked && meet(step.touched, touched) ? { ...step, isBlocked: true } : step,
  );
}

/** After an operation was made anew on another article: what takes it back may be another, or nothing. */
export function withRemade(
  history: History,
  operation: string,
  made: Pick<HistoryStep, 'changes' | 'touched'> | undefined,
): History {
  return mapSteps(history, (step) => (step.operation === operation ? made && { ...step, ...made } : step));
}

function mapSteps(
  { done, undone }: History,
  change: (step: HistoryStep) => HistoryStep | undefined,
): History {
  const mapped = (steps: readonly HistoryStep[]): HistoryStep[] =>
    steps.flatMap((step) => change(step) ?? []);
  return { done: mapped(done), undone: mapped(undone) };
}
