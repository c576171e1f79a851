export const toolLanguages = ['en', 'es'] as const;

export type ToolLanguage = (typeof toolLanguages)[number];

export const localeOf: Readonly<Record<ToolLanguage, string>> = { en: 'en-GB', es: 'es' };

/** `POST` of a form with the language, and with `after`, the next page: sets it for this browser. */
export const languageAddress = '/editor/language';
export const languageFields = { language: 'language', after: 'after' } as const;

export function languageIn(fields: URLSearchParams): ToolLanguage {
  const named = fields.get(languageFields.language);
  return isToolLanguage(named) ? named : 'en';
}

export function isToolLanguage(tag: unknown): tag is ToolLanguage {
  return toolLanguages.some((language) => language === tag);
}

export function otherThan(language: ToolLanguage): ToolLanguage {
  return language === 'es' ? 'en' : 'es';
}

/** More entries than browsers send. */
const mostAccepted = 20;

export function languageAccepted(accepted: string | undefined): ToolLanguage {
  const wanted = (accepted ?? '').split(',', mostAccepted).flatMap((range) => {
    const [, tag, quality = '1'] = /^\s*([a-z]{2})(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(range) ?? [];
    const language = tag?.toLowerCase();
    return isToolLanguage(language) && Number(quality) > 0 ? [{ language, quality: Number(quality) }] : [];
  });
  // Sorting is stable: entries with equal quality stay in order.
  return wanted.sort((one, other) => other.quality - one.quality)[0]?.language ?? 'en';
}
