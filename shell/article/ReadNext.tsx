import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Topic } from '#schemas/generated/types.ts';
import { positionOf } from '#transformer/focusPoint.ts';
import { proxiedImage } from '#transformer/imageProxy.ts';
import { trackClick, trackFacts } from '#widgets/tracking/trackingAttributes.ts';
import { trackingEvent } from '#widgets/tracking/trackingEvent.ts';
import type { ArticleSummary } from '../articles/articleSummary.ts';
import { pictureAddress } from '../site/addresses.ts';
import { topicOf, topicPathOf } from '../topics/topicOf.ts';
import { readNext } from './ArticleEnd.styles.ts';

const picture = { width: 96, height: 64 };

interface ReadNextProps {
  of: string;
  articles: readonly ArticleSummary[];
  topics: readonly Topic[];
}

export function ReadNext({ of, articles, topics }: ReadNextProps): ReactNode {
  if (articles.length === 0) return <TopicLine of={of} topics={topics} />;
  const ownTopic = topicPathOf(of);
  return (
    <nav className={readNext} aria-labelledby="_read-next">
      <h2 id="_read-next" lang="en">
        Read next
      </h2>
      <ul {...trackFacts({ location: 'Read next', elementType: 'LINK' })}>
        {articles.map(({ path, title, image }, index) => (
          <li
            key={path}
            {...trackClick(
              trackingEvent('element-clicked', { text: title, linkUrl: path, position: index + 1 }),
            )}
          >
            <Thumbnail image={image} />
            <p>
              {topicPathOf(path) !== ownTopic && <TopicName of={path} topics={topics} />}
              <a href={path}>
                <bdi>{title}</bdi>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The topic may have no other article, so it links to all topics too. */
function TopicLine({ of: path, topics }: { of: string; topics: readonly Topic[] }): ReactNode {
  const topic = topicOf(path, topics);
  return (
    topic && (
      <p lang="en" dir="ltr">
        Read on in{' '}
        <a href={topic.path}>
          <bdi>{topic.name}</bdi>
        </a>
        , or in <a href={siteLinks.topics}>all topics</a>.
      </p>
    )
  );
}

function Thumbnail({ image }: { image: ArticleSummary['image'] }): ReactNode {
  const address = image && pictureAddress(image.src);
  if (address === undefined) return null;
  return (
    // Inside a `picture` React writes no preload link.
    <picture>
      <img
        src={proxiedImage(address, picture.width)}
        alt=""
        {...picture}
        style={image?.focus && { objectPosition: positionOf(image.focus) }}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function TopicName({ of: path, topics }: { of: string; topics: readonly Topic[] }): ReactNode {
  const topic = topicOf(path, topics);
  return topic && <small lang="en">{topic.name}</small>;
}
