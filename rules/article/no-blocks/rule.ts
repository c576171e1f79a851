import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'article/no-blocks',
  severity: 'error',
  summary: 'The article has no blocks.',
  article({ envelope: { blocks }, place }, report) {
    if (blocks.length > 0) return;
    report(
      place('/blocks'),
      'The article has no blocks, so readers see only a title. Add content before you publish it.',
      {
        evidence: 'blocks',
      },
    );
  },
};
