import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { Topic } from '#schemas/generated/types.ts';
import { trackClick, trackFacts } from '#widgets/tracking/trackingAttributes.ts';
import { trackingEvent } from '#widgets/tracking/trackingEvent.ts';
import type { ArticleSummary } from '../articles/articleSummary.ts';
import { Thumbnail } from '../articles/Thumbnail.tsx';
import { topicOf, topicPathOf } from '../topics/topicOf.ts';
import { readNext } from './ArticleEnd.styles.ts';

interface ReadNextProps {
  of: string;
  articles: readonly ArticleSummary[];
  topicHasOthers: boolean | undefined;
  topics: readonly Topic[];
}

export function ReadNext(props: ReadNextProps): ReactNode {
  const { of, articles, topics } = props;
  if (articles.length === 0) return <TopicLine {...props} />;
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

function TopicLine({ of: path, topicHasOthers, topics }: ReadNextProps): ReactNode {
  const topic = topicOf(path, topics);
  return (
    topic && (
      <p lang="en" dir="ltr">
        Read on in{' '}
        {topicHasOthers && (
          <>
            <a href={topic.path}>
              <bdi>{topic.name}</bdi>
            </a>
            , or in{' '}
          </>
        )}
        <a href={siteLinks.topics}>{topicHasOthers ? 'all topics' : 'other topics'}</a>.
      </p>
    )
  );
}

function TopicName({ of: path, topics }: { of: string; topics: readonly Topic[] }): ReactNode {
  const topic = topicOf(path, topics);
  return topic && <small lang="en">{topic.name}</small>;
}
