import type { EditorProblem } from '../document/editorProblem.ts';

/** What is wrong with the article, kept outside of the tool's parts: those that show it hear of it, and no other is drawn anew. */
export interface ProblemBook {
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined as long as nothing was checked. */
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
