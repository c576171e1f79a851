import { anchorsOfHeadings } from '#transformer/normalise/anchorHeadings.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'id/duplicate-anchor',
  severity: 'warning',
  summary: 'Two headings have the same anchor, so links go to the wrong heading.',
  article(article, report) {
    const headings = article.blocksOf('heading');
    if (headings.every(({ data }) => data.anchor === undefined)) return;
    const anchors = anchorsOfHeadings(article.envelope.allBlocks);
    for (const [index, heading] of headings.entries()) {
      const { anchor } = heading.data;
      const actual = anchors[index];
      if (anchor === undefined || actual === undefined || anchor === actual) continue;
      const first = headings.find((_heading, other) => anchors[other] === anchor);
      report(
        heading.place('/data/anchor'),
        `The anchor "${anchor}" is used elsewhere on the page, so this heading gets "${actual}". Links to #${anchor} go there. Choose another anchor.`,
        {
          evidence: anchor,
          ...(first
            ? { related: [{ place: first.place(), message: 'This heading has the same anchor.' }] }
            : {}),
        },
      );
    }
  },
};
