import { useEffect, useState } from 'react';
import { defaultLanguage } from '#contracts/defaultLanguage.ts';
import type { DocumentView } from '../document/documentView.ts';
import type { ShownDocument } from '../document/useDocument.ts';

const measureDelayMs = 800;

/** Undefined without a grade. `isDue` delays the first measurement. */
export function useReadingGrade(
  document: ShownDocument<Pick<DocumentView, 'article'>>,
  isDue: boolean,
): number | undefined {
  const [grade, setGrade] = useState<number>();
  useEffect(() => {
    if (!isDue) return undefined;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    let measured: DocumentView['article'] | undefined;
    const measure = (): void => {
      void import('./readingGrade.ts').then(({ hasReadingGrade, readingGrade }) => {
        const { article } = document.view();
        measured = article;
        const written = article.nodes.get('')?.fields.language;
        const language = typeof written === 'string' ? written : defaultLanguage;
        if (isWanted) setGrade(hasReadingGrade(language) ? readingGrade(article, language) : undefined);
      });
    };
    const wait = (): void => {
      clearTimeout(timer);
      if (document.view().article !== measured) timer = setTimeout(measure, measureDelayMs);
    };
    wait();
    const leave = document.subscribe(wait);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      leave();
    };
  }, [document, isDue]);
  return grade;
}
