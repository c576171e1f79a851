import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'evidence/no-source',
  severity: 'warning',
  summary: 'A level of evidence has no source.',
  blocks: {
    evidence({ data, place }, report) {
      const { claim, level, sources = [] } = data;
      if (level === 'none' || sources.length > 0) return;
      report(
        place('/data/level'),
        `The level of evidence is ${level}, but there is no source for it. Add the review or the studies that it is based on.`,
        { evidence: claim },
      );
    },
  },
};
