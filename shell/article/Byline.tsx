import type { ReactNode } from 'react';
import { formatDay, onSameDay } from '../articles/dates.ts';
import type { NamedPerson } from '../people/people.ts';
import { byline, dates } from './Byline.styles.ts';
import { PersonName } from './PersonName.tsx';

interface BylineProps {
  authors: readonly NamedPerson[];
  publishedAt: string | undefined;
  updatedAt: string | undefined;
  readingMinutes: number;
}

/**
 * Who wrote the article, and the day that counts: of its last change, or on which it appeared. The other one stands at its
 * end. Says nothing of what is not known.
 */
export function Byline({ authors, publishedAt, updatedAt, readingMinutes }: BylineProps): ReactNode {
  const isUpdated = updatedAt !== undefined && !(publishedAt && onSameDay(publishedAt, updatedAt));
  return (
    <div className={byline} lang="en" dir="ltr">
      {authors.length > 0 && (
        <p>
          By{' '}
          {authors.map((author, index) => (
            <span key={`${index} ${author.name}`}>
              {index > 0 && (index === authors.length - 1 ? ' and ' : ', ')}
              <PersonName person={author} />
            </span>
          ))}
        </p>
      )}
      <p className={dates}>
        {isUpdated ? (
          <Day label="Updated" moment={updatedAt} />
        ) : (
          publishedAt && <Day label="Published" moment={publishedAt} />
        )}
        <span>{readingMinutes} min read</span>
      </p>
    </div>
  );
}

function Day({ label, moment }: { label: string; moment: string }): ReactNode {
  const day = formatDay(moment);
  if (day === undefined) return null;
  return (
    <span>
      {label} <time dateTime={moment}>{day}</time>
    </span>
  );
}
