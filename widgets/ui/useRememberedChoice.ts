import { useEffect, useState } from 'react';
import { storeChoice, storedChoice } from './rememberedChoice.ts';

interface RememberedChoice {
  key: string;
  initial: readonly string[];
  /** All options: others in a stored choice no longer exist. */
  options: readonly string[];
  most: number;
}

type Change = (chosen: readonly string[]) => readonly string[];

/** A choice that survives a reload, for islands. */
export function useRememberedChoice({
  key,
  initial,
  options,
  most,
}: RememberedChoice): [chosen: readonly string[], change: (change: Change) => void] {
  // By index, so that a renamed option stays chosen.
  const [state, setState] = useState<{ places: readonly number[]; byReader: boolean }>();
  const placesOf = (names: readonly string[]): number[] =>
    names.map((name) => options.indexOf(name)).filter((place) => place >= 0);
  const namesOf = (now: typeof state): readonly string[] =>
    now ? now.places.flatMap((place) => options[place] ?? []) : initial;

  // Not synchronously: the runtime first replays clicks from before hydration, which are newer.
  useEffect(() => {
    queueMicrotask(() => {
      const stored = storedChoice(key);
      if (!stored) return;
      const places = placesOf(options.filter((option) => stored.includes(option)).slice(0, most));
      setState((now) => (now?.byReader ? now : { places, byReader: false }));
    });
    // The key identifies the block, and its options do not change on a page.
  }, [key]);

  useEffect(() => {
    if (state?.byReader) storeChoice(key, namesOf(state));
  }, [key, state]);

  return [
    namesOf(state),
    (change) => setState((now) => ({ places: placesOf(change(namesOf(now))), byReader: true })),
  ];
}
