export interface Suggestion {
  readonly value: string;
  readonly title: string;
  readonly note?: string;
}

export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

export const maxSuggestions = 20;

export function suggestFrom(all: () => readonly Suggestion[]): Suggest {
  return async (text) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ value, title, note = '' }: Suggestion): boolean => {
      const searched = `${value} ${title} ${note}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    };
    return all().filter(fits).slice(0, maxSuggestions);
  };
}
