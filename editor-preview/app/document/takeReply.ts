import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import type { ConflictingOperation, OperationsReply } from '#editor-preview/model/exchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';
import { overlap, type Touched, touchedBy } from '#editor-preview/model/touched.ts';
import { UnseenTexts } from '#editor-preview/model/unseenTexts.ts';
import {
  type DocumentState,
  type Making,
  type OpenOperation,
  type PendingOperation,
  unsaved,
  viewOf,
} from './documentState.ts';
import { withForeignChanges, withRemade } from './history.ts';

/**
 * Others' operations precede all queued ones. Undefined if the state must be refetched: one cannot be applied,
 * or the server no longer stores it. `sent` has the ids of operations that the server has received.
 */
export function withReply(
  state: DocumentState,
  { sequence, operations, parked: conflicts }: OperationsReply,
  sent: ReadonlySet<string>,
  making: Making,
): DocumentState | undefined {
  const received = operations
    .filter((one) => one.sequence > state.sequence)
    .map(({ operation }) => operation);
  if (state.sequence + received.length < sequence) return undefined;
  const settled = {
    ...state,
    // A response may arrive after later stream events.
    sequence: Math.max(state.sequence, sequence),
    conflicts: withConflicts(state.conflicts, conflicts),
  };
  const prefix = state.pending.slice(0, received.length);
  const isMine =
    prefix.length === received.length &&
    prefix.every(({ operation }, at) => isSameOperation(operation, received[at]));
  const isAllOfSent = state.pending.slice(received.length).every(({ operation }) => !sent.has(operation.id));
  // Only own operations: visible objects stay identical.
  if (isMine && isAllOfSent && prefix.every(({ refusal }) => refusal === undefined))
    return {
      ...settled,
      confirmed: prefix.at(-1)?.after ?? state.confirmed,
      pending: state.pending.slice(received.length),
    };

  let { confirmed, history } = state;
  const mine = new Set(unsaved(state).map(({ operation }) => operation.id));
  for (const operation of received) {
    const outcome = applyOperation(confirmed, operation, making.blockFields);
    if (!outcome.ok) return undefined;
    confirmed = outcome.article;
    if (!mine.has(operation.id)) history = withForeignChanges(history, outcome);
  }
  const confirmedIds = new Set(received.map(({ id }) => id));
  const conflictIds = conflicts.map(({ operation }) => operation.id);
  history = conflictIds.reduce((steps, id) => withRemade(steps, id, undefined), history);
  const pending = unsaved(state).filter(({ operation }) => !confirmedIds.has(operation.id));
  const rebased: DocumentState = { ...settled, confirmed, history, pending: [], open: undefined };
  return remade(rebased, { received, mine, pending, sent, conflicts, open: state.open }, making);
}

function isSameOperation(mine: Operation, logged: Operation | undefined): boolean {
  if (mine.id !== logged?.id) return false;
  // The server merges texts with others' edits.
  return mine.changes.every((change, index) => {
    const there = logged.changes[index];
    if (change.kind === 'text') return there?.kind === 'text' && there.at === change.at;
    return change.kind === there?.kind;
  });
}

interface Unapplied {
  readonly received: readonly Operation[];
  readonly mine: ReadonlySet<string>;
  /** Unapplied ones. Those that the server has received were rejected. */
  readonly pending: readonly PendingOperation[];
  readonly sent: ReadonlySet<string>;
  readonly conflicts: readonly ConflictingOperation[];
  readonly open: OpenOperation | undefined;
}

function remade(state: DocumentState, unapplied: Unapplied, making: Making): DocumentState {
  const { received, mine, pending, sent, conflicts, open } = unapplied;
  const texts = new UnseenTexts(
    state.confirmed,
    received.map(({ id, changes }) => ({ changes, isMine: mine.has(id) })),
  );
  let { history } = state;
  let article = viewOf(state);
  const again: PendingOperation[] = [];
  const omitted: PendingOperation[] = [];
  let isOpenWhole = false;
  for (const one of pending) {
    const { operation: before } = one;
    const rebased = texts.rebased(before.changes);
    const dependencies = omitted.filter((other) => overlap(touchedIn(other), touchedIn(one)));
    // The server merges it relative to the operations it depends on.
    const since = Math.min(one.made.since, ...dependencies.map(({ made }) => made.since));
    const made = since < one.made.since ? { ...one.made, since } : one.made;
    const omit = (): void => {
      // The server's conflict holds a text whole: later edits were made in that version.
      const conflict = conflicts.find(({ operation }) => operation.id === before.id);
      texts.omitted(rebased, (conflict?.operation ?? before).changes);
      omitted.push({ ...one, made });
    };
    if (sent.has(before.id)) {
      omit();
      continue;
    }
    const conflictsElsewhere = texts.conflictsElsewhere(rebased);
    if (rebased.merged.size > 0 && conflictsElsewhere) {
      // Only the server, which knows what this window has not seen, can decide about the rest.
      omit();
      history = withRemade(history, before.id, undefined);
      again.push({ operation: before, made, after: article, refusal: 'other-text' });
      continue;
    }
    const operation = rebased.merged.size > 0 ? { ...before, changes: rebased.changes } : before;
    const outcome = applyOperation(article, operation, making.blockFields);
    const step = outcome.ok ? { changes: outcome.inverse, touched: outcome.touched } : undefined;
    history = withRemade(history, operation.id, step);
    if (outcome.ok) article = outcome.article;
    const isToBeMade = outcome.ok && !rebased.hasConflict && !conflictsElsewhere && dependencies.length === 0;
    if (isToBeMade) texts.done(rebased);
    else omit();
    if (rebased.hasConflict && before.id === open?.operation.id) isOpenWhole = true;
    // Text positions now refer to what is known here.
    const isRepositioned = isToBeMade && rebased.merged.size > 0;
    again.push({
      operation,
      made: isRepositioned ? { ...made, since: state.sequence } : made,
      after: article,
      ...(outcome.ok ? {} : { refusal: outcome.refusal }),
    });
  }
  const last = again.at(-1);
  if (!open || isOpenWhole || !last || last.operation.id !== open.operation.id || last.refusal !== undefined)
    return { ...state, history, pending: again };
  return { ...state, history, pending: again.slice(0, -1), open: { ...last, joins: open.joins } };
}

function touchedIn({ operation }: PendingOperation): readonly Touched[] {
  return operation.changes.flatMap((change) => touchedBy(change, undefined));
}

function withConflicts(
  known: readonly ConflictingOperation[],
  more: readonly ConflictingOperation[],
): readonly ConflictingOperation[] {
  const isNew = ({ operation }: ConflictingOperation): boolean =>
    known.every((other) => other.operation.id !== operation.id);
  const added = more.filter(isNew);
  return added.length > 0 ? [...known, ...added] : known;
}
