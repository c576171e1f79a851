/** The languages that the tool speaks. */
export type ToolLanguage = 'en' | 'es';

/** What this browser keeps a choice under. */
const keptAs = 'pagewell-editor-language';

/** The language that was chosen here; English where none was. */
export function chosenLanguage(): ToolLanguage {
  try {
    return globalThis.localStorage?.getItem(keptAs) === 'es' ? 'es' : 'en';
  } catch {
    // The browser lets nobody keep anything.
    return 'en';
  }
}

/**
 * Chooses the language for this browser, from the next page on.
 *
 * @throws DOMException where the browser lets nobody keep anything
 */
export function chooseLanguage(language: ToolLanguage): void {
  localStorage.setItem(keptAs, language);
}
