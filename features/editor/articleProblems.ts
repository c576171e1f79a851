import type { Json } from '../../contracts/editing/editedValue.ts';
import type { RenderInTurns } from '../../shell/renderPage.ts';
import type { Problem } from '../../transformer/problem.ts';
import { completeDraft } from '../../transformer/validate/completeDraft.ts';
import type { FeatureParts } from '../feature.ts';

export interface CheckParts {
  render: RenderInTurns;
  check: FeatureParts['check'];
}

/** More than anybody reads at a time; the rest shows up when these are mended. */
const maxProblems = 500;

/** Nobody in particular looks at it: in no experiment and in no country. */
const reader = { preview: true, experiments: {}, country: undefined };

/**
 * All that the command would say of an article: also what only the other articles of the site show, the list of people,
 * and the widgets, which an editor's browser does not have. Never throws, whatever the article is.
 */
export async function articleProblems(
  article: Json,
  path: string,
  { render, check }: CheckParts,
): Promise<Problem[]> {
  const { problems } = await render(completeDraft(article, path), reader);
  const found = await check({ kind: 'text', text: JSON.stringify(article) }, path, problems);
  return found.slice(0, maxProblems);
}
