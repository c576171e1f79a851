import { maxArrayItems, maxJsonDepth, maxJsonValues } from '../limits.ts';

/** Why a document is refused before it is parsed. */
export type Excess = 'too-deep' | 'too-many-values' | 'too-many-items';

export interface JsonScan {
  excess: Excess | undefined;
  /** Members of all objects as written, repeated keys included. */
  members: number;
}

/**
 * Measures a JSON text without parsing it: depth, values and the longest array. Knows only brackets, commas, colons
 * and strings, and stops at the first excess, so its time is bounded by the text's length, whatever the text is.
 */
export function scanJson(text: string): JsonScan {
  let members = 0;
  let values = 1;
  /** Items so far of every open array or object. */
  const items: number[] = [];
  for (let index = 0; index < text.length; index++) {
    switch (text[index]) {
      case '"': {
        index = endOfString(text, index);
        break;
      }
      case '[':
      case '{': {
        if (items.push(0) > maxJsonDepth) return { excess: 'too-deep', members };
        values++;
        break;
      }
      case ']':
      case '}': {
        items.pop();
        break;
      }
      case ',': {
        const count = (items[items.length - 1] ?? 0) + 1;
        items[items.length - 1] = count;
        if (count >= maxArrayItems) return { excess: 'too-many-items', members };
        if (++values > maxJsonValues) return { excess: 'too-many-values', members };
        break;
      }
      case ':': {
        members++;
        break;
      }
    }
  }
  return { excess: undefined, members };
}

/** The index of the quote that ends the string which begins at `start`; the text's last index if none does. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    if (!isEscaped(text, end)) return end;
  }
  return text.length - 1;
}

/** A quote is part of the string when an odd number of backslashes stands before it. */
function isEscaped(text: string, index: number): boolean {
  let backslashes = 0;
  while (text[index - 1 - backslashes] === '\\') backslashes++;
  return backslashes % 2 === 1;
}
