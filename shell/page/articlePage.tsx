import type { TransformContext, TransformedArticle } from '../../transformer/transformArticle.ts';
import { escapeAttribute, escapeText } from '../../transformer/escape.ts';
import type { Document, PageRenderer } from '../renderPage.ts';
import { document } from './document.ts';

/** The page of an article. */
export function articlePage(
  { article, blocks }: TransformedArticle,
  context: TransformContext,
  { assets, site }: PageRenderer,
): Document {
  const body = blocks
    .map(({ block, rendered }) =>
      context.preview ? `<div data-block-id="${escapeAttribute(block.id)}">${rendered.html}</div>` : rendered.html,
    )
    .join('');
  return document({
    language: article.language ?? 'en',
    head: `<title>${escapeText(article.title)} | ${escapeText(site.name)}</title>`,
    body: `<main id="main"><h1>${escapeText(article.title)}</h1>${body}</main>`,
    blockTypes: new Set(blocks.flatMap(({ rendered }) => rendered.types)),
    assets,
  });
}
