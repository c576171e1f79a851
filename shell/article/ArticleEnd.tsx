import type { ReactNode } from 'react';
import type { Envelope } from '#transformer/article/preparedArticle.ts';
import Share from '#widgets/share/Share.tsx';
import { Day, formatDay } from '../articles/Day.tsx';
import type { Site } from '../site/site.ts';
import { topicPathOf } from '../topics/topicOf.ts';
import { articleEnd, changeHistory, shareRow } from './ArticleEnd.styles.ts';
import { PeopleBehind } from './PeopleBehind.tsx';
import { ReadNext } from './ReadNext.tsx';
import type { ArticleSurroundings } from './surroundings.ts';

interface ChangeHistoryProps extends Pick<ArticleSurroundings, 'changes'> {
  publishedAt: string | undefined;
  timeZone: string | undefined;
}

function ChangeHistory({ changes, publishedAt, timeZone }: ChangeHistoryProps): ReactNode {
  const [last] = changes;
  if (!last) return null;
  return (
    <section aria-labelledby="_changes">
      <details className={changeHistory}>
        <summary lang="en">
          <h2 id="_changes">What changed</h2>
          {formatDay(last.at, timeZone) && <Day moment={last.at} timeZone={timeZone} />}
        </summary>
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
        {publishedAt && formatDay(publishedAt, timeZone) && (
          <p lang="en">
            First published on <Day moment={publishedAt} timeZone={timeZone} />.
          </p>
        )}
      </details>
    </section>
  );
}

interface ArticleEndProps {
  article: Envelope;
  site: Pick<Site, 'people' | 'topics' | 'timeZone' | 'origin'>;
  surroundings: ArticleSurroundings;
  hasRelatedBlock: boolean;
  /** Whether the page offers to share it: not if a block does. */
  isShareable: boolean;
}

export function ArticleEnd({
  article,
  site,
  surroundings,
  hasRelatedBlock,
  isShareable,
}: ArticleEndProps): ReactNode {
  const { path, title, image, contentMeta } = article;
  const { changes, related, topicHasOthers } = surroundings;
  return (
    <footer className={articleEnd}>
      {isShareable && (
        <div className={shareRow}>
          <Share
            data={{}}
            block={{
              siteOrigin: site.origin,
              articlePath: path,
              articleTitle: title,
              articlePicture: image?.src,
              contentMeta,
            }}
          />
        </div>
      )}
      <PeopleBehind byline={article.byline ?? {}} people={site.people} />
      <ChangeHistory changes={changes} publishedAt={article.publishedAt} timeZone={site.timeZone} />
      {!hasRelatedBlock && (
        <ReadNext of={path} articles={related} topicHasOthers={topicHasOthers} topics={site.topics} />
      )}
    </footer>
  );
}

export function hasEnd({
  article,
  surroundings,
  hasRelatedBlock,
  isShareable,
}: Omit<ArticleEndProps, 'site'>): boolean {
  const { authors = [], medicalReviewer } = article.byline ?? {};
  const { changes, related } = surroundings;
  return (
    isShareable ||
    authors.length > 0 ||
    medicalReviewer !== undefined ||
    changes.length > 0 ||
    (!hasRelatedBlock && (related.length > 0 || topicPathOf(article.path) !== undefined))
  );
}
