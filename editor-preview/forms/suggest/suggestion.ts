/** Something that a field may be filled in with. */
export interface Suggestion {
  /** What is written into the field. */
  readonly value: string;
  readonly title: string;
  /** Where it leads to, or what there is to know of it. */
  readonly note?: string;
}

/** What fits a text that is being typed. Whoever goes on typing wants it no more: then it is aborted. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** More than anybody reads through while typing. */
export const mostSuggestions = 20;

/** Of what is at hand already, what has all words of a text in it. */
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
