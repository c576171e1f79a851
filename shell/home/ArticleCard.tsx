import type { ReactNode } from 'react';
import { proxiedImage, proxiedSourceSet } from '../../transformer/imageProxy.ts';
import { formatDay } from '../article/dates.ts';
import { sectionName } from '../article/sectionName.ts';
import { pictureAddress } from '../page/addresses.ts';
import { articleCard } from './ArticleCard.styles.ts';
import type { ArticleSummary } from './articleSummary.ts';

interface ArticleCardProps {
  article: ArticleSummary;
  /** The width its picture is shown at on a desktop, in CSS pixels. */
  pictureWidth: number;
  /** The first picture of a page is loaded at once, all others when they come near. */
  eager?: boolean;
}

/** An article in a list: picture, section, title, summary, date. The whole card is the target of its link. */
export function ArticleCard({ article, pictureWidth, eager = false }: ArticleCardProps): ReactNode {
  const { path, title, description, image } = article;
  const dated = article.datedAt ?? article.updatedAt;
  const address = image && pictureAddress(image.src);
  const section = sectionName(path);
  const day = formatDay(dated);
  return (
    <article className={articleCard}>
      {address && (
        // Inside a `picture` React writes no preload link. The title beside it says what the picture is about.
        <picture>
          <img
            src={proxiedImage(address, pictureWidth)}
            srcSet={proxiedSourceSet(address, [360, pictureWidth])}
            sizes={`(min-width: ${pictureWidth + 60}px) ${pictureWidth}px, 100vw`}
            alt=""
            width={3}
            height={2}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
          />
        </picture>
      )}
      <div>
        {section && <p>{section}</p>}
        <h2>
          <a href={path}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        {description && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
        {day && (
          <p>
            Updated <time dateTime={dated}>{day}</time>
          </p>
        )}
      </div>
    </article>
  );
}
