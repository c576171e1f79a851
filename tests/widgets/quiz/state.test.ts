import type { QuizQuestion } from '#schemas/generated/types.ts';
import { disclaimerOf } from '#widgets/quiz/disclaimer.ts';
import { answeredCount, initialQuizState, type QuizState, quizReducer } from '#widgets/quiz/quizState.ts';
import { quizVersion } from '#widgets/quiz/quizVersion.ts';
import { testSite } from '../../support/site.ts';

const question: QuizQuestion = {
  questionTitle: 'How do you sleep?',
  answers: [
    { label: 'Well', score: 1 },
    { label: 'Badly', score: 3 },
  ],
};
const start = initialQuizState([question, question]);

function chosen({ questions }: QuizState): (string | undefined)[] {
  return questions.map(({ answers }) =>
    answers
      .filter(({ selected }) => selected)
      .map(({ label }) => label)
      .join(),
  );
}
function choose(state: QuizState, index: number, answer: number): QuizState {
  return quizReducer(state, { type: 'choose', question: index, answer });
}
const answeredAll = choose(choose(start, 0, 1), 1, 0);
const finished = quizReducer(answeredAll, { type: 'get-results' });

describe('the state of a quiz', () => {
  test('starts without a score, with the results hidden', () => {
    expect(start).toMatchObject({ score: undefined, showResults: false });
    expect(answeredCount(start.questions)).toBe(0);
  });
  test('starts with the answers that are marked as chosen, one to a question', () => {
    const marked = {
      ...question,
      answers: question.answers.map((answer) => ({ ...answer, selected: true })),
    };
    expect(chosen(initialQuizState([marked]))).toEqual(['Well']);
  });
  test('marks a chosen answer, and clears the others of that question', () => {
    expect(chosen(choose(start, 0, 0))).toEqual(['Well', '']);
    expect(chosen(choose(choose(start, 0, 0), 0, 1))).toEqual(['Badly', '']);
  });
  test('goes to the next question once the one on screen is answered, and back, and to no place outside', () => {
    expect(quizReducer(start, { type: 'next' })).toBe(start);
    const second = quizReducer(choose(start, 0, 0), { type: 'next' });
    expect(second.at).toBe(1);
    expect(quizReducer(choose(second, 1, 0), { type: 'next' }).at).toBe(1);
    expect(quizReducer(second, { type: 'back' }).at).toBe(0);
    expect(quizReducer(start, { type: 'back' }).at).toBe(0);
    expect(quizReducer(second, { type: 'ask', questions: [question] }).at).toBe(0);
    expect(quizReducer(second, { type: 'reset' }).at).toBe(0);
  });
  test('gives no results while a question is open', () => {
    const oneOpen = choose(start, 0, 0);
    expect(quizReducer(oneOpen, { type: 'get-results' })).toBe(oneOpen);
  });
  test('gives score and results once every question has an answer', () =>
    expect(finished).toMatchObject({ score: 4, showResults: true }));
  test('locks the answers while the results are shown', () => expect(choose(finished, 0, 0)).toBe(finished));
  test('after a reset has score 0, no answers and no results, and is open again', () => {
    const reset = quizReducer(finished, { type: 'reset' });
    expect(reset).toMatchObject({ score: 0, showResults: false });
    expect(chosen(reset)).toEqual(['', '']);
    expect(chosen(choose(reset, 1, 1))).toEqual(['', 'Badly']);
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

describe('the version of a quiz', () => {
  test.each([
    ['/health/most-felib', 'new'],
    ['/newsletter-felib/sleep', 'new'],
    ['/health/sleep', 'classic'],
    ['/health/felib', 'classic'],
  ])('on %s is %s', (path, version) =>
    expect(quizVersion({ articlePath: path, quizzes: testSite.content.quizzes })).toBe(version),
  );
});
