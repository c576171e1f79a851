import { groupDigits } from './groupDigits.ts';

/** On a figure that counts up: its current value, while the text holds the final one. Removed at the end. */
export const countAttribute = 'data-count';

/** On a static figure beside counting ones: its stroke is drawn instead. */
export const strokeAttribute = 'data-stroke';

/** CSS property of the list: progress of the count, from 0 to 1. */
export const countedProperty = '--counted';

/** On a list with at least one figure that counts, or whose stroke is drawn. */
export const countListAttribute = 'data-count-list';

/** On a list whose script has started: the figures show their start until they are visible. */
export const countReadyAttribute = 'data-ready';

export const countDurationMs = 2000;
export const countSteps = 60;
/** Share of the final value at which a count starts. */
const countStart = 0.8;

/**
 * From 0 to {@link countSteps}. Sign, unit, decimals and separators stay.
 * A text without exactly one number, such as "7 to 9", does not change.
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
  separator: string;
  suffix: string;
}

const oneNumber = /^(\D*)(\d{1,3}(?:([, \u00A0\u202F])\d{3}(?:\3\d{3})*)|\d+)(\.\d+)?(\D*)$/;

/** With more digits, arithmetic is not exact. */
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
