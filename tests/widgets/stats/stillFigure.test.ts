import { isFixed } from '#widgets/stats/Stats.tsx';

describe('a figure', () => {
  test.each([
    ['a dose', '2.5 g', 'is the lowest daily dose in most of the trials'],
    ['a dose in words', '400', 'milligrams a day'],
    ['a limit', '350 mg', 'a day is the upper limit from supplements'],
    ['a limit without a unit', '10', 'drinks a week are the most that is advised'],
    ['a share', '31%', 'contained the stated amount'],
    ['a share of a number', '89', 'of 100 points went to the Mediterranean pattern'],
    ['a share of people', '3', 'in 10 adults sleep badly'],
    ['a duration', '38 weeks', 'is how long a pregnancy lasts'],
    ['a duration in words', '160', 'minutes of exercise a week'],
    ['an age', '60', 'years of age'],
    ['a price', '$12', 'with a coupon'],
    ['a price in another currency', '12 €', 'with a coupon'],
    ['a change', '−12', 'points in eight weeks'],
    ['an average', '2.4', 'children in each family'],
    ['a reading', '120/80', 'is normal'],
    ['a number in other digits', '٣٥', 'people'],
  ])('stands still as %s: %s %s', (_kind, number, text) => expect(isFixed(number, text)).toBe(true));

  test.each([
    ['353', 'were sold for sexual enhancement'],
    ['2,070', 'studies that compared a generic with its original'],
    ['2\u00A0070', 'studies'],
    ['1,000,000+', 'readers'],
    ['~28', 'types have been described'],
    ['1.5 million', 'readers asked about magnesium'],
    ['7', 'dayrooms were visited'],
    ['12', undefined],
  ])('counts up where it is a plain count of things: %s %s', (number, text) =>
    expect(isFixed(number, text)).toBe(false),
  );
});
