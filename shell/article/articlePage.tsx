import { renderToStaticMarkup } from 'react-dom/server';
import { privateDrugPath } from '#contracts/drugs/drugPages.ts';
import { articleCategoryAttribute } from '#contracts/outside/frame.ts';
import { blocksAttribute } from '#contracts/previewMarks.ts';
import { layoutsOf } from '#transformer/article/layoutVariants.ts';
import { writtenAttributes } from '#transformer/html/escape.ts';
import { placedHtml } from '#transformer/render/blockHtml.ts';
import { frameHostsOf, mediaOriginsOf } from '#transformer/render/frameHosts.ts';
import type { TransformedArticle } from '#transformer/transformArticle.ts';
import { trackFacts, trackLoad } from '#widgets/tracking/trackingAttributes.ts';
import { customDimensions, trackingEvent } from '#widgets/tracking/trackingEvent.ts';
import { articleAds, noAds } from '../ads/articleAds.tsx';
import type { ArticleShell } from '../document/articleShell.ts';
import { type Document, document } from '../document/document.ts';
import { pageLanguage } from '../document/language.ts';
import { pageHead } from '../document/pageHead.ts';
import { hasSimpleHeader } from '../header/SimpleHeader.tsx';
import { dismissalOf, partBar } from '../page/barAbove.ts';
import { rootAttributes } from '../page/rootAttributes.ts';
import { siteBar } from '../page/siteBar.tsx';
import { siteChrome } from '../page/siteChrome.tsx';
import { articlePlacements, noPlacements } from '../placements/articlePlacements.ts';
import { sharedPictureAddress } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { topicOf } from '../topics/topicOf.ts';
import { ArticleEnd, hasEnd } from './ArticleEnd.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { articleLayout, body, wideBlock, withSidebar } from './articleLayout.styles.ts';
import { Contents, contentsExperiment } from './Contents.tsx';
import { firstViewBlocks, firstViewBlocksBelowDriver, stylesOf } from './firstView.ts';
import { jumpsIn } from './jumps.ts';
import { readingMinutes } from './readingTime.ts';
import { articleStructuredData } from './structuredData.ts';
import { type ArticleSurroundings, noSurroundings, type Translation } from './surroundings.ts';
import { tableOfContents } from './tableOfContents.ts';
import { inOtherLanguages, languageLinks } from './translations.ts';

const homeTemplate = 'homepage';

/** Block types with which an author says what to read next. */
const listsOfArticles: ReadonlySet<string> = new Set(['related-articles', 'content-series']);

/** The block type with which an author shares an article in another place. */
const shareType = 'share';

interface ArticlePageOptions {
  /** Whether blocks have their ids, and the page is not indexed. */
  preview: boolean;
  experiments: Readonly<Record<string, string>>;
}

export function articlePage(
  transformed: TransformedArticle,
  { preview, experiments }: ArticlePageOptions,
  shell: ArticleShell,
  surroundings: ArticleSurroundings = noSurroundings,
): Document {
  const { article } = transformed;
  const isHome = article.template === homeTemplate;
  const kind = hasSimpleHeader(article.template) ? 'simple' : isHome ? 'home' : 'page';
  const { bar: own, blocks } = preview
    ? { bar: undefined, blocks: transformed.blocks }
    : partBar(transformed.blocks, shell);
  // A preview shows the article only: its own bar is among its blocks, and no site bar is shown.
  const bar = own ?? (preview ? undefined : siteBar(shell.site.configuration));
  const { headerImage, infScrollArticles: upNext } = article.page ?? {};
  const chrome = siteChrome(shell, { kind, path: article.path, headerImage, upNext, bar: bar?.html });
  const placing = { registry: shell.registry, wideClass: wideBlock, preview };
  const ads = preview ? noAds : articleAds(article, shell.site);
  const column = blocks.map(({ block, rendered }) => {
    const behind = ads.behind.get(block.id);
    const ad = behind ? wide(behind) : '';
    // An inline-ad block is replaced by its slot.
    return ad !== '' && block.type === 'inline-ad' ? ad : placedHtml(block, rendered, placing) + ad;
  });
  const places = preview ? noPlacements : articlePlacements(article, shell);
  const firstBlocks = places.isHeaderFilled ? firstViewBlocksBelowDriver : firstViewBlocks;
  const styles = stylesOf(
    blocks.map(({ rendered }) => rendered),
    firstBlocks,
  );
  const isAdEarly = blocks.slice(0, firstBlocks).some(({ block }) => ads.behind.has(block.id));
  const adParts = [
    ...(ads.leaderboard === '' ? [] : ['shell-leaderboard']),
    ...(isAdEarly ? ['shell-ads'] : []),
  ];
  const first =
    chrome.before +
    ads.leaderboard +
    opening(transformed, isHome, { preview, experiments }, shell.site, surroundings) +
    places.header;
  const isShareable =
    !isHome && !preview && !article.privatePage && !transformed.shown.some(({ type }) => type === shareType);
  const ending = isHome ? '' : articleEnd(transformed, shell.site, surroundings, isShareable);
  const later = column.slice(firstBlocks);
  const end =
    (ads.atEnd && wide(ads.atEnd)) +
    places.text +
    ending +
    `</div>${places.rail}</div></article></main>${places.popups}` +
    chrome.after +
    ads.bottom;
  const hasAds = [ads.leaderboard, ads.atEnd, ads.bottom].some((html) => html !== '') || ads.behind.size > 0;
  const hasPlaces = places !== noPlacements;
  const endParts = [
    ...(ending === '' ? [] : ['shell-article-end']),
    ...(isShareable ? [shareType] : []),
    ...(hasAds ? ['shell-ads-later'] : []),
    ...(hasPlaces ? ['shell-placements'] : []),
    ...shell.assets.late,
  ];
  return document({
    language: pageLanguage(article.language),
    head: articleHead(transformed, preview, shell, surroundings.translations ?? []),
    body: first + column.slice(0, firstBlocks).join('') + (later.length > 0 ? '' : end),
    // On a short article the footer is in the first view.
    below: later.length > 0 ? later.join('') + end : '',
    assets: shell.assets,
    shellParts: [
      'shell-article',
      ...(preview ? ['shell-preview'] : []),
      ...chrome.parts,
      ...adParts,
      ...(later.length > 0 ? [] : endParts),
    ],
    blockTypes: [...styles.inlined, ...(bar ? [bar.type] : []), ...(places.isHeaderFilled ? ['driver'] : [])],
    remembers: preview ? [] : [...shell.remembers, ...dismissalOf(bar)],
    frames: frameHostsOf(transformed.shown, shell.registry),
    media: mediaOriginsOf(transformed.shown, shell.registry),
    laterParts: [
      ...styles.later,
      // An empty place is filled by a driver.
      ...(hasPlaces ? ['driver'] : []),
      ...(later.length > 0 ? endParts : []),
    ],
    // An editor's view must not count as a reader's.
    isForReaders: !preview,
    privatePage: preview ? undefined : article.privatePage,
    rootAttributes: { ...rootAttributes(shell.site), ...categoryOf(article) },
  });
}

