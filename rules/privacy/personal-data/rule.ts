import type { Range } from '../../engine/html/htmlTree.ts';
import { isOfficeMailbox } from '../../engine/links/mailbox.ts';
import type { Rule } from '../../engine/rule.ts';

interface Found extends Range {
  kind: string;
}

const email = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}\b/gi;
const socialSecurity = /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g;
/** 15, 16 or 19 digits: 13 digits are a product barcode. */
const cardNumber = /(?<![\d.,-])(?:\d[ -]?){14,18}\d(?!\d|[.,-]\d)/g;

/** Prefilter: an at sign, or five digits with at most one sign between two of them. */
const mayBePersonal = /@|\d[ -]?\d[ -]?\d[ -]?\d[ -]?\d/;

export const rule: Rule = {
  id: 'privacy/personal-data',
  severity: 'error',
  summary: 'A text contains personal data.',
  textPattern: mayBePersonal,
  text({ text, place }, report) {
    for (const { kind, ...range } of [...mailAddresses(text), ...numbers(text)]) {
      report(
        place(range),
        `This looks like ${kind}. Remove it, unless the person agreed to its publication.`,
        { evidence: redacted(text.slice(range.start, range.end)) },
      );
    }
  },
};

function mailAddresses(text: string): Found[] {
  return matches(text, email, 'a personal email address').filter(
    ({ start, end }) => !isOfficeMailbox(text.slice(start, end)) && !isExample(text.slice(start, end)),
  );
}

function numbers(text: string): Found[] {
  return [
    ...matches(text, socialSecurity, 'a social security number'),
    ...matches(text, cardNumber, 'a payment card number').filter(({ start, end }) =>
      isCardNumber(text.slice(start, end)),
    ),
  ];
}

function matches(text: string, pattern: RegExp, kind: string): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    kind: kind,
    start: index,
    end: index + match.length,
  }));
}

function isExample(address: string): boolean {
  return /(?:@|\.)example(?:\.(?:com|org|net))?$/i.test(address);
}

function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!/^(?:4|5[1-5]|2[2-7]|3[47]|6(?:011|5))/.test(digits) || /^(\d)\1*$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Reports are passed on: show only enough to recognise the place. */
function redacted(text: string): string {
  return `${text.slice(0, 2)}${'*'.repeat(Math.max(0, text.length - 2))}`;
}
