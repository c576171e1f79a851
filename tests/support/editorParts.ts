import { SavedArticles } from '#editor-preview/server/articles/savedArticles.ts';
import { readTemplates } from '#editor-preview/server/newArticle/readTemplates.ts';
import type { ArticleChecker } from '#server/checks/articleChecker.ts';
import { checkArticle } from '#server/checks/checkArticle.ts';
import { renderPage, type YieldingRender } from '#shell/renderPage.ts';
import { pageRenderer } from './pageRenderer.ts';

export const checkerHere = {
  check: async (...[article, path, foundRendering, at]: Parameters<ArticleChecker['check']>) =>
    checkArticle({ article, path, foundRendering, without: [], settings: {}, at }),
};

export async function editorParts() {
  const renderer = await pageRenderer();
  const render: YieldingRender = async (article, context) => renderPage(article, context, renderer);
  const templates = readTemplates('fixtures/templates');
  const saved = new SavedArticles({ render, check: checkerHere.check });
  return { renderer, render, saved, templates };
}
