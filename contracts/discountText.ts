import { groupDigits } from './groupDigits.ts';

/** Longer texts are left-aligned in the wider layout. In characters of the raw text. */
const longerThan = 35;
/** In still longer texts the code is lighter. */
const longestThan = 60;

/** `short` is centred, `long` left-aligned and wider, `very-long` has a lighter code too. */
export type DiscountLength = 'short' | 'long' | 'very-long';

export interface DiscountPiece {
  kind: 'text' | 'amount' | 'code';
  text: string;
}

export function discountLength(discount: string): DiscountLength {
  // Code points instead of UTF-16 units.
  const { length } = [...discount];
  if (length > longestThan) return 'very-long';
  return length > longerThan ? 'long' : 'short';
}

/** A code in quotation marks. An apostrophe inside a word is not one. */
const quoted = /"([^"]*)"|“([^“”]*)”|(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])|‘([^‘’]*)’(?![\p{L}\p{N}])/gu;

/** `20% off`, `20-25% off`, `$10 off`, `$1,000.50 off`, `25 percent off`. Bounds digits and blanks. */
const amount =
  /(?:\$\d[\d,]{0,15}(?:\.\d{1,4})?|\d{1,9}(?:\.\d{1,4})?(?:\s?[-–]\s?\d{1,9}(?:\.\d{1,4})?)?(?:\s?%|\s{1,9}percent))\s{1,9}off\b/giu;

export interface ReadDiscount {
  /** The raw text as one piece if it cannot be parsed. */
  pieces: readonly DiscountPiece[];
  /** Why the code is ambiguous. */
  fault?: string;
}

/**
 * Dollar amounts over 999 get separators, except in a code, which is copied verbatim.
 * Unpaired or empty quotation marks make the code ambiguous.
 */
export function readDiscount(discount: string): ReadDiscount {
  const unread = (fault: string): ReadDiscount => ({ pieces: [{ kind: 'text', text: discount }], fault });
  const pieces: DiscountPiece[] = [];
  let end = 0;
  for (const match of discount.matchAll(quoted)) {
    const code = match
      .slice(1)
      .find((group) => group !== undefined)
      ?.trim();
    if (!code) return unread('there is nothing between its quotation marks');
    pieces.push(...withAmounts(discount.slice(end, match.index)), { kind: 'code', text: code });
    end = match.index + match[0].length;
  }
  pieces.push(...withAmounts(discount.slice(end)));
  const isWhole = pieces.every(({ kind, text }) => kind === 'code' || !/["“”]/.test(text));
  return isWhole ? { pieces } : unread('one of its quotation marks is not closed');
}

function withAmounts(text: string): DiscountPiece[] {
  const pieces: DiscountPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(amount)) {
    pieces.push(plain(text.slice(end, match.index)), {
      kind: 'amount',
      text: withThousandsSeparators(match[0]),
    });
    end = match.index + match[0].length;
  }
  return [...pieces, plain(text.slice(end))].filter((piece) => piece.text !== '');
}

function plain(text: string): DiscountPiece {
  return { kind: 'text', text: withThousandsSeparators(text) };
}

const largestWithoutSeparator = 999;

/** Adds thousands separators to dollar amounts: `$1000` becomes `$1,000`, `$999` stays. */
function withThousandsSeparators(text: string): string {
  return text.replace(/\$(\d+)(?!\d|,\d)/g, (amount, digits: string) =>
    Number(digits) > largestWithoutSeparator ? `$${groupDigits(digits, ',')}` : amount,
  );
}
