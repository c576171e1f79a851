import { checkParsed } from '../../quality/check.ts';
import { readArticle } from '../../quality/json/readArticle.ts';
import { type Document, type PageRenderer, renderPage } from '../../shell/renderPage.ts';
import type { Problem } from '../../transformer/problem.ts';
import { blockAnchors } from '../../widgets/blockAnchors.ts';

export interface ArticlePreview {
  /** The page as readers would get it; undefined where the text makes none. */
  document: Document | undefined;
  problems: Problem[];
}

/** More than anybody reads at a time; the rest shows up when these are mended. */
const maxProblems = 500;

/** Nobody in particular looks at a preview: it is in no experiment and in no country. */
const previewContext = { preview: true, experiments: {}, country: undefined };

/**
 * Takes a text that an editor has typed through the pipeline of all articles, and checks it by the rules that the
 * command checks by. Never throws, whatever the text is.
 */
export function previewArticle(text: string, path: string, renderer: PageRenderer): ArticlePreview {
  const parsed = readArticle(text, path);
  if (!parsed.ok) return { document: undefined, problems: [parsed.problem] };
  const { document, problems } = renderPage(parsed.value, previewContext, renderer);
  return {
    document,
    problems: checkParsed(parsed, { anchorsOf: blockAnchors, alsoFound: problems }).slice(0, maxProblems),
  };
}
