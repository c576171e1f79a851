import { leftoversIn } from '../../engine/facts/leftovers.ts';
import type { Rule } from '../../engine/rule.ts';

const placeholders: readonly RegExp[] = [
  // "To come" in journalism. In brackets or with a hyphen it is an enzyme: "HSV-TK", "thymidine kinase (TK)".
  /(?<![\w(-])TK(?:TK)?(?![\w)-])/g,
  /\b(?:FIXME|TBD)\b/g,
  /\b(?:[Ll]orem ipsum|dolor sit amet)\b/g,
  /\b(?:[Yy]our|[Ii]nsert|[Aa]dd|[Ee]nter) (?:text|link|image|title|name) here\b/g,
  /\b(?:[Tt]ext|[Hh]eadline|[Cc]opy) goes here\b/g,
  /\b(?:[Tt]u|[Ss]u|[Ii]nsert[ae]|[Aa]ñad[ae]|[Ee]scrib[ae]) (?:texto|enlace|imagen|título|nombre) aquí/g,
  /\[(?:citation needed|cita requerida|[Ii]nsert [^\]]{1,40}|[Yy]our (?:[Nn]ame|[Cc]ompany|[Bb]rand|[Ww]ebsite)|link|source)\]/g,
  /\{\{[#/>&^{]? ?[A-Za-z_][^{}]{0,80}\}\}/g,
  /\$\{[^{}]{1,60}\}|\{% ?[a-z][^%{}]{0,60}%\}/g,
  /\{(?:name|firstName|lastName|[a-z]{2,30}(?:_[a-z]{2,30}){1,3})\}/g,
  /%%[a-z][a-z_-]{1,40}%%|%[A-Z]{2,20}(?:_[A-Z]{2,20}){1,3}%/g,
  /\*\|[A-Z][A-Z\d_:]{0,40}\|\*|\[\[[A-Z][A-Z\d_ ]{1,40}\]\]|__[A-Z]{3,30}(?:_[A-Z]{2,30}){0,3}__/g,
  /(?:<|&lt;)%[=-]?[^%<>]{1,60}%(?:>|&gt;)/g,
];

/** Only in languages in which it is not a word: "todo" is "all" in Spanish. */
const todo = /\bTODO\b/g;
const kinds = placeholders.map((pattern) => ({ pattern }));
const kindsWithTodo = [...kinds, { pattern: todo }];
const languagesWithTodo: ReadonlySet<string> = new Set(['es', 'pt', 'gl']);

export const rule: Rule = {
  id: 'text/placeholder',
  severity: 'error',
  summary: 'A text contains a placeholder.',
  // Prefilter: each pattern contains one of these, and the search is fast.
  textPattern: /TK|FIXME|TBD|TODO|orem ipsum|dolor sit|\b(?:here|aquí)|[[{%]|\*\||__/,
  text(subject, report) {
    const sought = languagesWithTodo.has(subject.article.language) ? kinds : kindsWithTodo;
    for (const { found, place } of leftoversIn(subject, sought)) {
      report(place, `"${found}" is a placeholder. Write the text, or remove the sentence.`, {
        evidence: found,
      });
    }
  },
};
