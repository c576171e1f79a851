import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Article } from '../../schemas/generated/types.ts';
import { blockValidators } from '../../schemas/generated/validators.js';
import type { BlockContext } from '../../transformer/blockContext.ts';
import { BlockRenderingContext } from '../../transformer/blockRendering.ts';
import { escapeText } from '../../transformer/escape.ts';
import { parseHtml } from '../../transformer/html/parseHtml.tsx';
import { sanitiseHtml } from '../../transformer/html/sanitiseHtml.ts';
import type { LoadedRegistry } from '../../transformer/widget.ts';

/**
 * The plain alternative to the pipeline, as its best user would write it: the same validators, sanitiser and
 * components, one React tree for all blocks and one `renderToString`. No isolation of blocks, no islands, no head
 * beyond a title, no problems: a block that is not valid is left out.
 */
export function plainPage(article: Article, registry: LoadedRegistry, css: string): string {
  const context: BlockContext = {
    articlePath: article.path,
    articleTitle: article.title,
    contentMeta: article.contentMeta,
    indexOfKind: 0,
    holdsFirstPicture: false,
    experiments: {},
    country: undefined,
    preview: false,
  };
  const blocks = article.blocks.flatMap(({ id, type, data }) => {
    const widget = registry.get(type);
    if (!widget || !blockValidators.get(type)?.(data)) return [];
    return [createElement(widget.component, { key: id, data, block: context })];
  });
  const body = renderToString(
    <BlockRenderingContext value={rendering}>
      <main>
        <h1>{article.title}</h1>
        {blocks}
      </main>
    </BlockRenderingContext>,
  );
  return `<!doctype html><html lang="en"><head><title>${escapeText(article.title)}</title><style>${css}</style></head><body>${body}</body></html>`;
}

const rendering = {
  html: (html: string) => parseHtml(sanitiseHtml(html).html),
  nestedBlock: () => '',
  report: () => {},
};
