import { check } from '#rules/check.ts';
import { exampleArticle } from '#rules/testing/exampleArticle.ts';

function saidOf(envelope: object, at: string, timeZone?: string): string[] {
  return check(exampleArticle(envelope), { at: new Date(at), settings: { timeZone } })
    .filter(({ rule }) => /^(?:date|meta)\//.test(rule) && rule !== 'date/other-day')
    .map(({ rule, message }) => `${rule}: ${message}`);
}

const reviewed = (reviewedAt: string) => ({ byline: { authors: [], reviewedAt } });

describe('rules name the day of the site', () => {
  test('of a medical review, and are due by it', () => {
    const article = reviewed('2024-04-30T22:00:00-07:00');
    const due = (day: string) => [
      `date/review-due: The last medical review was on ${day}, at least 24 months ago. Have the article reviewed again.`,
    ];
    expect(saidOf(article, '2026-04-30T00:00:00Z')).toEqual(due('2024-04-30'));
    expect(saidOf(article, '2026-04-29T23:59:59Z')).toEqual([]);
    expect(saidOf(article, '2026-04-30T12:00:00Z', 'Europe/Berlin')).toEqual([]);
    expect(saidOf(article, '2026-04-30T22:00:00Z', 'Europe/Berlin')).toEqual(due('2024-05-01'));
  });

  test('of an update', () => {
    const planned = { updatedAt: '2026-12-31T20:00:00-05:00' };
    expect(saidOf(planned, '2026-12-01T00:00:00Z')).toEqual([
      expect.stringContaining('The date updated is 2026-12-31,'),
    ]);
    expect(saidOf(planned, '2026-12-01T00:00:00Z', 'UTC')).toEqual([
      expect.stringContaining('The date updated is 2027-01-01,'),
    ]);
  });

  test('of two dates, and their times where both are of one day', () => {
    const swapped = { publishedAt: '2026-02-03T01:00:00Z', updatedAt: '2026-02-02T23:00:00Z' };
    expect(saidOf(swapped, '2026-03-20T00:00:00Z')).toEqual([
      expect.stringContaining('The update date 2026-02-02 is before the publication date 2026-02-03.'),
    ]);
    expect(saidOf(swapped, '2026-03-20T00:00:00Z', 'America/New_York')).toEqual([
      expect.stringContaining(
        'The update date 2026-02-02T18:00:00-05:00 is before the publication date 2026-02-02T20:00:00-05:00.',
      ),
    ]);
  });

  test('by whose year a title is old', () => {
    const title = { title: 'The Best Pillows of 2025' };
    const newYear = '2026-01-01T04:00:00Z';
    expect(saidOf(title, newYear)).toEqual([expect.stringMatching(/^date\/old-year/)]);
    expect(saidOf(title, newYear, 'America/New_York')).toEqual([]);
  });

  test('until which another rule is silenced', () => {
    const silenced = {
      ...reviewed('2019-01-01T00:00:00Z'),
      suppress: [{ rule: 'date/review-due', reason: 'The next review is booked.', until: '2026-06-30' }],
    };
    const night = '2026-07-01T03:00:00Z';
    expect(saidOf(silenced, night, 'America/New_York')).toEqual([]);
    expect(saidOf(silenced, night)).toContainEqual(expect.stringMatching(/^meta\/expired-suppression/));
  });
});
