import { useEffect, useState } from 'react';
import { keepChoice, storedChoice } from './rememberedChoice.ts';

interface RememberedChoice {
  /** Where the choice is kept: the block's page and place. */
  key: string;
  /** What is chosen as long as the reader has chosen nothing. */
  initial: readonly string[];
  /** All that can be chosen: what a kept choice names besides is gone from the page. */
  options: readonly string[];
  /** How many can be chosen at a time. */
  most: number;
}

type Change = (chosen: readonly string[]) => readonly string[];

/**
 * A choice among some options that survives a reload, for islands.
 *
 * @returns what is chosen, and a function that changes it
 */
export function useRememberedChoice({
  key,
  initial,
  options,
  most,
}: RememberedChoice): [chosen: readonly string[], change: (change: Change) => void] {
  // By their places, so that a choice stays what it is where an option is called otherwise.
  const [state, setState] = useState<{ places: readonly number[]; byReader: boolean }>();
  const placesOf = (names: readonly string[]): number[] =>
    names.map((name) => options.indexOf(name)).filter((place) => place >= 0);
  const namesOf = (now: typeof state): readonly string[] =>
    now ? now.places.flatMap((place) => options[place] ?? []) : initial;

  // Not at once: first come the clicks of before hydration, which the runtime repeats, and they are newer.
  useEffect(() => {
    queueMicrotask(() => {
      const kept = storedChoice(key);
      if (!kept) return;
      const places = placesOf(options.filter((option) => kept.includes(option)).slice(0, most));
      setState((now) => (now?.byReader ? now : { places, byReader: false }));
    });
    // The key names the block; its options come with the page and never change there.
  }, [key]);

  useEffect(() => {
    if (state?.byReader) keepChoice(key, namesOf(state));
  }, [key, state]);

  return [
    namesOf(state),
    (change) => setState((now) => ({ places: placesOf(change(namesOf(now))), byReader: true })),
  ];
}
