/** What the page says where an article names no language, or none that a browser could read. */
export const defaultLanguage = 'en-US';

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
}

/** Reads an article's language tag. One that cannot be read counts as absent. */
export function pageLanguage(tag: string = defaultLanguage): PageLanguage {
  const locale = readLocale(tag) ?? new Intl.Locale(defaultLanguage);
  const script = locale.maximize().script ?? 'Latn';
  return {
    tag: locale.toString(),
    direction: rightToLeftScripts.has(script) ? 'rtl' : 'ltr',
    latin: script === 'Latn',
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
