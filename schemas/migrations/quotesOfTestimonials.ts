import { blocksOfType } from './blocksOfType.ts';
import type { FieldChange, Migration } from './migration.ts';

/** A quote is an object with a text and an optional author, instead of a text. */
export const quotesOfTestimonials: Migration = {
  from: 2,
  to: 3,
  about: 'a quote of a testimonial is an object with its "text", and no longer the text alone',
  covers: [],
  changes: (article) =>
    blocksOfType(article, 'testimonial').flatMap(({ data, at }) => {
      const quotes: unknown =
        typeof data === 'object' && data !== null && 'quotes' in data ? data.quotes : [];
      if (!Array.isArray(quotes)) return [];
      return quotes.flatMap((quote: unknown, index): FieldChange[] =>
        typeof quote === 'string' ? [{ at: [...at, 'quotes', String(index)], value: { text: quote } }] : [],
      );
    }),
};
