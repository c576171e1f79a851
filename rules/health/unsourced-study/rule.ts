import type { Rule } from '../../engine/rule.ts';
import type { ArticleSubject, HtmlSubject } from '../../engine/subjects/subjects.ts';

/** After these words, a study is a medical examination of one person. */
const examinations =
  '(?<!\\b(?:sleep|imaging|conduction|emptying|swallow|swallowing|motility|perfusion|urodynamic) )';

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

const finding = new RegExp(
  `\\b(?:(?:a|an|one|another|the|this|that|small|large|recent|new|older|20\\d\\d) (?:[\\w-]+ ){0,3}${examinations}(?:${oneStudy.join('|')})|(?:${research.join('|')})) (?:has |have )?(?:${found.join('|')})\\b(?! (?:up|out)\\b)`,
  'i',
);

const sources = /^(?:sources|references|bibliography|further reading|how we (?:researched|sourced))/i;

export const rule: Rule = {
  id: 'health/unsourced-study',
  severity: 'warning',
  summary: 'A text mentions study results without a link to a study.',
  article(article, report) {
    const claims = claimsIn(article.fields);
    if (claims.length === 0 || listsSources(article)) return;
    const linked = positionsWithSource(article);
    for (const { field, match } of claims) {
      if ([-1, 0, 1].some((step) => linked.has(field.block.position + step))) continue;
      report(
        field.place({ start: match.index, end: match.index + match[0].length }),
        'This text mentions research results, but there is no link to a study nearby. Link to the study, or to a review of several studies.',
        { evidence: sentenceAround(field, match.index) },
      );
    }
  },
};

function listsSources({ blocksOf, headings }: ArticleSubject): boolean {
  return blocksOf('sources').length > 0 || headings.some(({ text }) => sources.test(text.trim()));
}

interface Claim {
  field: HtmlSubject;
  match: RegExpExecArray;
}

/** Research claims in texts. Cells and captions are too short to require a source. */
function claimsIn(fields: readonly HtmlSubject[]): Claim[] {
  return fields.flatMap((field) => {
    const match = field.block.type === 'rich-text' ? finding.exec(field.html) : null;
    return match ? [{ field, match }] : [];
  });
}

function positionsWithSource({ links }: ArticleSubject): Set<number> {
  return new Set(links.flatMap(({ url, page, block }) => (block && url && !page ? [block.position] : [])));
}

const longestEvidence = 120;

function sentenceAround({ html }: HtmlSubject, index: number): string {
  const start = Math.max(html.lastIndexOf('.', index) + 1, html.lastIndexOf('>', index) + 1, 0);
  return html.slice(start, start + longestEvidence).trim();
}
