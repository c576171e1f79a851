import type { ReactNode } from 'react';
import { dayOf } from '#contracts/siteTime.ts';
import { Day, formatDay } from '../articles/Day.tsx';
import type { NamedPerson } from '../people/people.ts';
import { byline, dates } from './Byline.styles.ts';
import { PersonName } from './PersonName.tsx';

interface BylineProps {
  authors: readonly NamedPerson[];
  publishedAt: string | undefined;
  updatedAt: string | undefined;
  readingMinutes: number;
  timeZone: string | undefined;
}

/** The date of the last change or of publication; the article's end shows the other one. */
export function Byline({
  authors,
  publishedAt,
  updatedAt,
  readingMinutes,
  timeZone,
}: BylineProps): ReactNode {
  const [publishedOn, updatedOn] = [publishedAt, updatedAt].map((at) => at && dayOf(at, timeZone));
  const isUpdated = updatedAt !== undefined && updatedOn !== publishedOn;
  return (
    <div className={byline} lang="en" dir="ltr" data-byline="">
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
          <Dated label="Updated" moment={updatedAt} timeZone={timeZone} />
        ) : (
          publishedAt && <Dated label="Published" moment={publishedAt} timeZone={timeZone} />
        )}
        {/* Text without layout, such as what is copied or read aloud, has a blank there. */}{' '}
        <span>{readingMinutes} min read</span>
      </p>
    </div>
  );
}

function Dated({
  label,
  ...day
}: {
  label: string;
  moment: string;
  timeZone: string | undefined;
}): ReactNode {
  if (formatDay(day.moment, day.timeZone) === undefined) return null;
  return (
    <span>
      {label} <Day {...day} />
    </span>
  );
}
