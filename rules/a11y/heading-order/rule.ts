import { rejectedBlocks } from '../../engine/rejectedBlocks.ts';
import type { Rule } from '../../engine/rule.ts';
import type { ArticleSubject } from '../../engine/subjects/subjects.ts';

const titleLevel = 1;

export const rule: Rule = {
  id: 'a11y/heading-order',
  severity: 'warning',
  summary: 'A heading skips a level.',
  article(article, report) {
    const { headings } = article;
    let above = titleLevel;
    let last = -1;
    for (const heading of headings) {
      const { level } = heading;
      const { position } = heading.block;
      if (level > above + 1 && !mayMissHeading(article, last, position)) {
        report(
          heading.placeOfLevel(),
          `This heading has level ${level}, but the previous heading has level ${above}. Make it level ${above + 1}.`,
          { evidence: heading.text.trim() },
        );
      }
      above = level;
      last = position;
    }
  },
};

/** Whether a rejected block between two positions may be a heading. */
function mayMissHeading({ envelope }: ArticleSubject, before: number, after: number): boolean {
  return rejectedBlocks(envelope, 'heading').some((position) => position > before && position < after);
}
