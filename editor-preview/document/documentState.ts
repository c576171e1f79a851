import type { Refusal } from '../../contracts/editing/applyChange.ts';
import { applyOperation } from '../../contracts/editing/applyOperation.ts';
import type { BlockFieldsByType, EditedArticle } from '../../contracts/editing/editedArticle.ts';
import type { EditingState, OperationsReply, ParkedOperation } from '../../contracts/editing/exchange.ts';
import type { Change, Operation } from '../../contracts/editing/operation.ts';
import { readArticle } from '../../contracts/editing/readValue.ts';
import type { EditOptions } from './edit.ts';
import {
  type History,
  type HistoryStep,
  nextStep,
  noHistory,
  withDone,
  withMet,
  withRedone,
  withRemade,
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

type Outcome =
  | { readonly ok: true; readonly state: DocumentState }
  | { readonly ok: false; readonly refusal: Refusal };

/** Makes changes, as an operation of their own or as a part of the one that is being typed. */
export function withEdit(
  state: DocumentState,
  changes: readonly Change[],
  { label, joins }: EditOptions,
  making: Making,
): Outcome {
  const { open } = state;
  const goesOn = open !== undefined && open.joins === joins;
  const before = goesOn ? state : withOpenClosed(state);
  const operation = goesOn
    ? { ...open.operation, changes: joinChanges(open.operation.changes, changes) }
    : { ...making.stamp(), label, changes };
  const base = goesOn ? viewOf({ ...state, open: undefined }) : viewOf(before);
  const outcome = applyOperation(base, operation, making.blockFields);
  if (!outcome.ok) return outcome;
  const step = {
    operation: operation.id,
    label,
    changes: outcome.inverse,
    touched: outcome.touched,
    isBlocked: false,
  };
  const history = goesOn ? withRemade(state.history, operation.id, step) : withDone(state.history, step);
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
  const words = direction === 'undo' ? `Undo: ${step.label}` : step.label;
  const operation = { ...making.stamp(), label: words, changes: step.changes };
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

/**
 * Takes in what the server has since: others' operations go before all that waits here. Undefined where one of them
 * cannot be made: what is known here is then not what the server has, and must be asked for anew.
 *
 * @param sent ids of operations that the server has been given, each of which is in its article now, or parked
 */
export function withReply(
  state: DocumentState,
  { sequence, operations, parked }: OperationsReply,
  sent: ReadonlySet<string>,
  making: Making,
): DocumentState | undefined {
  const news = operations.filter((one) => one.sequence > state.sequence).map(({ operation }) => operation);
  const settled = { ...state, sequence, parked: withParked(state.parked, parked) };
  const prefix = state.waiting.slice(0, news.length);
  const isMine =
    prefix.length === news.length && prefix.every(({ operation }, at) => operation.id === news[at]?.id);
  const isAllOfSent = state.waiting.slice(news.length).every(({ operation }) => !sent.has(operation.id));
  // Nobody else did anything: what is seen stays the very same objects.
  if (isMine && isAllOfSent && prefix.every(({ refusal }) => refusal === undefined))
    return {
      ...settled,
      confirmed: prefix.at(-1)?.after ?? state.confirmed,
      waiting: state.waiting.slice(news.length),
    };

  let { confirmed, history } = state;
  const mine = new Set(unsaved(state).map(({ operation }) => operation.id));
  for (const operation of news) {
    const outcome = applyOperation(confirmed, operation, making.blockFields);
    if (!outcome.ok) return undefined;
    confirmed = outcome.article;
    if (!mine.has(operation.id)) history = withMet(history, outcome.touched);
  }
  const confirmedIds = new Set(news.map(({ id }) => id));
  const parkedIds = parked.map(({ operation }) => operation.id);
  history = parkedIds.reduce((steps, id) => withRemade(steps, id, undefined), history);
  const still = unsaved(state).filter(
    ({ operation }) => !sent.has(operation.id) && !confirmedIds.has(operation.id),
  );
  const rebased = { ...settled, confirmed, history, waiting: [], open: undefined };
  return remade(rebased, still, state.open, making);
}

/** Operations that wait, on an article that is another now. */
function remade(
  state: DocumentState,
  waiting: readonly WaitingOperation[],
  open: OpenOperation | undefined,
  making: Making,
): DocumentState {
  let { history } = state;
  let article = viewOf(state);
  const again: WaitingOperation[] = [];
  for (const { operation, made } of waiting) {
    const outcome = applyOperation(article, operation, making.blockFields);
    const step = outcome.ok ? { changes: outcome.inverse, touched: outcome.touched } : undefined;
    history = withRemade(history, operation.id, step);
    if (outcome.ok) article = outcome.article;
    again.push({ operation, made, after: article, ...(outcome.ok ? {} : { refusal: outcome.refusal }) });
  }
  const last = again.at(-1);
  if (!open || !last || last.operation.id !== open.operation.id || last.refusal !== undefined)
    return { ...state, history, waiting: again };
  return { ...state, history, waiting: again.slice(0, -1), open: { ...last, joins: open.joins } };
}

/** An operation of an earlier window, which can be taken back like those of this one. */
function withKept(state: DocumentState, { operation, made }: KeptOperation, making: Making): DocumentState {
  const before = viewOf(state);
  const outcome = applyOperation(before, operation, making.blockFields);
  if (!outcome.ok)
    return {
      ...state,
      waiting: [...state.waiting, { operation, made, after: before, refusal: outcome.refusal }],
    };
  const history = withDone(state.history, {
    operation: operation.id,
    label: operation.label ?? 'An earlier change',
    changes: outcome.inverse,
    touched: outcome.touched,
    isBlocked: false,
  });
  return { ...state, history, waiting: [...state.waiting, { operation, made, after: outcome.article }] };
}

function withParked(
  known: readonly ParkedOperation[],
  more: readonly ParkedOperation[],
): readonly ParkedOperation[] {
  const isNew = ({ operation }: ParkedOperation): boolean =>
    known.every((other) => other.operation.id !== operation.id);
  const added = more.filter(isNew);
  return added.length > 0 ? [...known, ...added] : known;
}
