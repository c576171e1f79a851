import fc from 'fast-check';
import { dayAt, dayOf, isTimeZone, noonOf, siteTime } from '#contracts/siteTime.ts';

describe('the day of a date', () => {
  test.each([
    ['2026-05-04T21:30:00-04:00', '2026-05-04'],
    ['2026-04-30T19:00:00-07:00', '2026-04-30'],
    ['2025-12-31T20:00:00-05:00', '2025-12-31'],
    ['2026-01-01T00:30:00+14:00', '2026-01-01'],
    ['2025-12-31T23:30:00-12:00', '2025-12-31'],
    ['2026-05-04T23:59:59Z', '2026-05-04'],
    ['2026-05-04 00:10:00.25+02', '2026-05-04'],
    ['2026-05-04t00:10:00z', '2026-05-04'],
    ['2024-12-31T23:59:60Z', '2024-12-31'],
    ['2026-05-04', '2026-05-04'],
    ['9999-12-31T23:59:59Z', '9999-12-31'],
    ['2028-02-29T12:00:00Z', '2028-02-29'],
  ])('%s is %s as it is written, where the site names no time zone', (moment, day) =>
    expect(dayOf(moment, undefined)).toBe(day),
  );

  test.each([
    ['America/New_York', '2026-05-05T01:30:00Z', '2026-05-04T21:30:00-04:00'],
    ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31T23:59:59-05:00'],
    ['America/New_York', '2026-01-01T05:00:00Z', '2026-01-01T00:00:00-05:00'],
    ['America/New_York', '2026-03-08T06:59:59Z', '2026-03-08T01:59:59-05:00'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08T03:00:00-04:00'],
    ['America/New_York', '2026-05-04', '2026-05-04'],
    ['Pacific/Kiritimati', '2026-05-04T10:00:00Z', '2026-05-05T00:00:00+14:00'],
    ['Etc/GMT+12', '2026-05-04T11:59:59Z', '2026-05-03T23:59:59-12:00'],
    ['Asia/Kolkata', '2026-05-03T18:30:00Z', '2026-05-04T00:00:00+05:30'],
    ['UTC', '2026-05-04T21:30:00-04:00', '2026-05-05T01:30:00Z'],
  ])('in %s, %s is %s', (timeZone, moment, shown) => {
    expect(siteTime(moment, timeZone)).toBe(shown);
    expect(dayOf(moment, timeZone)).toBe(shown.slice(0, 10));
  });

  test.each([
    ...['', 'lately', 'last spring', '2026-02-30', '2026-02-30T09:00:00Z', '2026-13-01T09:00:00Z'],
    ...['0000-01-01T00:00:00Z', '0099-05-04T00:00:00Z', '+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z'],
    '9999-12-31T23:00:00-10:00',
  ])('%j has none', (moment) =>
    expect(
      [undefined, 'America/New_York', 'Pacific/Kiritimati'].map((zone) => siteTime(moment, zone)),
    ).toEqual([undefined, undefined, undefined]),
  );

  test('is of the same instant, whatever the zone', () => {
    const moments = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom('UTC', 'America/St_Johns', 'Australia/Lord_Howe', 'America/Santiago');
    fc.assert(
      fc.property(moments, zones, (date, zone) => {
        const shown = siteTime(date.toISOString(), zone) ?? '';
        expect(Date.parse(shown)).toBe(Math.floor(date.getTime() / 1000) * 1000);
      }),
    );
  });
});

test('the day at an instant, and noon of a day, are those of the site', () => {
  const newYear = new Date('2026-01-01T03:00:00Z');
  expect([undefined, 'America/New_York'].map((zone) => dayAt(newYear, zone))).toEqual([
    '2026-01-01',
    '2025-12-31',
  ]);
  for (const zone of [undefined, 'Pacific/Kiritimati', 'Etc/GMT+12', 'America/Santiago'])
    for (const day of ['2026-09-06', '2026-04-05', '2025-12-31'])
      expect(dayAt(noonOf(day, zone), zone)).toBe(day);
});

test('a time zone is what the runtime knows as one', () =>
  expect(['America/New_York', 'UTC', 'New York', 'EDT4', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]));
