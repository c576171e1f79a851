import type { ArticleSummary } from '../source/source.ts';
import type { ArticleIndex, IndexChange } from './articleIndex.ts';

/** More languages than anybody publishes an article in. */
const maxTranslations = 50;

type Written = Pick<ArticleSummary, 'path' | 'translationOf'>;

/** A published article that says the same as another, in another language. */
export interface PublishedTranslation {
  path: string;
  language?: string | undefined;
  /** Whether it was written first. */
  isOriginal: boolean;
}

/**
 * Which articles are translations of one another. Answers out of memory, because a page is being made, and tells when the
 * answer that a page was given is no longer true.
 */
export class Translations {
  readonly #index: Pick<ArticleIndex, 'articles'>;
  /** The paths of translations, by that of what they are translations of. */
  readonly #byOriginal = new Map<string, Set<string>>();
  readonly #listeners = new Set<(path: string) => void>();

  constructor(index: Pick<ArticleIndex, 'articles' | 'onChange'>) {
    this.#index = index;
    for (const article of index.articles.values()) this.#add(article);
    index.onChange((changes) => {
      for (const change of changes) this.#take(change);
    });
  }

  /** The published articles that say the same as this one in other languages, what was written first before the others. */
  of(article: Written): readonly PublishedTranslation[] {
    const original = originalOf(article);
    const { articles } = this.#index;
    return this.#together(original).flatMap((path) => {
      const found = path === article.path ? undefined : articles.get(path);
      return found ? [{ path, language: found.language, isOriginal: path === original }] : [];
    });
  }

  /** Calls the listener with the path of each page whose translations are others now. Returns the way to stop it. */
  onChange(listener: (path: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #take({ path, before, now }: IndexChange): void {
    const isSame =
      before && now && before.translationOf === now.translationOf && before.language === now.language;
    if (isSame) return;
    const originals = new Set([before, now].flatMap((one) => (one ? originalOf(one) : [])).concat(path));
    const concerned = new Set([...originals].flatMap((original) => this.#together(original)));
    if (before) this.#remove(before);
    if (now) this.#add(now);
    for (const original of originals) for (const one of this.#together(original)) concerned.add(one);
    for (const one of concerned) for (const listener of this.#listeners) listener(one);
  }

  /** The original and all its translations; nothing where there are none. */
  #together(original: string): string[] {
    const translations = this.#byOriginal.get(original);
    return translations ? [original, ...[...translations].sort().slice(0, maxTranslations)] : [];
  }

  #add(article: Written): void {
    const original = originalOf(article);
    if (original === article.path) return;
    const translations = this.#byOriginal.get(original) ?? new Set();
    this.#byOriginal.set(original, translations.add(article.path));
  }

  #remove(article: Written): void {
    const original = originalOf(article);
    const translations = this.#byOriginal.get(original);
    translations?.delete(article.path);
    if (translations?.size === 0) this.#byOriginal.delete(original);
  }
}

function originalOf({ path, translationOf = path }: Written): string {
  return translationOf;
}
