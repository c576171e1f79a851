import type { ReactNode } from 'react';
import type { Topic } from '#schemas/generated/types.ts';
import { type FocusPoint, positionOf } from '#transformer/focusPoint.ts';
import { proxiedImage, proxiedSourceSet } from '#transformer/imageProxy.ts';
import { columnOfPhone } from '#widgets/ui/layout.ts';
import { pictureAddress } from '../site/addresses.ts';
import { topicOf } from '../topics/topicOf.ts';
import { articleTeaser } from './ArticleTeaser.styles.ts';
import type { ArticleSummary } from './articleSummary.ts';
import { Day, formatDay } from './Day.tsx';

interface ArticleTeaserProps {
  article: ArticleSummary;
  /** The level of its title among the headings of the page. */
  level: 2 | 3;
  /** The site's time zone. */
  timeZone: string | undefined;
  /** The width its picture is shown at on a desktop, in CSS pixels. Without it there is no picture. */
  pictureWidth?: number;
  /** The first picture of a page is loaded at once, all others when they come near. */
  eager?: boolean;
  /** Whether the summary is left out. */
  titleOnly?: boolean;
  /** The topics of the site, where the teaser names its article's and leads there. */
  topics?: readonly Topic[];
}

/** An article in a list: picture, topic, title, summary, date. All but the topic is one target: the link of the title. */
export function ArticleTeaser(props: ArticleTeaserProps): ReactNode {
  const { article, level, timeZone, pictureWidth, eager = false, titleOnly = false, topics } = props;
  const { path, title, description, image, reviewer } = article;
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
        {formatDay(dated, timeZone) && (
          <p>
            Updated <Day moment={dated} timeZone={timeZone} />
            {reviewer && (
              <>
                {' · '}Reviewed by <bdi>{reviewer}</bdi>
              </>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

/** Inside a `picture` React writes no preload link. The title beside it says what the picture is about. */
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
