import type { ReactNode } from 'react';
import { Day, formatDay } from '../articles/Day.tsx';
import { changeHistory } from './ArticleEnd.styles.ts';
import type { ArticleSurroundings } from './surroundings.ts';

/** Visible changes; older ones are folded. */
const shownChanges = 4;

interface ChangeHistoryProps extends Pick<ArticleSurroundings, 'changes'> {
  publishedAt: string | undefined;
  timeZone: string | undefined;
}

/** The change history, newest first, down to publication. */
export function ChangeHistory({ changes, publishedAt, timeZone }: ChangeHistoryProps): ReactNode {
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
