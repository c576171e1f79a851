import { privateDrugPath } from '#contracts/drugs/drugPages.ts';
import type { TransformedArticle } from '#transformer/transformArticle.ts';
import type { ArticleShell } from '../document/articleShell.ts';
import { pageLanguage } from '../document/language.ts';
import { pageHead } from '../document/pageHead.ts';
import { sharedPictureAddress } from '../site/addresses.ts';
import { articleStructuredData } from './structuredData.ts';
import type { Translation } from './surroundings.ts';
import { languageLinks } from './translations.ts';

/** The document's head of an article. A preview is not indexed. */
export function articleHead(
  { article, shown }: TransformedArticle,
  preview: boolean,
  shell: ArticleShell,
  translations: readonly Translation[],
): string {
  const canonicalPath = article.contentMeta?.canonicalPath ?? article.path;
  const picture = article.image && sharedPictureAddress(article.image.src, shell.site.origin);
  return pageHead(
    {
      title: article.title,
      description: article.description,
      canonicalPath: preview || showsMadeUpPrices(article, shell) ? undefined : canonicalPath,
      language: pageLanguage(article.language),
      picture: picture ? { address: picture, alt: article.image?.alt } : undefined,
      article: {
        publishedAt: article.publishedAt,
        updatedAt: article.updatedAt,
        authors: (article.byline?.authors ?? []).map(({ name }) => name),
      },
      // If another page is canonical, this one is not listed as a translation.
      languages: canonicalPath === article.path ? languageLinks(article, translations) : [],
      jsonLd: articleStructuredData(article, shown, shell),
    },
    shell,
  );
}

/** Pages with sample prices must not be indexed. */
function showsMadeUpPrices({ privatePage }: TransformedArticle['article'], { site }: ArticleShell): boolean {
  return privatePage?.path === privateDrugPath && site.drugSavings?.isSample === true;
}
