import type { PageRenderer } from '#shell/renderPage.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { type TransformedArticle, transformArticle } from '#transformer/transformArticle.ts';
import type { BlockFixture } from './blockFixtures.ts';

export interface RenderedFixture {
  block: TransformedArticle['blocks'][number] | undefined;
  problems: Problem[];
}

export function renderFixture(fixture: BlockFixture, renderer: PageRenderer): RenderedFixture {
  const { type, name, title, data } = fixture;
  const article = {
    path: `/gallery/${type}/${name}`,
    title,
    blocks: [{ id: `${type}-${name}`, type, data }],
  };
  const { registry, html, site, assets } = renderer;
  const { transformed, problems } = transformArticle(
    article,
    { preview: true, experiments: {}, country: undefined },
    { registry, html, site, islandScripts: assets.islandScripts },
  );
  // Blocks that the pipeline adds, such as a disclosure, belong to the article.
  const block = transformed?.blocks.find(({ block: { pointer } }) => pointer === '/blocks/0');
  return { block, problems };
}
