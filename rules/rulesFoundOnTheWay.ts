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
    'block/malformed': 'An entry in the list of blocks is not a block.',
    'block/not-allowed': 'This block type is not allowed in its container.',
    'block/too-deep': 'Blocks, lists or groups are nested too deeply.',
    'block/too-many': 'The article has too many blocks.',
    'block/unknown-type': 'The block type is unknown.',
    'file/unreadable': 'A file could not be read.',
    'html/too-long': 'An HTML field is too long and was cut.',
    'html/too-much': 'The article has too much HTML, so not all of it was checked.',
    'json/dangerous-key': 'A key is not allowed for security reasons.',
    'json/duplicate-key': 'An object has the same key twice.',
    'json/encoding': 'The document is not UTF-8.',
    'json/syntax': 'The document is not JSON.',
    'json/too-large': 'The document is too large.',
    'json/too-many-items': 'A list has too many entries.',
    'json/too-many-values': 'The document has too many values.',
    'link/unsafe-url': 'The link has an unsafe address.',
    'meta/expired-suppression': 'A suppression has expired.',
    'meta/rule-failed': 'A rule failed, so the article was not checked for it.',
    'schema/enum': 'The value is not one of the allowed values.',
    'schema/format': 'The text is not a date.',
    'schema/invalid': 'The value does not match its schema.',
    'schema/max-items': 'The list has too many entries.',
    'schema/max-length': 'The text is too long.',
    'schema/max-properties': 'A group has too many fields.',
    'schema/maximum': 'The number is too large.',
    'schema/min-items': 'The list has too few entries.',
    'schema/min-length': 'The text is empty or too short.',
    'schema/min-properties': 'A group is empty.',
    'schema/minimum': 'The number is too small.',
    'schema/newer-version': 'The article has a newer contract version than this release supports.',
    'schema/pattern': 'The text does not have the required format.',
    'schema/property-names': 'The name of a field is not allowed.',
    'schema/required': 'A required field is missing.',
    'schema/type': 'The value has the wrong type.',
    'schema/unique-items': 'The same entry is in the list twice.',
    'schema/unknown-field': 'The field is unknown.',
  }),
  ...rulesOf('warning', {
    'id/duplicate': 'Two blocks have the same id.',
    'id/missing': 'A block has no id.',
    'json/byte-order-mark': 'The document begins with a byte order mark.',
    'meta/unused-suppression': 'A suppression has no effect.',
  }),
  ...rulesOf('info', {
    'block/more-problems': 'There are too many problems here to list them all.',
    'schema/older-version': 'A part of the article uses an earlier version of the contract.',
  }),
];

function rulesOf(
  severity: RuleInfo['severity'],
  summaries: Readonly<Record<string, string>>,
): readonly RuleInfo[] {
  return Object.entries(summaries).map(([id, summary]) => ({ id, severity, summary }));
}
