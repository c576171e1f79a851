import type { Refusal } from '#editing/applyChange.ts';
import { applyOperation, type OperationOutcome } from '#editing/applyOperation.ts';
import type { BlockFieldsByType, EditedArticle } from '#editing/editedArticle.ts';
import type { EditingState, ParkedOperation } from '#editing/exchange.ts';
import { type Change, maxChanges, maxLabelLength, type Operation } from '#editing/operation.ts';
import { readArticle } from '#editing/readValue.ts';
import { sameJson } from '#editing/sameJson.ts';
import { writeNode } from '#editing/writeValue.ts';
import { words } from '../words/words.ts';
import type { EditOptions } from './edit.ts';
import {
  type History,
  type HistoryStep,
  nextStep,
  noHistory,
  withDone,
  withoutStep,
  withRedone,
  withRemade,
  withTakenBack,
  withUndone,
} from './history.ts';
import { joinChanges } from './joinChanges.ts';

/** In which knowledge an operation was made: the server merges it with what came since. */
export interface Made {
  /** The window that made it. */
  readonly sender: string;
  /** The sequence that it had seen all operations up to. */
  readonly since: number;
}

/** An operation that waits, as a browser keeps it. */
export interface KeptOperation {
  readonly operation: Operation;
  readonly made: Made;
}

/** An operation that the server has not confirmed yet. */
export interface WaitingOperation {
  readonly operation: Operation;
  readonly made: Made;
  /** The article with it, and with all before it. */
  readonly after: EditedArticle;
  /** Why it cannot be made any more on what others did; the article then goes on without it. */
  readonly refusal?: Refusal;
}

/** The operation that is being typed. It waits for more until it is closed. */
export interface OpenOperation extends WaitingOperation {
  readonly joins: string;
}

/** An article that is being edited: what the server has, and what was done here since. */
export interface DocumentState {
  /** Of the last operation in what the server has. */
  readonly sequence: number;
  readonly confirmed: EditedArticle;
  readonly waiting: readonly WaitingOperation[];
  readonly open: OpenOperation | undefined;
  readonly history: History;
  /** What could not be merged with what others did, and nobody has settled. */
  readonly parked: readonly ParkedOperation[];
}

/** What every operation gets when it is made here. */
export interface Making {
  readonly blockFields: BlockFieldsByType;
  readonly stamp: () => Pick<Operation, 'id' | 'author' | 'at'>;
  /** The name of this window. */
  readonly sender: string;
}

/** Begins with what the server has; operations that an earlier window could not send go on waiting. */
export function beginDocument(
  server: Pick<EditingState, 'article' | 'sequence' | 'parked'>,
  unsent: readonly KeptOperation[],
  making: Making,
): DocumentState {
  const confirmed = readArticle(server.article, making.blockFields);
  const { sequence, parked } = server;
  let state: DocumentState = {
    sequence,
    confirmed,
    waiting: [],
    open: undefined,
    history: noHistory,
    parked,
  };
  for (const kept of unsent) state = withKept(state, kept, making);
  return state;
}

/** The article as the editor sees it. */
export function viewOf({ confirmed, waiting, open }: DocumentState): EditedArticle {
  return (open ?? waiting.at(-1))?.after ?? confirmed;
}

/** All operations that are not saved, the one that is being typed among them. */
export function unsaved({ waiting, open }: DocumentState): readonly WaitingOperation[] {
  return open ? [...waiting, open] : waiting;
}

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

type Outcome = { readonly ok: true; readonly state: DocumentState } | Refused;

