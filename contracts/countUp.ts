import { groupDigits } from './groupDigits.ts';

/**
 * On a figure that counts up: what it shows for the moment, in place of its final value, which stands in it as text all
 * the time. Gone once it has counted.
 */
export const countAttribute = 'data-count';

/** On a figure that stands still while others count up: the stroke under it is drawn instead of its number. */
export const strokeAttribute = 'data-stroke';

/** CSS property of the list: how much of the count is done, from 0 to 1. */
export const countedProperty = '--counted';

/** On a list of figures of which at least one counts up, or its stroke is drawn. */
export const countListAttribute = 'data-count-list';

/** On the list of figures whose script has come: they stay at their start until they are seen. */
export const countReadyAttribute = 'data-ready';

/** The count takes this long, in milliseconds. */
export const countDurationMs = 2000;
/** The count reaches its end in so many steps. */
export const countSteps = 60;
/** The count starts at this share of the final value. */
export const countStart = 0.8;

/**
 * What a number shows at a step of its count, from 0 to {@link countSteps}. Only the numeric part counts: sign, unit,
 * decimal places and thousands separators stay as written. A text that does not hold exactly one number, such as
 * "7 to 9", is shown unchanged throughout.
 */
export function countedText(text: string, step: number): string {
  const number = step < countSteps ? readNumber(text) : undefined;
  if (!number) return text;
  const value = number.value * (countStart + ((1 - countStart) * step) / countSteps);
  return number.prefix + writeNumber(value, number) + number.suffix;
}

interface WrittenNumber {
  prefix: string;
  value: number;
  decimals: number;
  /** What stands between groups of three digits; '' for nothing. */
  separator: string;
  suffix: string;
}

const oneNumber = /^(\D*)(\d{1,3}(?:([, \u00A0\u202F])\d{3}(?:\3\d{3})*)|\d+)(\.\d+)?(\D*)$/;

/** Beyond so many digits, arithmetic is no longer exact. */
const mostDigits = 15;

function readNumber(text: string): WrittenNumber | undefined {
  const [, prefix = '', whole, separator = '', fraction = '', suffix = ''] = oneNumber.exec(text) ?? [];
  const digits = whole?.replaceAll(separator, '');
  if (digits === undefined || digits.length + fraction.length > mostDigits) return undefined;
  return {
    prefix,
    value: Number(digits + fraction),
    decimals: Math.max(0, fraction.length - 1),
    separator,
    suffix,
  };
}

function writeNumber(value: number, { decimals, separator }: WrittenNumber): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = groupDigits(whole, separator);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
