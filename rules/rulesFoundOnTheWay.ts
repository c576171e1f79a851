import type { RuleInfo } from './engine/rule.ts';

/** Found while files are read, articles validated and pages rendered. Each has a page, and no `rule.ts`. */
export const rulesFoundOnTheWay: readonly RuleInfo[] = [
  {
    id: 'article/not-kept',
    severity: 'error',
    summary: 'The editor could not save the article.',
    foundBy: 'saving',
  },
  ...rulesOf('error', {
    'block/malformed': 'Something in the list of blocks is no block.',
    'block/not-allowed': 'A container does not take blocks of this type.',
    'block/too-deep': 'Blocks, lists or groups stand inside each other too deep.',
    'block/too-many': 'The article has more blocks than a page can bear.',
    'block/unknown-type': 'There is no block type of this name.',
    'file/unreadable': 'A file could not be read.',
    'html/too-long': 'A field of HTML is too long and was cut.',
    'html/too-much': 'The article holds so much HTML that not all of it was checked.',
    'json/dangerous-key': 'A key is one that could reach a prototype.',
    'json/duplicate-key': 'An object has the same key twice.',
    'json/encoding': 'The document is not UTF-8.',
    'json/syntax': 'The document is not JSON.',
    'json/too-large': 'The document is too large.',
    'json/too-many-items': 'A list has too many entries.',
    'json/too-many-values': 'The document holds too many values.',
    'link/unsafe-url': 'The address runs code, leaves the web or carries a password.',
    'meta/expired-suppression': 'A rule was silenced until a day that is over.',
    'meta/rule-failed': 'A rule failed, so the article was not checked for it.',
    'schema/enum': 'The value is none of those that the field may have.',
    'schema/format': 'The text is no date.',
    'schema/invalid': 'The value breaks a rule of its schema.',
    'schema/max-items': 'The list has too many entries.',
    'schema/max-length': 'The text is too long.',
    'schema/max-properties': 'A group has too many fields.',
    'schema/maximum': 'The number is too large.',
    'schema/min-items': 'The list has too few entries.',
    'schema/min-length': 'The text is empty or too short.',
    'schema/min-properties': 'A group is empty.',
    'schema/minimum': 'The number is too small.',
    'schema/newer-version': 'The article is written for a version of the contract that is not known yet.',
    'schema/pattern': 'The text is not written as the field asks for.',
    'schema/property-names': 'The name of a field is not accepted.',
    'schema/required': 'A field is missing without which its part cannot be shown.',
    'schema/type': 'The value is of the wrong kind.',
    'schema/unique-items': 'The same entry stands in the list twice.',
    'schema/unknown-field': 'There is no field of this name.',
  }),
  ...rulesOf('warning', {
    'id/duplicate': 'Two blocks have the same id.',
    'id/missing': 'A block has no id.',
    'json/byte-order-mark': 'The document begins with a byte order mark.',
    'meta/unused-suppression': 'A rule is silenced where it finds nothing.',
  }),
  ...rulesOf('info', {
    'block/more-problems': 'There are more problems here than are worth listing.',
    'schema/older-version': 'Something is written as an earlier version of the contract had it.',
  }),
];

function rulesOf(
  severity: RuleInfo['severity'],
  summaries: Readonly<Record<string, string>>,
): readonly RuleInfo[] {
  return Object.entries(summaries).map(([id, summary]) => ({ id, severity, summary }));
}
