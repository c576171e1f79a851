import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'layout/adjacent-ads',
  severity: 'warning',
  summary: 'Two advertisements stand one behind the other.',
  article({ topBlocks: top }, report) {
    for (const [index, block] of top.entries()) {
      const before = top[index - 1];
      if (block.type !== 'inline-ad' || before?.type !== 'inline-ad') continue;
      report(
        block.place(),
        'This advertisement stands right behind another one. Put some of the article between them, or take one out.',
        { evidence: block.id, related: [{ place: before.place(), message: 'This is the one before it.' }] },
      );
    }
  },
};
