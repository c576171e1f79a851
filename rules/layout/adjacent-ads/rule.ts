import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'layout/adjacent-ads',
  severity: 'warning',
  summary: 'Two advertisements are next to each other.',
  article({ topBlocks: top }, report) {
    for (const [index, block] of top.entries()) {
      const previous = top[index - 1];
      if (block.type !== 'inline-ad' || previous?.type !== 'inline-ad') continue;
      report(
        block.place(),
        'This advertisement is directly after another one. Put content between them, or remove one.',
        { evidence: block.id, related: [{ place: previous.place(), message: 'This is the previous one.' }] },
      );
    }
  },
};
