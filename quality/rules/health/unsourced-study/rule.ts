import type { Rule } from '../../../rule.ts';
import type { ArticleSubject, HtmlSubject } from '../../../subjects/subjects.ts';

/** With these words before it, a study is an examination of one person. */
const examinations =
  '(?<!\\b(?:sleep|imaging|conduction|emptying|swallow|swallowing|motility|perfusion|urodynamic) )';

/** What finds something: of these, one; of those, many. */
export const oneStudy = ['study', 'trial', 'review', 'meta-analysis', 'survey'];
export const research = ['studies', 'trials', 'research', 'researchers', 'scientists'];
export const found = [
  'found',
  'find',
  'finds',
  'show',
  'shows',
  'showed',
  'shown',
  'suggest',
  'suggests',
  'suggested',
  'confirm',
  'confirms',
  'confirmed',
  'prove',
  'proves',
  'proved',
  'proven',
  'report',
  'reports',
  'reported',
  'link',
  'links',
  'linked',
];

/** A text that says what research found. */
const finding = new RegExp(
  `\\b(?:(?:a|an|one|another|the|this|that|small|large|recent|new|older|20\\d\\d) (?:[\\w-]+ ){0,3}${examinations}(?:${oneStudy.join('|')})|(?:${research.join('|')})) (?:has |have )?(?:${found.join('|')})\\b(?! (?:up|out)\\b)`,
  'i',
);

/** Headings below which sources are listed. */
const sources = /^(?:sources|references|bibliography|further reading|how we (?:researched|sourced))/i;

/** What research is said to have found, without a link to it: readers cannot check it, and neither can a reviewer. */
export const rule: Rule = {
  id: 'health/unsourced-study',
  severity: 'warning',
  summary: 'A text tells what studies found and does not link to one.',
  article(article, report) {
    const claims = claimsIn(article.fields);
    if (claims.length === 0 || listsSources(article)) return;
    const linked = positionsWithSource(article);
    for (const { field, match } of claims) {
      if ([-1, 0, 1].some((step) => linked.has(field.block.position + step))) continue;
      report(
        field.place({ start: match.index, end: match.index + match[0].length }),
        'This tells what research found, and there is no link to it nearby. Link the study, or a review of several.',
        { evidence: sentenceAround(field, match.index) },
      );
    }
  },
};

/** Whether an article has a list of its sources, as a block or below a heading. */
function listsSources({ blocksOf, headings }: ArticleSubject): boolean {
  return blocksOf('sources').length > 0 || headings.some(({ text }) => sources.test(text.trim()));
}

interface Claim {
  field: HtmlSubject;
  match: RegExpExecArray;
}

/** What texts tell of research. Cells, captions and the like are too short to be asked for sources. */
function claimsIn(fields: readonly HtmlSubject[]): Claim[] {
  return fields.flatMap((field) => {
    const match = field.block.type === 'rich-text' ? finding.exec(field.html) : null;
    return match ? [{ field, match }] : [];
  });
}

/** The numbers of the top-level blocks that link to a page of another site. */
function positionsWithSource({ links }: ArticleSubject): Set<number> {
  return new Set(links.flatMap(({ url, page, block }) => (block && url && !page ? [block.position] : [])));
}

const longestEvidence = 120;

function sentenceAround({ html }: HtmlSubject, index: number): string {
  const start = Math.max(html.lastIndexOf('.', index) + 1, html.lastIndexOf('>', index) + 1, 0);
  return html.slice(start, start + longestEvidence).trim();
}
