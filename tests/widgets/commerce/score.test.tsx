import { renderToStaticMarkup } from 'react-dom/server';
import { ScoreBar } from '#widgets/commerce/ScoreBoard.tsx';
import { StarRating } from '#widgets/commerce/StarRating.tsx';
import { formatScore, ratingsText, scoreLabel, scorePercent } from '#widgets/commerce/score.ts';

describe('a score', () => {
  test.each([
    [5, 'EXCELLENT'],
    [4.8, 'EXCELLENT'],
    [4.79, 'GREAT'],
    [4.5, 'GREAT'],
    [4.49, 'VERY GOOD'],
    [3.9, 'VERY GOOD'],
    [3.89, 'GOOD'],
    [0, 'GOOD'],
  ])('of %d is called %s', (score, label) => expect(scoreLabel(score)).toBe(label));

  test.each([
    [0, 0],
    [4.4, 88],
    [4.5, 90],
    [5, 100],
    [-1, 0],
    [6, 100],
  ])('of %d fills %d percent of its bar', (score, percent) => expect(scorePercent(score)).toBe(percent));

  test.each([
    [4, '4.0'],
    [2.3, '2.3'],
    [4.79, '4.7'],
    [4.8, '4.8'],
  ])('of %d is written %s, and never looks better than its label', (score, text) =>
    expect(formatScore(score)).toBe(text),
  );
});

describe('a score bar', () => {
  test('is filled to score out of five', () =>
    expect(renderToStaticMarkup(<ScoreBar score={3} />)).toContain('width:60%'));

  test('shows 4.5 when it is not told a score', () =>
    expect(renderToStaticMarkup(<ScoreBar />)).toContain('width:90%'));
});

test('a star rating says its number to those who cannot see the stars', () => {
  const html = renderToStaticMarkup(<StarRating score={4.7} by="us" />);
  expect(html).toContain('role="img" aria-label="Rated 4.7 out of 5"');
  expect(html).toContain('--filled:94%');
});

test.each([
  [0, '0 ratings'],
  [1, '1 rating'],
  [2, '2 ratings'],
  [999, '999 ratings'],
  [1000, '1,000 ratings'],
])('%i who have rated are %s', (count, text) => expect(ratingsText(count)).toBe(text));
