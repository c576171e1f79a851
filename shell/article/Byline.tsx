import type { ReactNode } from 'react';
import { checkLink } from '../../contracts/link.ts';
import type { Person } from '../../schemas/generated/types.ts';
import type { PreparedArticle } from '../../transformer/preparedArticle.ts';
import { byline, dates, reviewed } from './Byline.styles.ts';
import { formatDay, onSameDay } from './dates.ts';

interface BylineProps {
  article: Pick<PreparedArticle, 'byline' | 'publishedAt' | 'updatedAt'>;
  readingMinutes: number;
}

/** Who reviewed and wrote the article, and when. Says nothing of what is not known. */
export function Byline({ article, readingMinutes }: BylineProps): ReactNode {
  const { authors = [], medicalReviewer } = article.byline ?? {};
  const { publishedAt, updatedAt } = article;
  const changedSince = updatedAt !== undefined && !(publishedAt && onSameDay(publishedAt, updatedAt));
  return (
    <div className={byline} lang="en" dir="ltr">
      {medicalReviewer && (
        <p className={reviewed}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <circle cx="10" cy="10" r="10" stroke="none" />
            <path d="M5.8 10.4l2.9 2.9 5.5-6" fill="none" strokeWidth="2" />
          </svg>
          <span>
            Medically reviewed by <Name person={medicalReviewer} />
          </span>
        </p>
      )}
      {authors.length > 0 && (
        <p>
          Written by{' '}
          {authors.map((author, index) => (
            <span key={`${index} ${author.name}`}>
              {index > 0 && (index === authors.length - 1 ? ' and ' : ', ')}
              <Name person={author} />
            </span>
          ))}
        </p>
      )}
      <p className={dates}>
        {publishedAt && <Day label="Published" moment={publishedAt} />}
        {changedSince && <Day label="Updated" moment={updatedAt} />}
        <span>{readingMinutes} min read</span>
      </p>
    </div>
  );
}

function Name({ person: { name, credentials, url } }: { person: Person }): ReactNode {
  const link = url === undefined ? undefined : checkLink(url);
  const isolated = <bdi>{name}</bdi>;
  return (
    <>
      {link?.ok ? (
        <a href={link.href} rel="author">
          {isolated}
        </a>
      ) : (
        <strong>{isolated}</strong>
      )}
      {credentials && (
        <>
          , <bdi>{credentials}</bdi>
        </>
      )}
    </>
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
