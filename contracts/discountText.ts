import { groupDigits } from './groupDigits.ts';

/** Longer texts are aligned left and get the wider layout. In characters of the raw text. */
const longerThan = 35;
/** In still longer texts the code is set lighter. */
const longestThan = 60;

/** `short` is centred, `long` aligned left and wider, `very-long` has a lighter code besides. */
export type DiscountLength = 'short' | 'long' | 'very-long';

/** A piece of a discount: plain text, an amount such as `20% off` in bold, or a code set off from the rest. */
export interface DiscountPiece {
  kind: 'text' | 'amount' | 'code';
  text: string;
}

/** Which layout a discount gets, by the length of its raw text. */
export function discountLength(discount: string): DiscountLength {
  // Characters as people count them, not UTF-16 units.
  const { length } = [...discount];
  if (length > longestThan) return 'very-long';
  return length > longerThan ? 'long' : 'short';
}

/** A code in straight or curly, double or single quotation marks. An apostrophe inside a word is no quotation mark. */
const quoted = /"([^"]*)"|“([^“”]*)”|(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])|‘([^‘’]*)’(?![\p{L}\p{N}])/gu;

/** `20% off`, `20-25% off`, `$10 off`, `$1,000.50 off`, `25 percent off`. No amount has more digits or blanks. */
const amount =
  /(?:\$\d[\d,]{0,15}(?:\.\d{1,4})?|\d{1,9}(?:\.\d{1,4})?(?:\s?[-–]\s?\d{1,9}(?:\.\d{1,4})?)?(?:\s?%|\s{1,9}percent))\s{1,9}off\b/giu;

/** A discount as readers see it. */
export interface ReadDiscount {
  /** The text as it is written, where it cannot be taken apart. */
  pieces: readonly DiscountPiece[];
  /** Why it cannot be told what the code is. */
  fault?: string;
}

/**
 * Takes a discount apart for display. Dollar amounts over 999 get separators, except in a code, which must be copied as
 * it is. Where a quotation mark has no partner or nothing in it, it cannot be told what the code is.
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
  return isWhole ? { pieces } : unread('one of its quotation marks has no partner');
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

/** The largest whole amount that stands without a separator. */
const largestWithoutSeparator = 999;

/** The dollar amounts in a text with separators between thousands: `$1000` becomes `$1,000`, `$999` stays. */
function withThousandsSeparators(text: string): string {
  return text.replace(/\$(\d+)(?!\d|,\d)/g, (amount, digits: string) =>
    Number(digits) > largestWithoutSeparator ? `$${groupDigits(digits, ',')}` : amount,
  );
}
