import { anyOf } from '../../engine/anyOf.ts';
import { editText } from '../../engine/fixes.ts';
import type { Range } from '../../engine/html/htmlTree.ts';
import type { Report, Rule } from '../../engine/rule.ts';
import type { TextSubject } from '../../engine/subjects/subjects.ts';

interface Residue {
  pattern: RegExp;
  allowedIn?: RegExp;
  message: string;
  replacement?: { kind: 'safe' | 'review'; text: string };
}

/** In scripts without spaces they mark word boundaries for search, screen readers and line breaks. */
const scriptsWithoutBlanks =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Tai_Tham}\p{Script=New_Tai_Lue}\p{Script=Tai_Le}\p{Script=Javanese}\p{Script=Balinese}]/v;

const residues: readonly Residue[] = [
  {
    // Unlike zero-width joiners (emoji, Persian), these have no meaning in most scripts.
    pattern: /[\u200B\uFEFF\u2060]+/gv,
    allowedIn: scriptsWithoutBlanks,
    message: 'There is an invisible character here, left over from copying. Remove it.',
    replacement: { kind: 'safe', text: '' },
  },
  {
    pattern: /(?:(?:&nbsp;|&#160;|&#[xX][aA]0;|\u00A0)[ \t]*){2,}(?:&nbsp;|&#160;|&#[xX][aA]0;|\u00A0)/gv,
    message:
      'There are several non-breaking spaces in a row here, which break the layout on phones. Use one space, a list or a table.',
  },
  {
    pattern: /\p{Co}+/gv,
    message:
      'There is a character of a symbol font here, which readers see as an empty box. Use the standard character, or a list.',
  },
  {
    // A word processor's line break, which browsers ignore.
    pattern: /\v+/gv,
    message:
      'There is a word processor’s line break here, which is not shown: the words run together. Use a space or a new paragraph.',
    replacement: { kind: 'review', text: ' ' },
  },
  {
    pattern: /[\p{Cc}--[\t\n\v\f\r]]+/gv,
    message: 'There is a control character here, left over from copying. Remove it.',
    replacement: { kind: 'safe', text: '' },
  },
];

export const rule: Rule = {
  id: 'html/paste-residue',
  severity: 'warning',
  summary: 'Invisible characters are left over from copying.',
  textPattern: anyOf(residues.map(({ pattern }) => pattern)),
  text(subject, report) {
    const { text, html } = subject;
    for (const residue of residues) {
      const [first, ...others] = [...text.matchAll(residue.pattern)].map(({ 0: part, index }) => ({
        start: index,
        end: index + part.length,
      }));
      if (!first || residue.allowedIn?.test(html?.html ?? text)) continue;
      reportResidue(subject, first, [first, ...others], residue, report);
    }
  },
};

function reportResidue(
  { text, html, place }: TextSubject,
  first: Range,
  found: readonly Range[],
  { message, replacement }: Omit<Residue, 'pattern'>,
  report: Report,
): void {
  const times = found.length > 1 ? ` There are ${found.length} of them in this text.` : '';
  const evidence = [...text.slice(first.start, first.end)]
    .map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
  const offset = html ? (place().within?.start ?? 0) : 0;
  const edits = found.map(({ start, end }) => ({
    start: start + offset,
    end: end + offset,
    text: replacement?.text ?? '',
  }));
  const field = html ? html.place() : place();
  report(place(first), message + times, {
    evidence,
    ...(replacement ? { fix: editText(replacement.kind, field, html?.html ?? text, edits) } : {}),
  });
}
