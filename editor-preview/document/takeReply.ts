import { applyOperation } from '../../editing/applyOperation.ts';
import type { OperationsReply, ParkedOperation } from '../../editing/exchange.ts';
import {
  type DocumentState,
  type Making,
  type OpenOperation,
  unsaved,
  viewOf,
  type WaitingOperation,
} from './documentState.ts';
import { withMet, withRemade } from './history.ts';

/**
 * Takes in what the server has since: others' operations go before all that waits here. Undefined where one of them
 * cannot be made, or some are missing that the server keeps no longer: what is known here is then not what the server
 * has, and must be asked for anew.
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
  if (state.sequence + news.length < sequence) return undefined;
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

function withParked(
  known: readonly ParkedOperation[],
  more: readonly ParkedOperation[],
): readonly ParkedOperation[] {
  const isNew = ({ operation }: ParkedOperation): boolean =>
    known.every((other) => other.operation.id !== operation.id);
  const added = more.filter(isNew);
  return added.length > 0 ? [...known, ...added] : known;
}
