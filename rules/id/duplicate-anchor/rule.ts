import { anchorsOfHeadings } from '#transformer/normalise/anchorHeadings.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'id/duplicate-anchor',
  severity: 'warning',
  summary: 'A heading’s anchor is taken, so links to it lead elsewhere.',
  article(article, report) {
    const headings = article.blocksOf('heading');
    if (headings.every(({ data }) => data.anchor === undefined)) return;
    const given = anchorsOfHeadings(article.envelope.allBlocks);
    for (const [index, heading] of headings.entries()) {
      const { anchor } = heading.data;
      const became = given[index];
      if (anchor === undefined || became === undefined || anchor === became) continue;
      const first = headings.find((_heading, other) => given[other] === anchor);
      report(
        heading.place('/data/anchor'),
        `The anchor "${anchor}" is taken, so this heading becomes "${became}", and links to #${anchor} lead elsewhere. Give it another name.`,
        {
          evidence: anchor,
          ...(first ? { related: [{ place: first.place(), message: 'The heading that has it.' }] } : {}),
        },
      );
    }
  },
};
