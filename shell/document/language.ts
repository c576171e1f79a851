import { defaultLanguage } from '#contracts/defaultLanguage.ts';

const rightToLeftScripts: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

export interface PageLanguage {
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Whether it is in Latin script, which the text face covers. */
  latin: boolean;
  /** The tag in Open Graph's form; undefined without a country, which it requires. */
  openGraph: string | undefined;
}

/** A publication has a handful of languages; further tags are parsed each time. */
const maxKnownLanguages = 100;
const known = new Map<string, PageLanguage>();

/** Parses an article's language tag. An invalid one counts as absent. */
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
    // Intl throws on an invalid tag: the default language applies.
    return undefined;
  }
}
