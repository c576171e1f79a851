import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'an update of next month': { content: { updatedAt: '2026-05-01T09:00:00Z' }, at: '/updatedAt' },
    'an update of the day after tomorrow': { content: { updatedAt: '2026-04-02T00:00:01Z' } },
    'a review of next month': {
      content: { byline: { authors: [], reviewedAt: '2026-05-01T09:00:00Z' } },
      at: '/byline/reviewedAt',
      says: 'The date medically reviewed is 2026-05-01',
    },
  },
  passes: {
    'an update of today': { updatedAt: '2026-04-01T00:00:00Z' },
    'an update of tomorrow, which has begun elsewhere': { updatedAt: '2026-04-02T00:00:00Z' },
    'an article that is to be published with all its dates': {
      publishedAt: '2026-05-01T09:00:00Z',
      updatedAt: '2026-05-01T09:00:00Z',
      byline: { authors: [], reviewedAt: '2026-04-20T09:00:00Z' },
    },
    'a review of yesterday': { byline: { authors: [], reviewedAt: '2026-03-31T09:00:00Z' } },
    'no dates': { publishedAt: undefined, updatedAt: undefined, byline: undefined },
  },
};
