import { articleItself, type EditedArticle } from '#editing/editedArticle.ts';
import { blockAndAround } from '../document/blockPlaces.ts';
import { type EditorProblem, worseThan } from '../document/editorProblem.ts';
import type { ProblemBadge } from '../outline/OutlineItem.tsx';

/** The number of problems per block, nested ones included, and the highest severity. */
export function problemBadges(
  problems: readonly EditorProblem[],
  article: EditedArticle,
): ReadonlyMap<string, ProblemBadge> {
  const badges = new Map<string, ProblemBadge>();
  for (const { block, problem } of problems) {
    const around = block === articleItself ? [articleItself] : blockAndAround(article, block);
    for (const id of around) {
      const before = badges.get(id);
      const severity =
        before && !worseThan(problem.severity, before.severity) ? before.severity : problem.severity;
      badges.set(id, { severity, count: (before?.count ?? 0) + 1 });
    }
  }
  return badges;
}
