import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { TopicLink } from '../topics/topicOf.ts';
import { breadcrumbs } from './Breadcrumbs.styles.ts';

export function Breadcrumbs({ topic }: { topic?: TopicLink | undefined }): ReactNode {
  return (
    // The shell's texts are English, whatever the article's language.
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
