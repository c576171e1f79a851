import type { RuleExamples } from '../../testing/ruleCases.ts';

const reviewed = (reviewedAt: string): object => ({ byline: { authors: [], reviewedAt } });

export const cases: RuleExamples = {
  finds: {
    'a review of two years ago to the day': {
      content: reviewed('2024-04-01T00:00:00Z'),
      at: '/byline/reviewedAt',
      says: 'at least 24 months ago',
    },
    'a review of long ago': { content: reviewed('2019-01-01T00:00:00Z') },
    'a review of three years ago, named with its time zone': {
      content: reviewed('2023-03-01T00:00:00+05:00'),
    },
  },
  passes: {
    'a review of two years less a day ago': reviewed('2024-04-02T00:00:00Z'),
    'a review of last month': reviewed('2026-03-01T00:00:00Z'),
    'a review without a day': { byline: { authors: [], medicalReviewer: { name: 'Ruth Nakagawa' } } },
    'no byline': { byline: undefined },
    'an old article that was reviewed lately': {
      publishedAt: '2015-02-03T09:00:00Z',
      ...reviewed('2026-01-01T00:00:00Z'),
    },
  },
};
