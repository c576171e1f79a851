import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { TopicLink } from '../topics/topicOf.ts';
import { breadcrumbs } from './Breadcrumbs.styles.ts';

/** The way from the list of topics to a page; without a topic it is the list alone, for the page of a topic. */
export function Breadcrumbs({ topic }: { topic?: TopicLink | undefined }): ReactNode {
  return (
    // The words of the shell are English, whatever the article's language is.
    <nav className={breadcrumbs} aria-label="Breadcrumb" lang="en">
      <ol>
        <li>
          <a href={siteLinks.topics}>Topics</a>
        </li>
        {topic && (
          <li>
            <a href={topic.path}>
              <bdi>{topic.name}</bdi>
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}
