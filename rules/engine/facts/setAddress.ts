import { escapeAttribute } from '#transformer/html/escape.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { editText, setField } from '../fixes.ts';
import type { LinkSubject } from '../subjects/subjects.ts';

export function setAddress(
  kind: 'safe' | 'review',
  link: LinkSubject,
  href: string,
): NonNullable<Problem['fix']> {
  const { html } = link;
  const at = link.place();
  if (!html || !at.within) return setField(kind, at, href);
  return editText(kind, html.field.place(), html.field.html, [{ ...at.within, text: escapeAttribute(href) }]);
}
