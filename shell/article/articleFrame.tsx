import { renderToStaticMarkup } from 'react-dom/server';
import { trackingAttributes } from '../../contracts/tracking.ts';
import { dataOf } from '../../transformer/blockData.ts';
import { escapeAttribute } from '../../transformer/escape.ts';
import type { HtmlRenderer } from '../../transformer/html/htmlRenderer.ts';
import { sameJson } from '../../transformer/json/sameJson.ts';
import type { PreparedArticle } from '../../transformer/preparedArticle.ts';
import type { TransformedArticle } from '../../transformer/transformArticle.ts';
import { sharedPictureAddress } from '../page/addresses.ts';
import { pageLanguage } from '../page/language.ts';
import { pageHead } from '../page/pageHead.ts';
import type { PageShell } from '../page/pageShell.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { articleLayout, body, withSidebar } from './articleLayout.styles.ts';
import { Contents, type ContentsPlace } from './Contents.tsx';
import { contentMetadata } from './contentMetadata.ts';
import { readingMinutes } from './readingTime.ts';
import { reviewedProducts } from './reviewedProducts.ts';
import { articleStructuredData, type Question, type TellingContent } from './structuredData.ts';
import { type ContentsEntry, tableOfContents } from './tableOfContents.ts';

/** What stands around an article's blocks. */
export interface ArticleFrame {
  /** The document's head. */
  head: { readonly html: string };
  /** The page's `main` up to its first block: header, and the contents of a long article. */
  opening: { readonly html: string };
  /** The end of `main`, behind the last block. */
  closing: string;
}

/** All that the frame shows, as JSON. Most changes to an article's blocks leave it as it is. */
export interface FrameFacts extends TellingContent {
  article: Omit<PreparedArticle, 'blocks'>;
  preview: boolean;
  isHome: boolean;
  place: ContentsPlace;
  minutes: number;
  contents: readonly ContentsEntry[];
}

/** A frame, and what it shows. */
export interface KeptFrame {
  facts: FrameFacts;
  frame: ArticleFrame;
}

/** The last frame of each article, by its path. Whoever makes one bounds it. */
export interface FrameCache {
  get(path: string): KeptFrame | undefined;
  set(path: string, kept: KeptFrame): void;
}

/** What an article's frame is made with. */
export interface FrameShell extends PageShell {
  html: HtmlRenderer;
  frameCache?: FrameCache;
}

/** The frame of an article's page: its head, its header and the contents beside its text. */
export function articleFrame(
  { article: { blocks: _, ...article }, blocks }: TransformedArticle,
  kind: Pick<FrameFacts, 'preview' | 'isHome' | 'place'>,
  shell: FrameShell,
): ArticleFrame {
  const facts: FrameFacts = {
    ...kind,
    article,
    minutes: readingMinutes(blocks.map(({ rendered }) => rendered)),
    contents: tableOfContents(blocks.map(({ block }) => block)),
    questions: questionsOf(blocks),
    products: reviewedProducts(blocks),
  };
  const known = shell.frameCache?.get(article.path);
  if (known && sameJson(known.facts, facts)) return known.frame;
  const frame = renderFrame(facts, shell);
  shell.frameCache?.set(article.path, { facts, frame });
  return frame;
}

/** The questions of all FAQ blocks that readers see. */
function questionsOf(blocks: TransformedArticle['blocks']): Question[] {
  return blocks.flatMap(({ block, rendered }) =>
    rendered.html === '' ? [] : (dataOf(block, 'faq')?.items ?? []),
  );
}

function renderFrame(facts: FrameFacts, shell: FrameShell): ArticleFrame {
  const { article, isHome, minutes, contents, place } = facts;
  const hasContents = contents.length > 0;
  const header = isHome
    ? ''
    : renderToStaticMarkup(<ArticleHeader article={article} readingMinutes={minutes} />);
  const opening =
    `<main id="main" tabindex="-1"><article ${trackingAttributes.load}="${escapeAttribute(JSON.stringify(contentMetadata(article)))}">` +
    header +
    `<div class="${hasContents && place === 'control' ? `${articleLayout} ${withSidebar}` : articleLayout}">` +
    (hasContents ? renderToStaticMarkup(<Contents entries={contents} place={place} />) : '') +
    `<div class="${body}">`;
  return {
    head: { html: renderHead(facts, shell) },
    opening: { html: opening },
    closing: '</div></div></article></main>',
  };
}

function renderHead({ article, preview, questions, products }: FrameFacts, shell: FrameShell): string {
  const canonicalPath = article.contentMeta?.canonicalPath ?? article.path;
  const picture = article.image && sharedPictureAddress(article.image.src, shell.site.origin);
  return pageHead(
    {
      title: article.title,
      description: article.description,
      canonicalPath: preview ? undefined : canonicalPath,
      language: pageLanguage(article.language),
      picture: picture ? { address: picture, alt: article.image?.alt } : undefined,
      article: {
        publishedAt: article.publishedAt,
        updatedAt: article.updatedAt,
        authors: (article.byline?.authors ?? []).map(({ name }) => name),
      },
      jsonLd: articleStructuredData(article, canonicalPath, { questions, products }, shell),
    },
    shell,
  );
}
