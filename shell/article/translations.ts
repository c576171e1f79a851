import type { PreparedArticle } from '#transformer/article/preparedArticle.ts';
import { type PageLanguage, pageLanguage } from '../document/language.ts';
import type { LanguageLink } from '../document/pageHead.ts';
import type { Translation } from './surroundings.ts';

type Written = Pick<PreparedArticle, 'path' | 'language' | 'translationOf'>;

export interface NamedTranslation {
  path: string;
  language: PageLanguage;
  name: string;
}

export function inOtherLanguages(
  article: Pick<Written, 'language'>,
  translations: readonly Translation[],
): readonly NamedTranslation[] {
  const seen = new Set([pageLanguage(article.language).tag]);
  return translations.flatMap(({ path, language: tag }) => {
    const language = pageLanguage(tag);
    if (seen.has(language.tag)) return [];
    seen.add(language.tag);
    return [{ path, language, name: nameOf(language.tag) }];
  });
}

/** `hreflang` links, with the article's own language and the original. */
export function languageLinks(
  article: Written,
  translations: readonly Translation[],
): readonly LanguageLink[] {
  const others = inOtherLanguages(article, translations);
  if (others.length === 0) return [];
  const isOriginal = article.translationOf === undefined || article.translationOf === article.path;
  const original = isOriginal ? article.path : translations.find((one) => one.isOriginal)?.path;
  return [
    { language: pageLanguage(article.language).tag, path: article.path },
    ...others.map(({ language, path }) => ({ language: language.tag, path })),
    ...(original === undefined ? [] : [{ language: 'x-default', path: original }]),
  ];
}

function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}
