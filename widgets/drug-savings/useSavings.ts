import { type Dispatch, useEffect, useReducer } from 'react';
import { pricingResetDelay } from '#contracts/drugs/couponCalls.ts';
import type { DrugView, NamedPlace } from '#contracts/drugs/drugView.ts';
import { fetchListPrice, fetchPlace, fetchPrices, type PriceQuestion } from './fetchPrices.ts';
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
  const report = (action: SavingsAction): void => {
    if (!signal.aborted) dispatch(action);
  };
  const found = hasCoordinates(place) ? place : await fetchPlace(place.zip, signal);
  if (!found) {
    report({ type: 'notPlaced' });
    return false;
  }
  if (found !== place) report({ type: 'placed', place: found });
  const [prices, listPrice] = await Promise.all([
    fetchPrices({ ...question, place: found }, signal),
    ndc === undefined ? undefined : fetchListPrice(ndc, signal),
  ]);
  report(prices ? { type: 'priced', prices, listPrice } : { type: 'notPriced' });
  return true;
}

function hasCoordinates({ lat, long }: NamedPlace): boolean {
  return lat !== null && long !== null;
}
