import type { EditorProblem } from '../document/editorProblem.ts';

/** A store of the article's problems: only parts that show them subscribe and re-render. */
export interface ProblemBook {
  readonly subscribe: (listener: () => void) => () => void;
  readonly problems: () => readonly EditorProblem[] | undefined;
  readonly found: (problems: readonly EditorProblem[] | undefined) => void;
}

export function createProblemBook(): ProblemBook {
  const listeners = new Set<() => void>();
  let now: readonly EditorProblem[] | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    problems: () => now,
    found: (problems) => {
      if (problems === now) return;
      now = problems;
      for (const listener of listeners) listener();
    },
  };
}
