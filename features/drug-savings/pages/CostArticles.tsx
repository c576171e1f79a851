import type { ReactNode } from 'react';
import { costs } from './drugPages.styles.ts';
import type { CostArticle } from './startContents.ts';

interface CostArticlesProps {
  title: string;
  articles: readonly CostArticle[];
}

export function CostArticles({ title: heading, articles }: CostArticlesProps): ReactNode {
  if (articles.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul className={costs}>
        {articles.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
