import { defaultLanguage } from '#contracts/defaultLanguage.ts';

/** Scripts that run from right to left. */
const rightToLeftScripts: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

export interface PageLanguage {
  /** A language tag in its usual spelling. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Whether it is written in latin letters, which the text face has. */
  latin: boolean;
  /** The tag as Open Graph spells it; undefined where it names no country, which Open Graph asks for. */
  openGraph: string | undefined;
}

/** A publication has a handful of languages; more than this are somebody's nonsense, and read anew each time. */
const maxKnownLanguages = 100;
const known = new Map<string, PageLanguage>();

/** Reads an article's language tag. One that cannot be read counts as absent. */
export function pageLanguage(tag: string = defaultLanguage): PageLanguage {
  const language = known.get(tag) ?? readLanguage(tag);
  if (known.size < maxKnownLanguages) known.set(tag, language);
  return language;
}

function readLanguage(tag: string): PageLanguage {
  const locale = readLocale(tag) ?? new Intl.Locale(defaultLanguage);
  const script = locale.maximize().script ?? 'Latn';
  return {
    tag: locale.toString(),
    direction: rightToLeftScripts.has(script) ? 'rtl' : 'ltr',
    latin: script === 'Latn',
    openGraph: locale.region && `${locale.language}_${locale.region}`,
  };
}

function readLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    // Intl says by throwing that the tag is none: the page is then in the default language.
    return undefined;
  }
}
