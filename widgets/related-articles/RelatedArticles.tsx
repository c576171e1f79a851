import { type ReactNode, useId } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackClick, trackFacts } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { TilePicture } from '../ui/TilePicture.tsx';
import { heading, related } from './RelatedArticles.styles.ts';

const defaultTitle = 'Related articles';

const mainImageSize = 88;
const pictureWidth = 320;
const pictureHeight = 213;

/**
 * The block's articles, or the site's for the page's path. Images are decorative; among articles with
 * images, one without gets its initial.
 */
export default function RelatedArticles({
  data,
  block,
}: WidgetProps<'related-articles', 'articlePath' | 'articlePicture' | 'relatedArticles'>): ReactNode {
  const titleId = useId();
  const content = relatedArticlesContent(data, block);
  if (!content) return null;
  const hasPicture = content.articles.some(({ imageUrl }) => imageUrl);
  return (
    <nav className={related} aria-labelledby={titleId}>
      <div className={heading}>
        <Picture src={content.mainImage} alt="" width={mainImageSize} height={mainImageSize} />
        <div>
          {content.promoTitle && <p>{content.promoTitle}</p>}
          <h2 id={titleId}>
            <OwnWords when={content.title === defaultTitle}>{content.title}</OwnWords>
          </h2>
        </div>
      </div>
      <ul {...trackFacts({ location: 'Related articles', elementType: 'LINK' })}>
        {content.articles.map((article, index) => (
          <li key={index} {...trackClick(articleClicked(article, index + 1))}>
            <TilePicture
              src={article.imageUrl}
              alt=""
              width={pictureWidth}
              height={pictureHeight}
              name={article.title}
              hasPlace={hasPicture}
            />
            <SafeLink url={article.url}>{article.title}</SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function articleClicked({ title, url }: RelatedArticle, position: number) {
  return trackingEvent('element-clicked', {
    text: title,
    linkUrl: url,
    position,
  });
}

type Data = BlockDataByType['related-articles'];

interface RelatedArticle {
  url: string;
  title: string;
  imageUrl: string | undefined;
}

interface RelatedArticlesContent {
  promoTitle: string | undefined;
  title: string;
  mainImage: string | undefined;
  articles: readonly RelatedArticle[];
}

type Page = Pick<BlockContext, 'articlePath' | 'articlePicture' | 'relatedArticles'>;

/** Without untitled articles, the page itself and its picture. Undefined without articles. */
export function relatedArticlesContent(
  data: Data,
  { articlePath: path, articlePicture, relatedArticles }: Page,
): RelatedArticlesContent | undefined {
  const { lists, decisionLists, promoTitles } = relatedArticles;
  const entry = [...lists, ...decisionLists].find(({ paths }) => paths.includes(path));
  const own = data.articles ?? [];
  const listed = own.length > 0 ? own : (entry?.articleUrls ?? []).map((url) => ({ url }));
  const articles = listed.flatMap((article) =>
    article.url === path ? [] : readArticle(article, relatedArticles),
  );
  if (articles.length === 0) return undefined;
  const mainImage = present(data.articleMainImage) ?? entry?.articleMainImage;
  return {
    promoTitle: present(data.promoTitle) ?? promoTitles.find(({ paths }) => paths.includes(path))?.title,
    title: present(data.title) ?? entry?.title ?? defaultTitle,
    mainImage: mainImage === articlePicture ? undefined : mainImage,
    articles,
  };
}

function readArticle(
  { url, title, imageUrl }: { url: string; title?: string; imageUrl?: string },
  { articles }: Page['relatedArticles'],
): RelatedArticle[] {
  const info = articles.find(({ path }) => path === url);
  const shownTitle = present(title) ?? info?.title;
  return shownTitle ? [{ url, title: shownTitle, imageUrl: present(imageUrl) ?? info?.imageUrl }] : [];
}
