import type { ReactNode } from 'react';
import type { Envelope } from '#transformer/preparedArticle.ts';
import type { Site } from '../site/site.ts';
import { topicPathOf } from '../topics/topicOf.ts';
import { articleEnd } from './ArticleEnd.styles.ts';
import { ChangeHistory } from './ChangeHistory.tsx';
import { PeopleBehind } from './PeopleBehind.tsx';
import { ReadNext } from './ReadNext.tsx';
import type { ArticleSurroundings } from './surroundings.ts';

interface ArticleEndProps {
  article: Envelope;
  site: Pick<Site, 'people' | 'topics' | 'timeZone'>;
  surroundings: ArticleSurroundings;
  /** Whether a block of the article lists other articles. */
  leadsOn: boolean;
}

/** The end of an article: people, change history, what to read next. */
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

/** Whether the end of an article has content. */
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
