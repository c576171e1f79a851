import { renderToStaticMarkup } from 'react-dom/server';
import { trackingOffAttribute } from '../../schemas/tracking.ts';
import { escapeAttribute } from '../../transformer/escape.ts';
import type { HtmlRenderer } from '../../transformer/html/htmlRenderer.ts';
import type { PreparedBlock } from '../../transformer/preparedArticle.ts';
import type { RenderedBlock } from '../../transformer/renderBlock.tsx';
import type { TransformedArticle } from '../../transformer/transformArticle.ts';
import { sharedPictureAddress } from '../page/addresses.ts';
import { type Document, document } from '../page/document.ts';
import { type PageLanguage, pageLanguage } from '../page/language.ts';
import { pageHead } from '../page/pageHead.ts';
import type { PageShell } from '../page/pageShell.ts';
import { siteChrome } from '../page/siteChrome.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { articleLayout, body, wideBlock, withSidebar } from './articleLayout.styles.ts';
import { ContentsBeside, ContentsFolded } from './Contents.tsx';
import { readingMinutes } from './readingTime.ts';
import { articleStructuredData } from './structuredData.ts';
import { tableOfContents } from './tableOfContents.ts';

/** Blocks that may be wider than the reading column. */
const wideTypes: ReadonlySet<string> = new Set(['table']);

/** The article template of the home page, on which the logo is the heading of level 1 (specification §2.1). */
const homeTemplate = 'homepage';

interface ArticlePageOptions {
  /** Whether blocks carry their ids, and search engines are kept out. */
  preview: boolean;
}

/** The page of an article. */
export function articlePage(
  transformed: TransformedArticle,
  { preview }: ArticlePageOptions,
  shell: PageShell & { html: HtmlRenderer },
): Document {
  const { article, blocks } = transformed;
  const isHome = article.template === homeTemplate;
  const language = pageLanguage(article.language);
  const chrome = siteChrome(shell, isHome ? 'home' : 'page');
  return document({
    language,
    head: articleHead(transformed, language, preview, shell),
    body: chrome.before + articleMain(transformed, isHome, preview) + chrome.after,
    assets: shell.assets,
    shellParts: ['shell-article'],
    // What editors look at is nothing that readers do.
    rootAttributes: preview ? { [trackingOffAttribute]: '' } : {},
    blockTypes: new Set(blocks.flatMap(({ rendered }) => rendered.types)),
  });
}

function articleHead(
  transformed: TransformedArticle,
  language: PageLanguage,
  preview: boolean,
  shell: PageShell & { html: HtmlRenderer },
): string {
  const { article } = transformed;
  const canonicalPath = article.contentMeta?.canonicalPath ?? article.path;
  const picture = article.image && sharedPictureAddress(article.image.src, shell.site.origin);
  return pageHead(
    {
      title: article.title,
      description: article.description,
      canonicalPath: preview ? undefined : canonicalPath,
      language,
      picture: picture ? { address: picture, alt: article.image?.alt } : undefined,
      article: {
        publishedAt: article.publishedAt,
        updatedAt: article.updatedAt,
        authors: (article.byline?.authors ?? []).map(({ name }) => name),
      },
      jsonLd: articleStructuredData(transformed, canonicalPath, shell.html, shell),
    },
    shell,
  );
}

function articleMain({ article, blocks }: TransformedArticle, isHome: boolean, preview: boolean): string {
  const contents = tableOfContents(article);
  const hasContents = contents.length > 0;
  const minutes = readingMinutes(blocks.map(({ rendered }) => rendered));
  const layout = hasContents ? `${articleLayout} ${withSidebar}` : articleLayout;
  return (
    '<main id="main" tabindex="-1"><article>' +
    (isHome ? '' : renderToStaticMarkup(<ArticleHeader article={article} readingMinutes={minutes} />)) +
    `<div class="${layout}">` +
    (hasContents ? renderToStaticMarkup(<ContentsFolded entries={contents} />) : '') +
    (hasContents ? renderToStaticMarkup(<ContentsBeside entries={contents} />) : '') +
    `<div class="${body}">${blocks.map(({ block, rendered }) => blockInPlace(block, rendered, preview)).join('')}</div>` +
    '</div></article></main>'
  );
}

/** A block's HTML as it stands in the reading column. In a preview it says which block it is. */
export function blockInPlace(block: PreparedBlock, { html }: RenderedBlock, preview: boolean): string {
  const placed = wideTypes.has(block.type) && html !== '' ? `<div class="${wideBlock}">${html}</div>` : html;
  return preview ? `<div data-block-id="${escapeAttribute(block.id)}">${placed}</div>` : placed;
}
