/** A suggested value of a field. */
export interface Suggestion {
  /** The written value. */
  readonly value: string;
  readonly title: string;
  /** Its target, or a description. */
  readonly note?: string;
}

/** Suggestions for a typed text. Aborted by further typing. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Maximum suggestions. */
export const mostSuggestions = 20;

/** Filters local suggestions by all words of a text. */
export function suggestFrom(all: () => readonly Suggestion[]): Suggest {
  return async (text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ value, title, note = '' }: Suggestion): boolean => {
      const searched = `${value} ${title} ${note}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    };
    return all().filter(fits).slice(0, mostSuggestions);
  };
}
