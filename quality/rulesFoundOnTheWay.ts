import type { RuleInfo } from './rule.ts';

/**
 * Rules that are found while files are read, articles validated and pages rendered. Each has a page in its
 * folder, and no `rule.ts`.
 */
export const rulesFoundOnTheWay: readonly RuleInfo[] = [
  {
    id: 'article/not-kept',
    severity: 'error',
    summary: 'The editor could not save the article.',
    foundBy: 'saving',
  },
  { id: 'block/malformed', severity: 'error', summary: 'Something in the list of blocks is no block.' },
  {
    id: 'block/more-problems',
    severity: 'info',
    summary: 'There are more problems here than are worth listing.',
  },
  { id: 'block/not-allowed', severity: 'error', summary: 'A container does not take blocks of this type.' },
  {
    id: 'block/too-deep',
    severity: 'error',
    summary: 'Blocks, lists or groups stand inside each other too deep.',
  },
  { id: 'block/too-many', severity: 'error', summary: 'The article has more blocks than a page can bear.' },
  { id: 'block/unknown-type', severity: 'error', summary: 'There is no block type of this name.' },
  { id: 'file/unreadable', severity: 'error', summary: 'A file could not be read.' },
  { id: 'html/too-long', severity: 'error', summary: 'A field of HTML is too long and was cut.' },
  {
    id: 'html/too-much',
    severity: 'error',
    summary: 'The article holds so much HTML that not all of it was checked.',
  },
  { id: 'id/duplicate', severity: 'warning', summary: 'Two blocks have the same id.' },
  { id: 'id/missing', severity: 'warning', summary: 'A block has no id.' },
  { id: 'json/byte-order-mark', severity: 'warning', summary: 'The document begins with a byte order mark.' },
  { id: 'json/dangerous-key', severity: 'error', summary: 'A key is one that could reach a prototype.' },
  { id: 'json/duplicate-key', severity: 'error', summary: 'An object has the same key twice.' },
  { id: 'json/encoding', severity: 'error', summary: 'The document is not UTF-8.' },
  { id: 'json/syntax', severity: 'error', summary: 'The document is not JSON.' },
  { id: 'json/too-large', severity: 'error', summary: 'The document is too large.' },
  { id: 'json/too-many-items', severity: 'error', summary: 'A list has too many entries.' },
  { id: 'json/too-many-values', severity: 'error', summary: 'The document holds too many values.' },
  {
    id: 'link/unsafe-url',
    severity: 'error',
    summary: 'The address runs code, leaves the web or carries a password.',
  },
  {
    id: 'meta/expired-suppression',
    severity: 'error',
    summary: 'A rule was silenced until a day that is over.',
  },
  {
    id: 'meta/rule-failed',
    severity: 'error',
    summary: 'A rule failed, so the article was not checked for it.',
  },
  {
    id: 'meta/unused-suppression',
    severity: 'warning',
    summary: 'A rule is silenced where it finds nothing.',
  },
  { id: 'schema/enum', severity: 'error', summary: 'The value is none of those that the field may have.' },
  { id: 'schema/format', severity: 'error', summary: 'The text is no date.' },
  { id: 'schema/invalid', severity: 'error', summary: 'The value breaks a rule of its schema.' },
  { id: 'schema/max-items', severity: 'error', summary: 'The list has too many entries.' },
  { id: 'schema/max-length', severity: 'error', summary: 'The text is too long.' },
  { id: 'schema/max-properties', severity: 'error', summary: 'A group has too many fields.' },
  { id: 'schema/maximum', severity: 'error', summary: 'The number is too large.' },
  { id: 'schema/min-items', severity: 'error', summary: 'The list has too few entries.' },
  { id: 'schema/min-length', severity: 'error', summary: 'The text is empty or too short.' },
  { id: 'schema/min-properties', severity: 'error', summary: 'A group is empty.' },
  { id: 'schema/minimum', severity: 'error', summary: 'The number is too small.' },
  {
    id: 'schema/newer-version',
    severity: 'error',
    summary: 'The article is written for a version of the contract that is not known yet.',
  },
  {
    id: 'schema/older-version',
    severity: 'info',
    summary: 'Something is written as an earlier version of the contract had it.',
  },
  { id: 'schema/pattern', severity: 'error', summary: 'The text is not written as the field asks for.' },
  { id: 'schema/property-names', severity: 'error', summary: 'The name of a field is not accepted.' },
  {
    id: 'schema/required',
    severity: 'error',
    summary: 'A field is missing without which its part cannot be shown.',
  },
  { id: 'schema/type', severity: 'error', summary: 'The value is of the wrong kind.' },
  { id: 'schema/unique-items', severity: 'error', summary: 'The same entry stands in the list twice.' },
  { id: 'schema/unknown-field', severity: 'error', summary: 'There is no field of this name.' },
];
