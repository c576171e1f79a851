import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'an update on the day before': {
      content: { publishedAt: '2026-02-03T09:00:00Z', updatedAt: '2026-02-02T09:00:00Z' },
      at: '/updatedAt',
      says: 'The update date 2026-02-02 is before the publication date 2026-02-03',
    },
    'an update a second before': {
      content: { publishedAt: '2026-02-03T09:00:00Z', updatedAt: '2026-02-03T08:59:59Z' },
    },
    'an update that is earlier only by its time zone': {
      content: { publishedAt: '2026-02-03T09:00:00Z', updatedAt: '2026-02-03T10:00:00+02:00' },
    },
  },
  passes: {
    'the same moment': { publishedAt: '2026-02-03T09:00:00Z', updatedAt: '2026-02-03T09:00:00Z' },
    'the same moment in another time zone': {
      publishedAt: '2026-02-03T09:00:00Z',
      updatedAt: '2026-02-03T04:00:00-05:00',
    },
    'a later update': { publishedAt: '2026-02-03T09:00:00Z', updatedAt: '2026-02-03T09:00:01Z' },
    'no update': { publishedAt: '2026-02-03T09:00:00Z', updatedAt: undefined },
    'an article that is not published': { publishedAt: undefined, updatedAt: '2026-02-03T09:00:00Z' },
  },
};
