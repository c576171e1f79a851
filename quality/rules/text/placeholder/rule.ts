import { anyOf } from '../../../anyOf.ts';
import type { Rule } from '../../../rule.ts';

/** What writers and templates leave where the text is still to come. */
const placeholders: readonly RegExp[] = [
  // "To come", as journalists write it. In brackets or with a hyphen it is an enzyme: "HSV-TK", "thymidine kinase (TK)".
  /(?<![\w(-])TK(?:TK)?(?![\w)-])/g,
  /\b(?:FIXME|TBD)\b/g,
  /\b(?:[Ll]orem ipsum|dolor sit amet)\b/g,
  /\b(?:[Yy]our|[Ii]nsert|[Aa]dd|[Ee]nter) (?:text|link|image|title|name) here\b/g,
  /\b(?:[Tt]ext|[Hh]eadline|[Cc]opy) goes here\b/g,
  /\[(?:citation needed|insert [^\]]{1,40}|link|source)\]/g,
  /\{\{ ?[\w.]{1,60} ?\}\}/g,
];

/** The same, in languages in which it is no word: "todo" is all of it in Spanish. */
const todo = /\bTODO\b/g;
const languagesWithTodo: ReadonlySet<string> = new Set(['es', 'pt', 'gl']);

/** Texts that are still to be written. */
export const rule: Rule = {
  id: 'text/placeholder',
  severity: 'error',
  summary: 'A text is still to be written.',
  textPattern: anyOf([...placeholders, todo]),
  text({ article, text, place }, report) {
    const sought = languagesWithTodo.has(article.language) ? placeholders : [...placeholders, todo];
    for (const { 0: found, index } of sought.flatMap((pattern) => [...text.matchAll(pattern)])) {
      report(
        place({ start: index, end: index + found.length }),
        `"${found}" stands for a text that is still to come. Write it, or take the sentence out.`,
        { evidence: found },
      );
    }
  },
};
