import { applyOperation, type OperationOutcome } from '#editor-preview/model/applyOperation.ts';
import type { Refusal } from '#editor-preview/model/changeOutcome.ts';
import type { BlockFieldsByType, EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { ConflictingOperation, EditingState } from '#editor-preview/model/exchange.ts';
import { type Change, maxChanges, maxLabelLength, type Operation } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { sameJson } from '#editor-preview/model/sameJson.ts';
import { writeNode } from '#editor-preview/model/writeValue.ts';
import { words } from '../words/words.ts';
import type { EditOptions } from './edit.ts';
import {
  type History,
  type HistoryStep,
  nextStep,
  noHistory,
  withDone,
  withoutStep,
  withPartlyUndone,
  withRedone,
  withRemade,
  withUndone,
} from './history.ts';
import { joinChanges } from './joinChanges.ts';

/** The base of an operation, for merging at the server. */
export interface Made {
  readonly sender: string;
  readonly since: number;
  /** The {@link EditingState.id} of its article: another one may have the path later. */
  readonly article?: string;
}

export interface QueuedOperation {
  readonly operation: Operation;
  readonly made: Made;
}

export interface PendingOperation {
  readonly operation: Operation;
  readonly made: Made;
  readonly after: EditedArticle;
  /** Why it can no longer be applied after others' operations; the article then excludes it. */
  readonly refusal?: Refusal;
}

/** The operation being typed. It collects further edits until it is closed. */
export interface OpenOperation extends PendingOperation {
  readonly joins: string;
}

export interface DocumentState {
  /** Of the last operation in the server's state. */
  readonly sequence: number;
  readonly confirmed: EditedArticle;
  readonly pending: readonly PendingOperation[];
  readonly open: OpenOperation | undefined;
  readonly history: History;
  readonly conflicts: readonly ConflictingOperation[];
}

export interface Making {
  readonly blockFields: BlockFieldsByType;
  readonly stamp: () => Pick<Operation, 'id' | 'author' | 'at'>;
  readonly sender: string;
  readonly article?: string | undefined;
}

function madeBy({ sender, article }: Making, since: number): Made {
  return { sender, since, ...(article === undefined ? {} : { article }) };
}

/** Starts with the server's state; unsent operations of an earlier window stay queued. */
export function beginDocument(
  server: Pick<EditingState, 'article' | 'sequence' | 'parked'>,
  unsent: readonly QueuedOperation[],
  making: Making,
): DocumentState {
  const confirmed = readArticle(server.article, making.blockFields);
  const { sequence, parked: conflicts } = server;
  let state: DocumentState = {
    sequence,
    confirmed,
    pending: [],
    open: undefined,
    history: noHistory,
    conflicts,
  };
  for (const queued of unsent) state = withQueued(state, queued, making);
  return state;
}

export function viewOf({ confirmed, pending, open }: DocumentState): EditedArticle {
  return (open ?? pending.at(-1))?.after ?? confirmed;
}

export function unsaved({ pending, open }: DocumentState): readonly PendingOperation[] {
  return open ? [...pending, open] : pending;
}

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

type Outcome = { readonly ok: true; readonly state: DocumentState } | Refused;

export function withEdit(
  state: DocumentState,
  changes: readonly Change[],
  { label, joins, isUndo = false, since = state.sequence }: EditOptions,
  making: Making,
): Outcome {
  const { open } = state;
  const continuesOpen =
    open !== undefined &&
    open.joins === joins &&
    open.operation.changes.length + changes.length <= maxChanges;
  const before = continuesOpen ? state : withOpenClosed(state);
  const operation = continuesOpen
    ? { ...open.operation, changes: joinChanges(open.operation.changes, changes) }
    : { ...making.stamp(), label: label.slice(0, maxLabelLength), changes };
  const base = continuesOpen ? viewOf({ ...state, open: undefined }) : viewOf(before);
  const outcome = applyOperation(base, operation, making.blockFields);
  if (!outcome.ok) return outcome;
  const step = {
    operation: operation.id,
    label,
    changes: outcome.inverse,
    touched: outcome.touched,
    isBlocked: false,
    ...(joins === undefined ? {} : { joins }),
  };
  const grown = continuesOpen
    ? withRemade(state.history, operation.id, step)
    : isUndo
      ? withPartlyUndone(state.history, step)
      : withDone(state.history, step);
  const history =
    isUndo && isNoOp(outcome.article, grown.done.at(-1), making.blockFields)
      ? withoutStep(grown, operation.id)
      : grown;
  const made = continuesOpen ? open.made : madeBy(making, since);
  const pending = { operation, made, after: outcome.article };
  return {
    ok: true,
    state:
      joins === undefined
        ? { ...before, history, pending: [...before.pending, pending] }
        : { ...before, history, open: { ...pending, joins } },
  };
}

/** Whether a step would have no effect. */
function isNoOp(
  article: EditedArticle,
  step: HistoryStep | undefined,
  blockFields: BlockFieldsByType,
): boolean {
  if (!step) return false;
  const reverted = applyOperation(article, step, blockFields);
  if (!reverted.ok) return false;
  const blocks = [...new Set(step.touched.map(({ block }) => block))];
  return blocks.every((block) => {
    const [now, then] = [article.nodes.get(block), reverted.article.nodes.get(block)];
    return now && then && sameJson(writeNode(now, article).json, writeNode(then, reverted.article).json);
  });
}

export function withOpenClosed(state: DocumentState): DocumentState {
  if (!state.open) return state;
  const { joins: _joins, ...whole } = state.open;
  return { ...state, open: undefined, pending: [...state.pending, whole] };
}

export function nextSteps({ history }: DocumentState): { undo?: HistoryStep; redo?: HistoryStep } {
  const [undo, redo] = [nextStep(history.done), nextStep(history.undone)];
  return { ...(undo ? { undo } : {}), ...(redo ? { redo } : {}) };
}

export function withStep(
  state: DocumentState,
  step: HistoryStep,
  direction: 'undo' | 'redo',
  making: Making,
): Outcome {
  const closed = withOpenClosed(state);
  const label = (direction === 'undo' ? words.labels.undo(step.label) : step.label).slice(0, maxLabelLength);
  const operation = { ...making.stamp(), label, changes: step.changes };
  const outcome = applyOperation(viewOf(closed), operation, making.blockFields);
  if (!outcome.ok) return outcome;
  const reverted: HistoryStep = {
    ...step,
    operation: operation.id,
    changes: outcome.inverse,
    touched: outcome.touched,
  };
  const made = madeBy(making, closed.sequence);
  const { history } = closed;
  return {
    ok: true,
    state: {
      ...closed,
      pending: [...closed.pending, { operation, made, after: outcome.article }],
      history:
        direction === 'undo' ? withUndone(history, step, reverted) : withRedone(history, step, reverted),
    },
  };
}

function withQueued(
  state: DocumentState,
  { operation, made }: QueuedOperation,
  making: Making,
): DocumentState {
  const before = viewOf(state);
  // Others may have edited the same texts since: only the server can map its positions.
  const needsServerMerge =
    made.since !== state.sequence && operation.changes.some(({ kind }) => kind === 'text');
  const outcome: OperationOutcome | Refused = needsServerMerge
    ? { ok: false, refusal: 'other-text' }
    : applyOperation(before, operation, making.blockFields);
  if (!outcome.ok)
    return {
      ...state,
      pending: [...state.pending, { operation, made, after: before, refusal: outcome.refusal }],
    };
  const history = withDone(state.history, {
    operation: operation.id,
    label: operation.label ?? words.history.earlierChange,
    changes: outcome.inverse,
    touched: outcome.touched,
    isBlocked: false,
  });
  return { ...state, history, pending: [...state.pending, { operation, made, after: outcome.article }] };
}
