import { builtPartsOf, shellPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import type { Article } from '#schemas/generated/types.ts';
import { readPageAssets } from '#shell/assets/readPageAssets.ts';
import { renderPage } from '#shell/renderPage.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { loadRegistry } from '#transformer/registry/widget.ts';
import { registry } from '#widgets/registry.ts';
import { site } from './site.ts';

export async function renderedPage(article: Article): Promise<string> {
  const renderer = {
    ...(await shellPartsOf(features)),
    registry: await loadRegistry(registry),
    assets: readPageAssets('dist/client', builtPartsOf(features)),
    site,
    html: createHtmlRenderer(1_000_000),
  };
  const reader = { preview: false, experiments: {}, country: undefined };
  const { document } = renderPage(article, reader, renderer);
  if (!document) throw new Error(`There is no page of ${article.path}.`);
  return document.html;
}
