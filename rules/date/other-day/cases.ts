import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  options: { settings: { timeZone: 'America/New_York' } },
  finds: {
    'a morning in Berlin, which is the evening before on the site': {
      content: { updatedAt: '2026-03-10T04:30:00+01:00' },
      at: '/updatedAt',
      says: 'Readers see 2026-03-09',
    },
    'the first day of a year': {
      content: { publishedAt: '2026-01-01T01:00:00+01:00' },
      at: '/publishedAt',
      says: 'Readers see 2025-12-31, because dates are shown in the time zone America/New_York, but the field has 2026-01-01',
      severity: 'info',
    },
    'an evening in Los Angeles': {
      content: { byline: { authors: [], reviewedAt: '2026-03-08T22:30:00-07:00' } },
      at: '/byline/reviewedAt',
      says: 'Readers see 2026-03-09',
    },
  },
  passes: {
    'a time of the site': { updatedAt: '2026-03-10T23:30:00-04:00' },
    'another time zone at noon': { updatedAt: '2026-03-10T12:00:00+01:00' },
    'the first moment of a day on the site': { updatedAt: '2026-03-10T05:00:00+01:00' },
    'what a program wrote in UTC': { updatedAt: '2026-03-10T02:00:00Z' },
    'no dates': { publishedAt: undefined, updatedAt: undefined, byline: undefined },
  },
};
