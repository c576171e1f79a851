import { shownMoment } from '#contracts/drugs/seenAt.ts';

describe('the moment at which prices were seen', () => {
  test.each([
    ['2026-11-26T16:05:00Z', 'November 26, 2026, 11:05 a.m. Eastern Time'],
    ['2026-11-26T17:00:00Z', 'November 26, 2026, 12:00 p.m. Eastern Time'],
    ['2026-11-27T04:59:59Z', 'November 26, 2026, 11:59 p.m. Eastern Time'],
    ['2026-11-27T05:00:00Z', 'November 27, 2026, 12:00 a.m. Eastern Time'],
    ['2026-07-01T16:05:00Z', 'July 1, 2026, 12:05 p.m. Eastern Time'],
  ])('%s is %s', (seenAt, shown) => expect(shownMoment(seenAt)).toBe(shown));

  test.each([['yesterday'], ['']])('%j is none', (seenAt) => expect(shownMoment(seenAt)).toBeUndefined());
});
