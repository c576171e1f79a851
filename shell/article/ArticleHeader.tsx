import type { ReactNode } from 'react';
import type { PreparedArticle } from '../../transformer/preparedArticle.ts';
import { articleHeader, eyebrow, standfirst } from './ArticleHeader.styles.ts';
import { Byline } from './Byline.tsx';
import { LeadPicture } from './LeadPicture.tsx';
import { sectionName } from './sectionName.ts';

interface ArticleHeaderProps {
  article: Omit<PreparedArticle, 'blocks'>;
  readingMinutes: number;
}

/** The head of an article: section, title, summary, who stands behind it, lead picture. */
export function ArticleHeader({ article, readingMinutes }: ArticleHeaderProps): ReactNode {
  const section = sectionName(article.path);
  return (
    <header className={articleHeader}>
      <div>
        {section && (
          <p className={eyebrow} lang="en">
            {section}
          </p>
        )}
        <h1>
          {/* Keeps what turns the direction of a title inside the title. */}
          <bdi>{article.title}</bdi>
        </h1>
        {article.description && (
          <p className={standfirst}>
            <bdi>{article.description}</bdi>
          </p>
        )}
        <Byline article={article} readingMinutes={readingMinutes} />
      </div>
      {article.image && <LeadPicture image={article.image} />}
    </header>
  );
}
