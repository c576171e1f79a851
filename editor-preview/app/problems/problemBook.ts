import type { EditorProblem } from '../document/editorProblem.ts';
import { createListeners } from '../parts/listeners.ts';

/** A store of the article's problems: only parts that show them subscribe and re-render. */
export type ProblemBook = ReturnType<typeof createProblemBook>;

export function createProblemBook() {
  const { subscribe, notify } = createListeners();
  let now: readonly EditorProblem[] | undefined;
  return {
    subscribe,
    problems: () => now,
    found: (problems: readonly EditorProblem[] | undefined) => {
      if (problems === now) return;
      now = problems;
      notify();
    },
  };
}