/** An ad ends where tables do, and not between the edges of text and tables. */
function wide(ad: string): string {
  return `<div class="${wideBlock}">${ad}</div>`;
}

/** The article's topic as one coarse word for third parties. */
function categoryOf({ page }: TransformedArticle['article']): Readonly<Record<string, string>> {
  return page?.category === undefined ? {} : { [articleCategoryAttribute]: page.category };
}

const opened = trackLoad(trackingEvent('content-metadata', { location: 'Article' }));

/** The article's topic, nothing about the reader. A private page omits the topic. */
function articleTracking({ contentMeta = {}, privatePage }: TransformedArticle['article']) {
  if (privatePage) return opened;
  const { canonicalPath, featureTemplateType, pageTemplate, targeting } = contentMeta;
  const dimensions = customDimensions({ canonicalPath, featureTemplateType, pageTemplate });
  return { ...trackFacts({ category: targeting?.k1 }, { customDimensions: dimensions }), ...opened };
}

function opening(
  { article, blocks, shown }: TransformedArticle,
  isHome: boolean,
  { preview, experiments }: ArticlePageOptions,
  { people, topics, timeZone }: Pick<Site, 'people' | 'topics' | 'timeZone'>,
  { words, translations = [] }: Pick<ArticleSurroundings, 'words' | 'translations'>,
): string {
  const place = layoutsOf(experiments)[contentsExperiment];
  const contents = tableOfContents(
    blocks.flatMap(({ block, rendered }) => (rendered.html === '' ? [] : block)),
  );
  const hasContents = contents.length > 0;
  const about = writtenAttributes(articleTracking(article));
  return (
    `<main id="main" tabindex="-1"><article${about}>` +
    (isHome
      ? ''
      : renderToStaticMarkup(
          <ArticleHeader
            article={article}
            topic={topicOf(article.path, topics)}
            people={people}
            readingMinutes={readingMinutes(article, words)}
            timeZone={timeZone}
            translations={inOtherLanguages(article, translations)}
            jumps={jumpsIn(shown)}
          />,
        )) +
    `<div class="${hasContents && place === 'control' ? `${articleLayout} ${withSidebar}` : articleLayout}">` +
    (hasContents ? renderToStaticMarkup(<Contents entries={contents} place={place} />) : '') +
    `<div class="${body}"${preview ? ` ${blocksAttribute}` : ''}>`
  );
}

function articleEnd(
  { article, shown }: TransformedArticle,
  site: Site,
  surroundings: ArticleSurroundings,
  isShareable: boolean,
): string {
  const hasRelatedBlock = shown.some(({ type }) => listsOfArticles.has(type));
  const parts = { article, site, surroundings, hasRelatedBlock, isShareable };
  return hasEnd(parts) ? renderToStaticMarkup(<ArticleEnd {...parts} />) : '';
}

function articleHead(
  { article, shown }: TransformedArticle,
  preview: boolean,
  shell: ArticleShell,
  translations: readonly Translation[],
): string {
  const canonicalPath = article.contentMeta?.canonicalPath ?? article.path;
  const picture = article.image && sharedPictureAddress(article.image.src, shell.site.origin);
  return pageHead(
    {
      title: article.title,
      description: article.description,
      canonicalPath: preview || showsMadeUpPrices(article, shell) ? undefined : canonicalPath,
      language: pageLanguage(article.language),
      picture: picture ? { address: picture, alt: article.image?.alt } : undefined,
      article: {
        publishedAt: article.publishedAt,
        updatedAt: article.updatedAt,
        authors: (article.byline?.authors ?? []).map(({ name }) => name),
      },
      // If another page is canonical, this one is not listed as a translation.
      languages: canonicalPath === article.path ? languageLinks(article, translations) : [],
      jsonLd: articleStructuredData(article, shown, shell),
    },
    shell,
  );
}

/** Pages with sample prices must not be indexed. */
function showsMadeUpPrices({ privatePage }: TransformedArticle['article'], { site }: ArticleShell): boolean {
  return privatePage?.path === privateDrugPath && site.drugSavings?.isSample === true;
}
