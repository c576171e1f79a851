import { faultOfRemoval } from '#transformer/fault.ts';
import type { Removal } from '#transformer/html/cleanAttributes.ts';
import type { Range } from '../html/htmlTree.ts';
import type { Details, Report } from '../rule.ts';
import type { HtmlSubject } from '../subjects/subjects.ts';

/** Longer addresses are truncated, as in the sanitiser's log. */
const longestAddress = 80;

/** Reports something that the sanitiser removes, in the words of the server's log. */
export function reportRemoval(
  field: HtmlSubject,
  { kind, what }: Removal,
  parts: readonly (Range | undefined)[],
  report: Report,
  details: Details = {},
): void {
  const shown = what.length > longestAddress ? `${what.slice(0, longestAddress)}…` : what;
  const { message, evidence = shown } = faultOfRemoval({ kind, what: shown }, '');
  const times = parts.length > 1 ? ` It is here ${parts.length} times.` : '';
  report(field.place(parts[0]), message + times, { evidence, ...details });
}
