import { dayAt, dayInWords, readDay, writtenDay } from '#widgets/calculator/formulas/calendarDay.ts';
import { dueDate, gestationalAge, possibleStarts, trimester } from '#widgets/calculator/formulas/dueDate.ts';

const day = (text: string): number => readDay(text) ?? Number.NaN;

describe('a day of the calendar', () => {
  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '26-01-01', '', 'tomorrow', '2026-02-29', '2026-00-10'])(
    'is not read from "%s"',
    (text) => expect(readDay(text)).toBeUndefined(),
  );
  test.each(['2028-02-29', '1850-06-01', '0099-01-01', '9999-12-31'])('%s comes back as it was', (text) =>
    expect(writtenDay(day(text))).toBe(text),
  );
  test('is that of the reader, not of the world', () => {
    expect(writtenDay(dayAt(new Date(2026, 10, 23, 23, 59)))).toBe('2026-11-23');
    expect(writtenDay(dayAt(new Date(2026, 10, 23, 0, 1)))).toBe('2026-11-23');
  });
  test('is told in words', () => expect(dayInWords(day('2026-11-23'))).toBe('Monday, November 23, 2026'));
});

test.each([
  ['last-period', '2026-01-01', undefined, '2026-10-08'],
  ['last-period', '2026-01-01', 28, '2026-10-08'],
  ['last-period', '2026-01-01', 35, '2026-10-15'],
  ['last-period', '2026-01-01', 21, '2026-10-01'],
  ['conception', '2026-01-15', undefined, '2026-10-08'],
  ['conception', '2026-01-15', 35, '2026-10-08'],
  ['transfer-day-3', '2026-01-18', undefined, '2026-10-08'],
  ['transfer-day-5', '2026-01-20', undefined, '2026-10-08'],
  ['last-period', '2027-06-01', undefined, '2028-03-07'],
] as const)('the due date from %s on %s, cycle %s, is %s', (start, from, cycle, due) =>
  expect(writtenDay(dueDate(start, day(from), cycle))).toBe(due),
);

describe('the days on which a pregnancy may have begun', () => {
  const today = day('2026-11-23');

  test('end today', () => expect(possibleStarts('last-period', today).max).toBe(today));
  test('begin where the due date is three weeks over', () => {
    expect(today - dueDate('last-period', possibleStarts('last-period', today).min)).toBe(21);
    expect(today - dueDate('transfer-day-5', possibleStarts('transfer-day-5', today).min)).toBe(21);
    expect(today - dueDate('last-period', possibleStarts('last-period', today, 40).min, 40)).toBe(21);
  });
});

describe('how far a pregnancy is', () => {
  const due = day('2026-10-08');

  test.each([
    ['2026-10-08', { weeks: 40, days: 0 }],
    ['2026-10-07', { weeks: 39, days: 6 }],
    ['2026-10-20', { weeks: 41, days: 5 }],
    ['2026-01-01', { weeks: 0, days: 0 }],
    ['2025-12-25', { weeks: 0, days: 0 }],
  ])('on %s', (today, age) => expect(gestationalAge(due, day(today))).toEqual(age));
  test.each([
    [0, 1],
    [13, 1],
    [14, 2],
    [27, 2],
    [28, 3],
    [41, 3],
  ])('with %i weeks is trimester %i', (weeks, third) => expect(trimester(weeks)).toBe(third));
});
