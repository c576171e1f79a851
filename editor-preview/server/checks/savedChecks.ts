import { createHash } from 'node:crypto';
import type { FoundProblems, ListedArticles } from '#editor-preview/store/list/listedArticles.ts';
import { ruleCatalogue } from '#rules/ruleCatalogue.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { SavedArticles } from '../articles/savedArticles.ts';

/** A release with other rules checks all articles again. */
export const rulesVersion = createHash('sha256')
  .update(ruleCatalogue.map(({ id }) => id).join('\n'))
  .digest('base64url')
  .slice(0, 16);

/** An article saved more recently is still being edited. */
const restingForMs = 2_000;
const maxArticles = 10;

interface CheckParts {
  saved: Pick<SavedArticles, 'problems'>;
  listed: Pick<ListedArticles, 'missing' | 'keep'>;
}

/** @returns whether there may be more */
export async function checkSaved({ saved, listed }: CheckParts, signal: AbortSignal): Promise<boolean> {
  const articles = await listed.missing({ by: rulesVersion, restingFor: restingForMs, limit: maxArticles });
  for (const article of articles) {
    signal.throwIfAborted();
    await listed.keep(article, foundIn(await saved.problems(article.body, article.path)));
  }
  return articles.length === maxArticles;
}

function foundIn(problems: readonly Problem[]): FoundProblems {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return {
    by: rulesVersion,
    rules: [...new Set(problems.map(({ rule }) => rule))].sort(),
    errors,
    hints: problems.length - errors,
  };
}
