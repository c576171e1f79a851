import { useRef, useSyncExternalStore } from 'react';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { withAncestors } from '../document/blockPlaces.ts';
import type { DocumentView } from '../document/documentView.ts';
import { type EditorProblem, worseThan } from '../document/editorProblem.ts';
import type { ShownDocument } from '../document/useDocument.ts';
import type { ProblemBadge } from '../outline/OutlineItem.tsx';
import type { ProblemBook } from './problemBook.ts';

type Badges = ReadonlyMap<string, ProblemBadge>;

/** The number of problems per block; the same object while no number changes. */
export function useProblemBadges(
  book: ProblemBook,
  document: ShownDocument<Pick<DocumentView, 'article'>>,
): Badges {
  const known = useRef<{ problems: readonly EditorProblem[] | undefined; badges: Badges }>(undefined);
  return useSyncExternalStore(book.subscribe, () => {
    const problems = book.problems();
    if (known.current?.problems === problems && known.current) return known.current.badges;
    const badges = problemBadges(problems ?? [], document.view().article);
    known.current = {
      problems,
      badges: known.current && areSame(known.current.badges, badges) ? known.current.badges : badges,
    };
    return known.current.badges;
  });
}

function areSame(one: Badges, other: Badges): boolean {
  return (
    one.size === other.size &&
    [...one].every(([block, { count, severity }]) => {
      const badge = other.get(block);
      return badge?.count === count && badge.severity === severity;
    })
  );
}

export function problemBadges(
  problems: readonly EditorProblem[],
  article: EditedArticle,
): ReadonlyMap<string, ProblemBadge> {
  const badges = new Map<string, ProblemBadge>();
  for (const { block, problem } of problems) {
    const ancestors = block === articleItself ? [articleItself] : withAncestors(article, block);
    for (const id of ancestors) {
      const before = badges.get(id);
      const severity =
        before && !worseThan(problem.severity, before.severity) ? before.severity : problem.severity;
      badges.set(id, { severity, count: (before?.count ?? 0) + 1 });
    }
  }
  return badges;
}
