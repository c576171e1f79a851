import { useEffect, useState } from 'react';
import { defaultLanguage } from '../../contracts/defaultLanguage.ts';
import type { EditedArticle } from '../../editing/editedArticle.ts';

/** How long nothing is typed before a text is measured anew, in milliseconds. */
const restsFor = 800;

/** The reading grade of an article, measured when typing rests; undefined where there is none to tell. */
export function useReadingGrade(article: EditedArticle): number | undefined {
  const [grade, setGrade] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      void import('./readingGrade.ts').then(({ hasReadingGrade, readingGrade }) => {
        const written = article.nodes.get('')?.fields.language;
        const language = typeof written === 'string' ? written : defaultLanguage;
        if (isWanted) setGrade(hasReadingGrade(language) ? readingGrade(article, language) : undefined);
      });
    }, restsFor);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [article]);
  return grade;
}
