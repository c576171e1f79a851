import { Fragment, type ReactNode } from 'react';
import type { Article, PersonProfile } from '#schemas/generated/types.ts';
import type { Envelope } from '#transformer/article/preparedArticle.ts';
import { positionOf } from '#transformer/pictures/focusPoint.ts';
import { proxiedImage, proxiedSourceSet } from '#transformer/pictures/imageProxy.ts';
import { columnOfPhone, contentWidths, desktopFrom } from '#widgets/ui/layout.ts';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { namedPerson } from '../people/people.ts';
import { pictureAddress } from '../site/addresses.ts';
import type { TopicLink } from '../topics/topicOf.ts';
import { articleHeader, jumpLink, standfirst } from './ArticleHeader.styles.ts';
import { byline } from './Byline.styles.ts';
import { Byline } from './Byline.tsx';
import type { Jump } from './jumps.ts';
import { leadPicture } from './LeadPicture.styles.ts';
import { ReviewSeal } from './ReviewSeal.tsx';
import type { NamedTranslation } from './translations.ts';

const nextToTitle = 460;

const shownWidths = [360, nextToTitle, contentWidths.reading];

interface LeadPictureProps {
  image: NonNullable<Article['image']>;
  credit: string | undefined;
}

/** The lead picture with its credit: loaded with priority, its space reserved by the file's proportions, or 3:2. */
function LeadPicture({ image, credit }: LeadPictureProps): ReactNode {
  const address = pictureAddress(image.src);
  if (address === undefined) return null;
  return (
    <div className={leadPicture}>
      {/* Inside it React writes no preload link, which would end up in the body. */}
      <picture>
        <img
          src={proxiedImage(address, contentWidths.reading)}
          srcSet={proxiedSourceSet(address, shownWidths)}
          sizes={`(min-width: ${desktopFrom}px) ${nextToTitle}px, ${columnOfPhone}`}
          alt={image.alt ?? ''}
          width={image.width ?? 3}
          height={image.height ?? 2}
          style={image.focus && { objectPosition: positionOf(image.focus) }}
          loading="eager"
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      {credit && <small className={byline}>{credit}</small>}
    </div>
  );
}

interface ArticleHeaderProps {
  article: Envelope;
  /** Undefined without a topic. */
  topic: TopicLink | undefined;
  people: readonly PersonProfile[];
  readingMinutes: number;
  timeZone: string | undefined;
  translations?: readonly NamedTranslation[];
  jumps?: readonly Jump[];
}

export function ArticleHeader({
  article,
  topic,
  people,
  readingMinutes,
  timeZone,
  translations = [],
  jumps = [],
}: ArticleHeaderProps): ReactNode {
  const { authors = [], medicalReviewer, reviewed, reviewedAt } = article.byline ?? {};
  return (
    <header className={articleHeader}>
      <div>
        {topic && <Breadcrumbs topic={topic} />}
        <h1>
          {/* Keeps what turns the direction of a title inside the title. */}
          <bdi>{article.title}</bdi>
        </h1>
        {article.description && (
          <p className={standfirst}>
            <bdi>{article.description}</bdi>
          </p>
        )}
        {jumps.length > 0 && (
          <nav aria-label="Jump to" lang="en">
            {jumps.map(({ anchor, text, facts }) => (
              <a key={anchor} className={jumpLink} href={`#${anchor}`}>
                {text}
                {facts.length > 0 && <small> · {facts.join(' · ')}</small>}
              </a>
            ))}
          </nav>
        )}
        <Byline
          authors={authors.map((author) => namedPerson(author, people))}
          publishedAt={article.publishedAt}
          updatedAt={article.updatedAt}
          readingMinutes={readingMinutes}
          timeZone={timeZone}
        />
        {medicalReviewer && (
          <ReviewSeal
            reviewer={namedPerson(medicalReviewer, people)}
            reviewed={reviewed}
            reviewedAt={reviewedAt}
            timeZone={timeZone}
          />
        )}
        {translations.length > 0 && (
          <nav aria-label="Other languages" lang="en">
            Also in{' '}
            {translations.map(({ path, language: { tag, direction }, name }, index) => (
              <Fragment key={path}>
                {index > 0 && ' · '}
                <a href={path} hrefLang={tag} lang={tag} dir={direction}>
                  {name}
                </a>
              </Fragment>
            ))}
          </nav>
        )}
      </div>
      {article.image && <LeadPicture image={article.image} credit={article.imageCredit} />}
    </header>
  );
}
