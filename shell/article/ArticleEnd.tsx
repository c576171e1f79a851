import type { ReactNode } from 'react';
import type { Envelope } from '#transformer/preparedArticle.ts';
import { Day, formatDay } from '../articles/Day.tsx';
import type { Site } from '../site/site.ts';
import { topicPathOf } from '../topics/topicOf.ts';
import { articleEnd, changeHistory } from './ArticleEnd.styles.ts';
import { PeopleBehind } from './PeopleBehind.tsx';
import { ReadNext } from './ReadNext.tsx';
import type { ArticleSurroundings } from './surroundings.ts';

const shownChanges = 4;

interface ChangeHistoryProps extends Pick<ArticleSurroundings, 'changes'> {
  publishedAt: string | undefined;
  timeZone: string | undefined;
}

function ChangeHistory({ changes, publishedAt, timeZone }: ChangeHistoryProps): ReactNode {
  if (changes.length === 0) return null;
  const earlier = changes.slice(shownChanges);
  return (
    <section className={changeHistory} aria-labelledby="_changes">
      <h2 id="_changes" lang="en">
        What changed
      </h2>
      <Changes changes={changes.slice(0, shownChanges)} timeZone={timeZone} />
      {earlier.length > 0 && (
        <details>
          <summary lang="en">Earlier changes</summary>
          <Changes changes={earlier} timeZone={timeZone} />
        </details>
      )}
      {publishedAt && formatDay(publishedAt, timeZone) && (
        <p lang="en">
          First published on <Day moment={publishedAt} timeZone={timeZone} />.
        </p>
      )}
    </section>
  );
}

function Changes({ changes, timeZone }: Omit<ChangeHistoryProps, 'publishedAt'>): ReactNode {
  return (
    <dl>
      {changes.map(({ at, note }, index) => (
        <div key={`${index} ${at}`}>
          <dt lang="en">
            <Day moment={at} timeZone={timeZone} />
          </dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ArticleEndProps {
  article: Envelope;
  site: Pick<Site, 'people' | 'topics' | 'timeZone'>;
  surroundings: ArticleSurroundings;
  /** Whether a block of the article lists other articles. */
  leadsOn: boolean;
}

export function ArticleEnd({ article, site, surroundings, leadsOn }: ArticleEndProps): ReactNode {
  const { changes, related } = surroundings;
  return (
    <footer className={articleEnd}>
      <PeopleBehind byline={article.byline ?? {}} people={site.people} timeZone={site.timeZone} />
      <ChangeHistory changes={changes} publishedAt={article.publishedAt} timeZone={site.timeZone} />
      {!leadsOn && <ReadNext of={article.path} articles={related} topics={site.topics} />}
    </footer>
  );
}

export function hasEnd({ article, surroundings, leadsOn }: Omit<ArticleEndProps, 'site'>): boolean {
  const { authors = [], medicalReviewer } = article.byline ?? {};
  const { changes, related } = surroundings;
  return (
    authors.length > 0 ||
    medicalReviewer !== undefined ||
    changes.length > 0 ||
    (!leadsOn && (related.length > 0 || topicPathOf(article.path) !== undefined))
  );
}
