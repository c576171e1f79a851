import { disclaimerOf } from '#widgets/quiz/disclaimer.ts';
import { quizVersion } from '#widgets/quiz/quizVersion.ts';
import { testSite } from '../../support/site.ts';

describe('the disclaimer of a quiz', () => {
  const standard =
    'This online screening is not a diagnostic tool. Only a trained medical professional, like a doctor or mental health professional, can help you determine the next best steps for you.';

  test.each([
    [{ disclaimerOverride: 'override', disclaimer: 'own' }, 'override'],
    [{ disclaimer: 'own' }, 'own'],
    [{ disclaimerOverride: ' ', disclaimer: 'own' }, 'own'],
    [{ disclaimerOverride: '', disclaimer: '\n' }, standard],
    [{}, standard],
  ])('of %j is %p', (fields, expected) => expect(disclaimerOf({ questions: [], ...fields })).toBe(expected));
});

test.each([
  ['/health/most-felib', 'new'],
  ['/newsletter-felib/sleep', 'new'],
  ['/health/sleep', 'classic'],
  ['/health/felib', 'classic'],
])('the version of a quiz on %s is %s', (path, version) =>
  expect(quizVersion({ articlePath: path, quizzes: testSite.content.quizzes })).toBe(version),
);
