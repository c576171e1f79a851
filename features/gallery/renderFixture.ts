import type { PageRenderer } from '#shell/renderPage.ts';
import type { Problem } from '#transformer/problem.ts';
import { type TransformedArticle, transformArticle } from '#transformer/transformArticle.ts';
import type { BlockFixture } from './blockFixtures.ts';

export interface RenderedFixture {
  /** Undefined where the example is no block at all. */
  block: TransformedArticle['blocks'][number] | undefined;
  problems: Problem[];
}

/** Takes an example through the pipeline of all articles, as the one block of an article. */
export function renderFixture(
  { type, name, title, data }: BlockFixture,
  renderer: PageRenderer,
): RenderedFixture {
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
  // What a step of the pipeline adds, such as a disclosure, belongs to an article and not to its block.
  const block = transformed?.blocks.find(({ block: { pointer } }) => pointer === '/blocks/0');
  return { block, problems };
}
