import type { Document, RenderInTurns } from '../../shell/renderPage.ts';
import { parseArticle } from '../../transformer/parseArticle.ts';
import type { Problem } from '../../transformer/problem.ts';
import type { FeatureParts } from '../feature.ts';

export interface ArticlePreview {
  /** The page as readers would get it; undefined where the text makes none. */
  document: Document | undefined;
  problems: Problem[];
}

export interface PreviewParts {
  render: RenderInTurns;
  check: FeatureParts['check'];
}

/** More than anybody reads at a time; the rest shows up when these are mended. */
const maxProblems = 500;

/** Nobody in particular looks at a preview: it is in no experiment and in no country. */
const previewContext = { preview: true, experiments: {}, country: undefined };

/**
 * Takes a text that an editor has typed through the pipeline of all articles, and checks it by the rules that the
 * command checks by. Never throws, whatever the text is.
 */
export async function previewArticle(
  text: string,
  path: string,
  { render, check }: PreviewParts,
): Promise<ArticlePreview> {
  const parsed = parseArticle(text, path);
  const rendered = parsed.ok ? await render(parsed.value, previewContext) : undefined;
  const problems = await check({ kind: 'text', text }, path, rendered?.problems ?? []);
  return { document: rendered?.document, problems: problems.slice(0, maxProblems) };
}
