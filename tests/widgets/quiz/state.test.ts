import { disclaimerOf } from '#widgets/quiz/disclaimer.ts';
import { initialQuizState, type QuizState, quizReducer } from '#widgets/quiz/quizState.ts';
import { quizVersion } from '#widgets/quiz/quizVersion.ts';
import { testSite } from '../../support/site.ts';

describe('the state of a quiz, whatever a page lets through', () => {
  const question = { questionTitle: 'How do you sleep?', answers: [{ label: 'Well', score: 1 }] };
  const start = initialQuizState([question, question]);
  const choose = (state: QuizState, index: number) =>
    quizReducer(state, { type: 'choose', question: index, answer: 0 });

  test('goes to no place outside, and past no open question', () => {
    const second = quizReducer(choose(start, 0), { type: 'next' });
    expect(quizReducer(start, { type: 'next' })).toBe(start);
    expect(quizReducer(start, { type: 'back' }).at).toBe(0);
    expect(quizReducer(choose(second, 1), { type: 'next' }).at).toBe(1);
    expect(quizReducer(second, { type: 'ask', questions: [question] }).at).toBe(0);
  });

  test('gives no results while a question is open, and locks the answers with them', () => {
    const oneOpen = choose(start, 0);
    expect(quizReducer(oneOpen, { type: 'get-results' })).toBe(oneOpen);
    const finished = quizReducer(choose(oneOpen, 1), { type: 'get-results' });
    expect(choose(finished, 0)).toBe(finished);
  });
});

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
