import { quizResult, sectionScores, totalScore } from '#contracts/quizScoring.ts';
import type { QuizQuestion, QuizResponse } from '#schemas/generated/types.ts';
import { scoreKey } from '#widgets/quiz/scoreKey.ts';

function answered(points: number | undefined, sectionTitle?: string): QuizQuestion {
  const chosen = points === undefined ? { label: 'a' } : { label: 'a', score: points };
  return {
    questionTitle: 'Q',
    answers: [
      { ...chosen, selected: true },
      { label: 'b', score: 100 },
    ],
    ...(sectionTitle ? { sectionTitle } : {}),
  };
}

function response(low: number, high: number, title: string): QuizResponse {
  return { range: { low, high }, title };
}

const responses = [response(0, 4, 'low'), response(5, 9, 'middle'), response(12, 15, 'high')];

describe('the total score', () => {
  test('adds up the points of the chosen answers alone', () =>
    expect(totalScore([answered(2), answered(3)])).toBe(5));
  test('counts an answer without points, and a question without an answer, as 0', () => {
    const open: QuizQuestion = { questionTitle: 'Q', answers: [{ label: 'a', score: 7 }] };
    expect(totalScore([answered(undefined), open, answered(1)])).toBe(1);
  });
  test('adds decimal and negative points exactly', () => {
    expect(totalScore([answered(0.1), answered(0.2)])).toBe(0.3);
    expect(totalScore([answered(-2), answered(1)])).toBe(-1);
  });
});

describe('the result of a simple quiz', () => {
  const titleFor = (score: number) =>
    quizResult([answered(score)], 'simple', responses).total?.response?.title;

  test.each([
    [0, 'low'],
    [4, 'low'],
    [5, 'middle'],
    [9, 'middle'],
    [12, 'high'],
    [15, 'high'],
  ])('for %d is %s: both ends of a range belong to it', (score, title) =>
    expect(titleFor(score)).toBe(title),
  );
  test('above the last range is that of the last range', () => {
    expect(titleFor(16)).toBe('high');
    expect(titleFor(1000)).toBe('high');
  });
  test.each([-1, 4.5, 10, 11])('between ranges or below all, such as %d, is the score alone', (score) => {
    const { total } = quizResult([answered(score)], 'simple', responses);
    expect(total).toEqual({ score, response: undefined });
  });
  test('is that of the first range where several hold the score', () => {
    const overlapping = [response(0, 5, 'first'), response(5, 9, 'second')];
    expect(quizResult([answered(5)], 'simple', overlapping).total?.response?.title).toBe('first');
  });
  test('is the score alone where there are no responses', () =>
    expect(quizResult([answered(5)], 'simple', [])).toEqual({
      total: { score: 5, response: undefined },
      sections: [],
    }));
});

describe('a quiz with sections', () => {
  const questions = [answered(3, 'Falling asleep'), answered(1, 'Waking up'), answered(4, 'Falling asleep')];
  const ofSection: QuizResponse = {
    ...response(0, 99, 'trouble falling asleep'),
    categoryScores: [{ category: 'Falling asleep', low: 6, high: 8 }],
  };

  test('adds up each section, in the order in which they begin', () =>
    expect([...sectionScores(questions)]).toEqual([
      ['Falling asleep', 7],
      ['Waking up', 1],
    ]));
  test('scored multi gives each section its own response, and no total', () => {
    const result = quizResult(questions, 'multi', [...responses, ofSection]);
    expect(result.total).toBeUndefined();
    expect(result.sections.map(({ title, score, response: r }) => [title, score, r?.title])).toEqual([
      ['Falling asleep', 7, 'trouble falling asleep'],
      ['Waking up', 1, 'low'],
    ]);
  });
  test('scored hybrid gives the total and the sections that a response names', () => {
    const result = quizResult(questions, 'hybrid', [ofSection, ...responses]);
    expect(result.total).toMatchObject({ score: 8, response: { title: 'middle' } });
    expect(result.sections.map(({ score, response: r }) => [score, r?.title])).toEqual([
      [7, 'trouble falling asleep'],
      [1, undefined],
    ]);
  });
  test('scored simple has no sections', () =>
    expect(quizResult(questions, 'simple', [ofSection])).toMatchObject({
      total: { score: 8 },
      sections: [],
    }));
  test('takes questions without a section as one section without a name', () =>
    expect([...sectionScores([answered(1), answered(2)])]).toEqual([['', 3]]));
});

describe('the key to the scores', () => {
  const rangesOf = (list: readonly QuizResponse[]) => scoreKey([], 'simple', list).map(({ range }) => range);

  test('shows the last range as its lowest score with a plus sign', () => {
    expect(rangesOf(responses)).toEqual(['0–4', '5–9', '12+']);
    expect(rangesOf([response(3, 9, 'only')])).toEqual(['3+']);
  });
  test('shows a range of one score as that score, and negative ones in words', () =>
    expect(rangesOf([response(-5, -1, 'a'), response(0, 0, 'b'), response(1, 2, 'c')])).toEqual([
      '-5 to -1',
      '0',
      '1+',
    ]));
  test('lists the ranges of each section under its name', () => {
    const listed: QuizResponse = {
      ...response(0, 0, 'x'),
      categoryScores: [
        { category: 'A', low: 0, high: 1 },
        { category: 'B', low: 2, high: 3 },
      ],
    };
    const key = scoreKey([answered(0, 'A'), answered(0, 'B')], 'multi', [listed]);
    expect(key.map(({ section, range }) => `${section} ${range}`)).toEqual(['A 0+', 'B 2+']);
  });
});