/** Makes changes, as an operation of their own or as a part of the one that is being typed. */
export function withEdit(
  state: DocumentState,
  changes: readonly Change[],
  { label, joins, takesBack = false }: EditOptions,
  making: Making,
): Outcome {
  const { open } = state;
  const goesOn =
    open !== undefined &&
    open.joins === joins &&
    open.operation.changes.length + changes.length <= maxChanges;
  const before = goesOn ? state : withOpenClosed(state);
  const operation = goesOn
    ? { ...open.operation, changes: joinChanges(open.operation.changes, changes) }
    : { ...making.stamp(), label: label.slice(0, maxLabelLength), changes };
  const base = goesOn ? viewOf({ ...state, open: undefined }) : viewOf(before);
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
  const grown = goesOn
    ? withRemade(state.history, operation.id, step)
    : takesBack
      ? withTakenBack(state.history, step)
      : withDone(state.history, step);
  const history =
    takesBack && changesNothing(outcome.article, grown.done.at(-1), making.blockFields)
      ? withoutStep(grown, operation.id)
      : grown;
  const made = goesOn ? open.made : madeNow(before, making);
  const waiting = { operation, made, after: outcome.article };
  return {
    ok: true,
    state:
      joins === undefined
        ? { ...before, history, waiting: [...before.waiting, waiting] }
        : { ...before, history, open: { ...waiting, joins } },
  };
}

/** Whether what a step would take back is there already. */
function changesNothing(
  article: EditedArticle,
  step: HistoryStep | undefined,
  blockFields: BlockFieldsByType,
): boolean {
  if (!step) return false;
  const back = applyOperation(article, step, blockFields);
  if (!back.ok) return false;
  const blocks = [...new Set(step.touched.map(({ block }) => block))];
  return blocks.every((block) => {
    const [now, then] = [article.nodes.get(block), back.article.nodes.get(block)];
    return now && then && sameJson(writeNode(now, article).json, writeNode(then, back.article).json);
  });
}

function madeNow({ sequence }: DocumentState, { sender }: Making): Made {
  return { sender, since: sequence };
}

/** The operation that is being typed is whole, and waits with the others. */
export function withOpenClosed(state: DocumentState): DocumentState {
  if (!state.open) return state;
  const { joins: _joins, ...whole } = state.open;
  return { ...state, open: undefined, waiting: [...state.waiting, whole] };
}

/** What "Undo" and "Redo" would do now. */
export function nextSteps({ history }: DocumentState): { undo?: HistoryStep; redo?: HistoryStep } {
  const [undo, redo] = [nextStep(history.done), nextStep(history.undone)];
  return { ...(undo ? { undo } : {}), ...(redo ? { redo } : {}) };
}

/** Takes an operation back, or brings it back, by an operation of its own. */
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
  const back: HistoryStep = {
    ...step,
    operation: operation.id,
    changes: outcome.inverse,
    touched: outcome.touched,
  };
  const made = madeNow(closed, making);
  const { history } = closed;
  return {
    ok: true,
    state: {
      ...closed,
      waiting: [...closed.waiting, { operation, made, after: outcome.article }],
      history: direction === 'undo' ? withUndone(history, step, back) : withRedone(history, step, back),
    },
  };
}

/** An operation of an earlier window, which can be taken back like those of this one. */
function withKept(state: DocumentState, { operation, made }: KeptOperation, making: Making): DocumentState {
  const before = viewOf(state);
  // Others may have written the same texts since: only the server knows what became of its places in them.
  const isElsewhere = made.since !== state.sequence && operation.changes.some(({ kind }) => kind === 'text');
  const outcome: OperationOutcome | Refused = isElsewhere
    ? { ok: false, refusal: 'other-text' }
    : applyOperation(before, operation, making.blockFields);
  if (!outcome.ok)
    return {
      ...state,
      waiting: [...state.waiting, { operation, made, after: before, refusal: outcome.refusal }],
    };
  const history = withDone(state.history, {
    operation: operation.id,
    label: operation.label ?? words.history.earlierChange,
    changes: outcome.inverse,
    touched: outcome.touched,
    isBlocked: false,
  });
  return { ...state, history, waiting: [...state.waiting, { operation, made, after: outcome.article }] };
}
