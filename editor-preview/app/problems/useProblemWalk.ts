import { useState } from 'react';
import type { DocumentView } from '../document/documentView.ts';
import { type EditorProblem, groupProblems, problemKey } from '../document/editorProblem.ts';

export function useProblemWalk(
  problems: () => readonly EditorProblem[] | undefined,
  document: { readonly view: () => Pick<DocumentView, 'article'> },
  onShow: (problem: EditorProblem) => void,
) {
  const [current, setCurrent] = useState<string>();
  const show = (problem: EditorProblem): void => {
    setCurrent(problemKey(problem));
    onShow(problem);
  };
  const step = (direction: 1 | -1): void => {
    const ordered = groupProblems(problems() ?? [], document.view().article).flatMap(
      (group) => group.problems,
    );
    const next = problemAfter(ordered, current, direction);
    if (next) show(next);
  };
  return { current, show, step };
}

export function problemAfter(
  ordered: readonly EditorProblem[],
  current: string | undefined,
  direction: 1 | -1,
): EditorProblem | undefined {
  const at = ordered.findIndex((problem) => problemKey(problem) === current);
  const from = at < 0 && direction < 0 ? 0 : at;
  return ordered.at((from + direction) % ordered.length);
}
