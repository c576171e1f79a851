/** The languages that the editor speaks: its pages, which the server makes, and the tool. */
export const toolLanguages = ['en', 'es'] as const;

export type ToolLanguage = (typeof toolLanguages)[number];

/** How each of them writes dates and numbers. */
export const localeOf: Readonly<Record<ToolLanguage, string>> = { en: 'en-GB', es: 'es' };

/** `POST` of a form with the language, and with `after`, the page of the editor that comes then: chooses it for this browser. */
export const languageAddress = '/editor/language';
export const languageFields = { language: 'language', after: 'after' } as const;

/** The language that a form or an address names; English where it names none that the editor speaks. */
export function languageIn(fields: URLSearchParams): ToolLanguage {
  const named = fields.get(languageFields.language);
  return isToolLanguage(named) ? named : 'en';
}

export function isToolLanguage(tag: unknown): tag is ToolLanguage {
  return toolLanguages.some((language) => language === tag);
}

/** The one to change to. */
export function otherThan(language: ToolLanguage): ToolLanguage {
  return language === 'es' ? 'en' : 'es';
}

/** More than browsers send. */
const mostAccepted = 20;

/**
 * What a browser would rather read, of the languages that the editor speaks; English where it names none of them.
 *
 * @param accepted an `Accept-Language` header
 */
export function languageAccepted(accepted: string | undefined): ToolLanguage {
  const wanted = (accepted ?? '').split(',', mostAccepted).flatMap((range) => {
    const [, tag, quality = '1'] = /^\s*([a-z]{2})(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(range) ?? [];
    const language = tag?.toLowerCase();
    return isToolLanguage(language) && Number(quality) > 0 ? [{ language, quality: Number(quality) }] : [];
  });
  // Sorting is stable: of those wanted alike, the one that is named first.
  return wanted.sort((one, other) => other.quality - one.quality)[0]?.language ?? 'en';
}
