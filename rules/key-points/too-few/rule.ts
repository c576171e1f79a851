import type { Rule } from '../../engine/rule.ts';

const fewest = 3;

export const rule: Rule = {
  id: 'key-points/too-few',
  severity: 'warning',
  summary: 'A box of key points holds fewer than three.',
  blocks: {
    'key-points'({ data, place }, report) {
      const { length } = data.points;
      if (length >= fewest) return;
      report(
        place('/data/points'),
        `The box holds ${length === 1 ? 'one point' : 'two points'}. Three to five are worth a box: add what is missing, or say it in the introduction.`,
        { evidence: data.points[0] ?? '' },
      );
    },
  },
};
