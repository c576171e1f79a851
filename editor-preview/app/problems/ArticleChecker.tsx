import { useLayoutEffect, useMemo } from 'react';
import type { EditorDocument } from '../document/createDocument.ts';
import { useDocument } from '../document/useDocument.ts';
import type { NewPlace } from '../document/useSelection.ts';
import type { Failure } from '../frame/messages.ts';
import { withoutMissing } from './checkArticle.ts';
import { failureProblems } from './failureProblems.ts';
import type { ProblemBook } from './problemBook.ts';
import { useProblems } from './useProblems.ts';

interface ArticleCheckerProps {
  document: EditorDocument;
  at: string | undefined;
  failures: readonly Failure[];
  book: ProblemBook;
  newPlace: NewPlace | undefined;
}

export function ArticleChecker({ document, at, failures, book, newPlace }: ArticleCheckerProps): null {
  const view = useDocument(document);
  const checked = useProblems(view, at, document.problems);
  const hasFailed = failures.length > 0;
  const problems = useMemo(
    () =>
      checked && hasFailed
        ? [...checked, ...failureProblems(failures, checked, view.article, view.path)]
        : checked,
    // Without failures, the result does not depend on the article.
    [checked, failures, hasFailed, hasFailed ? view.article : undefined, view.path],
  );
  useLayoutEffect(
    () => book.found(problems && newPlace ? withoutMissing(problems, newPlace, view.article) : problems),
    // Only what something new lacks depends on the article.
    [book, problems, newPlace, newPlace && view.article],
  );
  return null;
}
