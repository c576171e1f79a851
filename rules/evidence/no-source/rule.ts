import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'evidence/no-source',
  severity: 'warning',
  summary: 'A level of evidence names no source.',
  blocks: {
    evidence({ data, place }, report) {
      const { claim, level, sources = [] } = data;
      if (level === 'none' || sources.length > 0) return;
      report(
        place('/data/level'),
        `The evidence is said to be ${level}, and no source says why. Name the review or the studies that the level rests on.`,
        { evidence: claim },
      );
    },
  },
};
