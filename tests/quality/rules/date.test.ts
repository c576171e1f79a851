import { futureDate } from '../../../quality/rules/date/future.ts';
import { oldYear } from '../../../quality/rules/date/oldYear.ts';
import { reviewDue } from '../../../quality/rules/date/reviewDue.ts';
import { updatedBeforePublished } from '../../../quality/rules/date/updatedBeforePublished.ts';
import { describeRule } from './cases.ts';

describeRule(updatedBeforePublished, {
  finds: {
    'an update on the day before': {
      content: { publishedAt: '2026-02-03T09:00:00Z', updatedAt: '2026-02-02T09:00:00Z' },
      at: '/updatedAt',
      says: 'updated on 2026-02-02, before it was published on 2026-02-03',
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
});

// The day of all tests is April 1, 2026.
describeRule(futureDate, {
  finds: {
    'an update of next month': { content: { updatedAt: '2026-05-01T09:00:00Z' }, at: '/updatedAt' },
    'an update of the day after tomorrow': { content: { updatedAt: '2026-04-02T00:00:01Z' } },
    'a review of next month': {
      content: { byline: { authors: [], reviewedAt: '2026-05-01T09:00:00Z' } },
      at: '/byline/reviewedAt',
      says: 'medically reviewed on 2026-05-01',
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
});

const reviewed = (reviewedAt: string): object => ({ byline: { authors: [], reviewedAt } });

describeRule(reviewDue, {
  finds: {
    'a review of two years ago to the day': {
      content: reviewed('2024-04-01T00:00:00Z'),
      at: '/byline/reviewedAt',
      says: '24 months ago or more',
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
});

describeRule(oldYear, {
  finds: {
    'the best of last year': { content: { title: 'The Best Pillows of 2025' }, marks: '2025' },
    'prices of another year': { content: { title: 'What Insulin Costs in 2023' }, marks: '2023' },
    'the later of two old years': { content: { title: 'Best Pillows 2024/2025' }, marks: '2025' },
  },
  passes: {
    'the year of a guideline': { title: 'The 2020 Dietary Guidelines, Reviewed by a Dietitian' },
    'a comparison with another illness': { title: 'COVID-19 Deaths in 2020, Compared with the Flu' },
    'a year from which something changed': { title: 'Flu Shots Since 2010: A Guide' },
    'the best of this year': { title: 'The Best Pillows of 2026' },
    'the best of next year, as writers begin in autumn': { title: 'The Best Pillows of 2027' },
    'an old year beside this one': { title: 'Pillow Prices Compared: 2024 and 2026' },
    'the year of an event': { title: 'What the 2020 Pandemic Taught Hospitals' },
    'a number that is no year': { title: 'The Best 2000-Calorie Meal Plans' },
    'no year': { title: 'The Best Pillows' },
  },
});
