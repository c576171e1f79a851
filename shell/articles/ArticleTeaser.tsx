import type { ReactNode } from 'react';
import type { Topic } from '#schemas/generated/types.ts';
import { type FocusPoint, positionOf } from '#transformer/pictures/focusPoint.ts';
import { proxiedImage, proxiedSourceSet } from '#transformer/pictures/imageProxy.ts';
import { columnOfPhone } from '#widgets/ui/layout.ts';
import { pictureAddress } from '../site/addresses.ts';
import { topicOf } from '../topics/topicOf.ts';
import { articleTeaser } from './ArticleTeaser.styles.ts';
import type { ArticleSummary } from './articleSummary.ts';
import { Day, formatDay } from './Day.tsx';

interface ArticleTeaserProps {
  article: ArticleSummary;
  level: 2 | 3;
  timeZone: string | undefined;
  pictureWidth?: number;
  eager?: boolean;
  titleOnly?: boolean;
  hasPick?: boolean;
  topics?: readonly Topic[];
}

export function ArticleTeaser(props: ArticleTeaserProps): ReactNode {
  const {
    article,
    level,
    timeZone,
    pictureWidth,
    eager = false,
    titleOnly = false,
    hasPick = false,
    topics,
  } = props;
  const { path, title, description, image, reviewer, firstPick } = article;
  const dated = article.datedAt ?? article.updatedAt;
  const topic = topics && topicOf(path, topics);
  const address = image && pictureAddress(image.src);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={articleTeaser}>
      {address && pictureWidth !== undefined && (
        <TeaserPicture address={address} focus={image.focus} width={pictureWidth} eager={eager} />
      )}
      <div>
        {topic && (
          <p>
            <a href={topic.path}>{topic.name}</a>
          </p>
        )}
        <Title>
          <a href={path}>
            <bdi>{title}</bdi>
          </a>
        </Title>
        {description && !titleOnly && (
          <p>
            <bdi>{description}</bdi>
          </p>
        )}
        {hasPick && firstPick && (
          <p>
            First pick: <bdi>{firstPick.name}</bdi>
          </p>
        )}
        {formatDay(dated, timeZone) && (
          <p>
            Updated <Day moment={dated} timeZone={timeZone} />
            {reviewer && !titleOnly && (
              <>
                {' · '}
                <span>
                  Reviewed by <bdi>{reviewer}</bdi>
                </span>
              </>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

/** Inside a `picture` React writes no preload link. The title describes the picture, so it is decorative. */
function TeaserPicture({
  address,
  focus,
  width,
  eager,
}: {
  address: string;
  focus: FocusPoint | undefined;
  width: number;
  eager: boolean;
}): ReactNode {
  return (
    <picture>
      <img
        src={proxiedImage(address, width)}
        srcSet={proxiedSourceSet(address, [Math.min(width, 360), width])}
        sizes={width < 200 ? `${width}px` : `(min-width: ${width + 60}px) ${width}px, ${columnOfPhone}`}
        alt=""
        width={3}
        height={2}
        style={focus && { objectPosition: positionOf(focus) }}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
