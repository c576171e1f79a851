import type { Json } from '../../../editing/editedValue.ts';
import type { RenderInTurns } from '../../../shell/renderPage.ts';
import { previewReader } from '../../../transformer/frameFacts.ts';
import type { Problem } from '../../../transformer/problem.ts';
import { completeDraft } from '../../../transformer/validate/completeDraft.ts';
import type { FeatureParts } from '../../parts/feature.ts';

export interface CheckParts {
  render: RenderInTurns;
  check: FeatureParts['check'];
}

/** More than anybody reads at a time; the rest shows up when these are mended. */
const maxProblems = 500;

/**
 * All that the command would say of an article: also what only the other articles of the site show, the list of people,
 * and the widgets, which an editor's browser does not have. Never throws, whatever the article is.
 *
 * @param at the moment that it is told for, ISO 8601; now, where nothing is said
 */
export async function articleProblems(
  article: Json,
  path: string,
  { render, check }: CheckParts,
  at?: string,
): Promise<Problem[]> {
  const { problems } = await render(completeDraft(article, path), { ...previewReader, at });
  const moment = at === undefined ? undefined : new Date(at);
  const found = await check({ kind: 'text', text: JSON.stringify(article) }, path, problems, moment);
  return found.slice(0, maxProblems);
}
