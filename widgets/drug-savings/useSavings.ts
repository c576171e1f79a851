import { type Dispatch, useEffect, useReducer } from 'react';
import { pricingResetDelay } from '#contracts/drugs/couponCalls.ts';
import type { DrugView, NamedPlace } from '#contracts/drugs/drugView.ts';
import { askListPrice, askPlace, askPrices, type PriceQuestion } from './askPrices.ts';
import { firstState, type SavingsAction, type SavingsState, savingsReducer } from './savingsState.ts';

export function useSavings(
  view: DrugView | undefined,
  questionOf: (state: SavingsState) => PriceQuestion | undefined,
): [SavingsState, Dispatch<SavingsAction>] {
  const [state, dispatch] = useReducer(savingsReducer, view, firstState);
  useEffect(() => {
    const question = questionOf(state);
    if (state.counter === 0 || !question) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    void load(question, leaving.signal, dispatch).then((isSettled) => {
      if (isSettled && !leaving.signal.aborted)
        timer = setTimeout(() => dispatch({ type: 'settled' }), pricingResetDelay);
    });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
    // One request per load, with the values at its start.
  }, [state.loads]);
  return [state, dispatch];
}

/** Returns whether prices were requested, so that the list settles later. */
async function load(
  { place, ndc, ...question }: PriceQuestion,
  signal: AbortSignal,
  dispatch: Dispatch<SavingsAction>,
): Promise<boolean> {
  const tell = (action: SavingsAction): void => {
    if (!signal.aborted) dispatch(action);
  };
  const found = isKnown(place) ? place : await askPlace(place.zip, signal);
  if (!found) {
    tell({ type: 'notPlaced' });
    return false;
  }
  if (found !== place) tell({ type: 'placed', place: found });
  const [prices, listPrice] = await Promise.all([
    askPrices({ ...question, place: found }, signal),
    ndc === undefined ? undefined : askListPrice(ndc, signal),
  ]);
  tell(prices ? { type: 'priced', prices, listPrice } : { type: 'notPriced' });
  return true;
}

function isKnown({ lat, long }: NamedPlace): boolean {
  return lat !== null && long !== null;
}
