import type { ReactNode } from 'react';
import { formatDay } from '../articles/dates.ts';
import { changeHistory } from './ArticleEnd.styles.ts';
import type { ArticleSurroundings } from './surroundings.ts';

/** Changes that are told at once; older ones are folded away. */
const shownChanges = 4;

interface ChangeHistoryProps extends Pick<ArticleSurroundings, 'changes'> {
  publishedAt: string | undefined;
}

/** What was changed when, the newest first, down to the day on which the article appeared. */
export function ChangeHistory({ changes, publishedAt }: ChangeHistoryProps): ReactNode {
  if (changes.length === 0) return null;
  const earlier = changes.slice(shownChanges);
  return (
    <section className={changeHistory} aria-labelledby="_changes">
      <h2 id="_changes" lang="en">
        What changed
      </h2>
      <Changes changes={changes.slice(0, shownChanges)} />
      {earlier.length > 0 && (
        <details>
          <summary lang="en">Earlier changes</summary>
          <Changes changes={earlier} />
        </details>
      )}
      {publishedAt && formatDay(publishedAt) && (
        <p lang="en">
          First published on <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>.
        </p>
      )}
    </section>
  );
}

function Changes({ changes }: Pick<ArticleSurroundings, 'changes'>): ReactNode {
  return (
    <dl>
      {changes.map(({ at, note }, index) => (
        <div key={`${index} ${at}`}>
          <dt lang="en">
            <time dateTime={at}>{formatDay(at)}</time>
          </dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
