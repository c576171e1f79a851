import { useLayoutEffect, useMemo } from 'react';
import type { EditorDocument } from '../document/createDocument.ts';
import { useDocument } from '../document/useDocument.ts';
import type { Failure } from '../frame/messages.ts';
import { failureProblems } from './failureProblems.ts';
import type { ProblemBook } from './problemBook.ts';
import { useProblems } from './useProblems.ts';

interface ArticleCheckerProps {
  document: EditorDocument;
  /** The moment that is told for, ISO 8601; now, where nothing is said. */
  at: string | undefined;
  /** Blocks that could not be shown on the page. */
  failures: readonly Failure[];
  /** Gets what is found. */
  book: ProblemBook;
}

/** Checks the article as it is written. Nothing is to be seen of it. */
export function ArticleChecker({ document, at, failures, book }: ArticleCheckerProps): null {
  const view = useDocument(document);
  const checked = useProblems(view, at, document.problems);
  const hasFailed = failures.length > 0;
  const problems = useMemo(
    () =>
      checked && hasFailed
        ? [...checked, ...failureProblems(failures, checked, view.article, view.path)]
        : checked,
    // Without failures, the article is nothing that it depends on.
    [checked, failures, hasFailed, hasFailed ? view.article : undefined, view.path],
  );
  useLayoutEffect(() => book.found(problems), [book, problems]);
  return null;
}
