import type { Removal } from '#transformer/html/cleanAttributes.ts';
import { faultOfRemoval } from '#transformer/render/fault.ts';
import type { Range } from '../html/htmlTree.ts';
import type { Details, Report } from '../rule.ts';
import type { HtmlSubject } from '../subjects/subjects.ts';

/** Longer addresses are truncated, as in the sanitiser's log. */
const longestAddress = 80;

/** Reports something that the sanitiser removes, in the words of the server's log. */
export function reportRemoval(
  field: HtmlSubject,
  { kind, detail }: Removal,
  parts: readonly (Range | undefined)[],
  report: Report,
  details: Details = {},
): void {
  const shown = detail.length > longestAddress ? `${detail.slice(0, longestAddress)}…` : detail;
  const { message, evidence = shown } = faultOfRemoval({ kind, detail: shown }, '');
  const times = parts.length > 1 ? ` It is here ${parts.length} times.` : '';
  report(field.place(parts[0]), message + times, { evidence, ...details });
}
