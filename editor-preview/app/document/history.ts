import type { Change } from '#editor-preview/model/operation.ts';
import { idOfInserted, overlap, type Touched } from '#editor-preview/model/touched.ts';

export interface HistoryStep {
  readonly operation: string;
  readonly label: string;
  readonly changes: readonly Change[];
  readonly touched: readonly Touched[];
  readonly joins?: string;
  /** Another person has changed the same since, so undoing would revert that too. */
  readonly isBlocked: boolean;
}

export interface History {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
}

export const noHistory: History = { done: [], undone: [] };

const maxSteps = 1_000;

/** Maximum size of all steps as JSON, in UTF-16 units: a step may restore a field of 100,000 characters. */
const maxSize = 10_000_000;

export function withDone(history: History, step: HistoryStep): History {
  // The open operation is measured when the next step is added.
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

/** After a field's native undo of part of the last step: both are one step. */
export function withPartlyUndone(history: History, step: HistoryStep): History {
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

/** After a step was entirely reverted by hand. */
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

/** The newest step that no remaining later change conflicts with; blocked later ones stay. */
export function nextStep(steps: readonly HistoryStep[]): HistoryStep | undefined {
  const later: Touched[] = [];
  for (const step of steps.toReversed()) {
    if (!step.isBlocked && !overlap(step.touched, later)) return step;
    later.push(...step.touched);
  }
  return undefined;
}

export function withUndone(history: History, step: HistoryStep, inverse: HistoryStep): History {
  return { done: without(history.done, step), undone: [...history.undone, inverse] };
}

export function withRedone(history: History, step: HistoryStep, inverse: HistoryStep): History {
  return { done: [...history.done, inverse], undone: without(history.undone, step) };
}

function without(steps: readonly HistoryStep[], step: HistoryStep): HistoryStep[] {
  return steps.filter((other) => other !== step);
}

/** After another person's change. A step that places something after what was removed or moved uses its predecessor. */
export function withForeignChanges(
  history: History,
  { inverse, touched }: { readonly inverse: readonly Change[]; readonly touched: readonly Touched[] },
): History {
  // In the order in which they were taken away.
  const anchors = inverse.toReversed().filter(isPlaced);
  return mapSteps(history, (step) => {
    if (step.isBlocked) return step;
    if (overlap(step.touched, touched)) return { ...step, isBlocked: true };
    const changes = step.changes.map((change) => anchors.reduce(afterPredecessor, change));
    // An unchanged list keeps its known size.
    return changes.every((change, at) => change === step.changes[at]) ? step : { ...step, changes };
  });
}

type Placed = Extract<Change, { readonly after: string | null }>;

function isPlaced(change: Change): change is Placed {
  return 'after' in change;
}

function afterPredecessor(change: Change, anchor: Placed): Change {
  if (!isPlaced(change) || change.after !== keyOf(anchor) || anchor.after === keyOf(change)) return change;
  const areSiblings =
    'list' in change
      ? 'list' in anchor && change.block === anchor.block && change.list === anchor.list
      : 'into' in anchor;
  return areSiblings ? { ...change, after: anchor.after } : change;
}

function keyOf(change: Placed): string | undefined {
  if (change.kind === 'insert') return idOfInserted(change);
  return change.kind === 'move' ? change.block : change.key;
}

/** After the step was found impossible, for example because the list for a removed block was removed too. */
export function withBlocked(history: History, blocked: HistoryStep): History {
  return mapSteps(history, (step) => (step === blocked ? { ...step, isBlocked: true } : step));
}

/** After an operation was rebased: its inverse may have changed, or be empty. */
export function withRemade(
  history: History,
  operation: string,
  made: Pick<HistoryStep, 'changes' | 'touched'> | undefined,
): History {
  return mapSteps(history, (step) => (step.operation === operation ? made && { ...step, ...made } : step));
}

function mapSteps(history: History, change: (step: HistoryStep) => HistoryStep | undefined): History {
  const { done, undone } = history;
  const mapped = (steps: readonly HistoryStep[]): HistoryStep[] =>
    steps.flatMap((step) => change(step) ?? []);
  return { done: mapped(done), undone: mapped(undone) };
}
