import { checkLink, type LinkRefusal } from '#contracts/link.ts';
import { describeValue } from './describeValue.ts';
import type { Description, Facts } from './description.ts';

export function describeFormat(facts: Facts): Description {
  const { subject, value, schema } = facts;
  const link = schema.format === 'link' && typeof value === 'string' ? checkLink(value) : undefined;
  if (link && !link.ok) return linkDescriptions[link.reason](facts);
  const expected = schema.format === 'date' ? 'a calendar date' : 'a date with a time and a time zone';
  const [example] = schema.examples ?? [];
  return {
    rule: 'schema/format',
    message: `${subject} is ${describeValue(value)}; ${dateHint(value) ?? `it must be ${expected}${example ? `, such as ${example}` : ''}.`}`,
  };
}

function dateHint(value: unknown): string | undefined {
  const [, year, month, day, rest] = /^(\d{4})-(\d{2})-(\d{2})(.*)$/s.exec(String(value)) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (Number(month) < 1 || Number(month) > 12) return `there is no month ${month}.`;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) < 1 || Number(day) > days) return `the month has ${days} days.`;
  return rest === '' ? `a time is missing, such as ${value}T09:00:00Z.` : undefined;
}

const linkDescriptions: Readonly<Record<LinkRefusal, (facts: Facts) => Description>> = {
  scheme: ({ subject, value }) => ({
    rule: 'link/unsafe-url',
    message: `${subject} is ${describeValue(value)}, which is not an allowed link. A link must start with https:, http:, mailto: or tel:, or with the slash of a path on this site.`,
  }),
  credentials: ({ subject }) => ({
    rule: 'link/unsafe-url',
    // The address contains a password, which must not be logged.
    evidence: '',
    message: `${subject} contains a user name or a password. Remove it from the address.`,
  }),
  blank: ({ subject, value }) => ({
    rule: 'link/unsafe-url',
    message: `${subject} is ${describeValue(value)}, which has a space or an invisible character in its domain. Write the domain without it.`,
  }),
  'too-long': ({ subject }) => ({
    rule: 'schema/max-length',
    message: `${subject} is too long for a link.`,
  }),
  'half-character': ({ subject }) => ({
    rule: 'link/unsafe-url',
    message: `${subject} contains a broken character, usually half of an emoji. Remove it, or type the character again.`,
  }),
  empty: ({ subject }) => ({
    rule: 'schema/min-length',
    message: `${subject} is blank. Fill it in or leave it out.`,
  }),
};
