import type { Rule } from '../../engine/rule.ts';

const fewest = 3;

export const rule: Rule = {
  id: 'key-points/too-few',
  severity: 'warning',
  summary: 'A key points box has fewer than three points.',
  blocks: {
    'key-points'({ data, place }, report) {
      const { length } = data.points;
      if (length >= fewest) return;
      report(
        place('/data/points'),
        `The box has only ${length === 1 ? 'one point' : 'two points'}. It should have three to five: add points, or move the text to the introduction.`,
        { evidence: data.points[0] ?? '' },
      );
    },
  },
};
