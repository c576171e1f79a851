/** @jest-environment jsdom */
import { getAllByRole, getByRole } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { hydrateIsland, showIsland } from '../support/island.ts';
import { articleWith, expectNeighboursIntact, expectNoLeakedValues, renderHostile } from './hostilePage.ts';

function pageWith(data: unknown) {
  return renderHostile(articleWith({ id: 'hostile', type: 'quiz', data }));
}

interface Range {
  low: number;
  high: number;
}

const responses = (...ranges: Range[]) =>
  ranges.map((range) => ({ range, title: `From ${range.low} to ${range.high}` }));

function quizOf(scores: readonly number[], ...ranges: Range[]) {
  return {
    title: 'A quiz',
    questions: scores.map((score, index) => ({
      questionTitle: `Question ${index}`,
      answers: [{ label: `Answer ${index}`, score }],
    })),
    results: { responses: responses(...ranges) },
  };
}

async function resultOf(data: ReturnType<typeof quizOf>): Promise<string> {
  await hydrateIsland(showIsland('quiz', data), 'quiz');
  for (const answer of getAllByRole(document.body, 'radio')) {
    await userEvent.click(answer);
    await userEvent.click(getByRole(document.body, 'button', { name: /Next|Get Results/ }));
  }
  return getByRole(document.body, 'heading', { level: 4 }).textContent ?? '';
}

describe('a quiz', () => {
  test.each([
    ['without questions', { questions: [] }, '/blocks/1/data/questions'],
    [
      'whose question has no answers',
      { questions: [{ questionTitle: 'Q', answers: [] }] },
      '/blocks/1/data/questions/0/answers',
    ],
    ['that is empty', {}, '/blocks/1/data/questions'],
  ])('%s is left out, and told', (_what, data, pointer) => {
    const page = pageWith(data);
    expectNeighboursIntact(page);
    expect(page.main.querySelectorAll('form:not([method=dialog])')).toHaveLength(0);
    expect(page.problems[0]).toMatchObject({ severity: 'error', blockId: 'hostile', pointer });
  });

  test('whose answers lead to questions and back has none of that: every question is asked once', () => {
    const question = (next: string) => ({
      questionTitle: `Q ${next}`,
      answers: [{ label: 'A', nextQuestion: next }],
    });
    const page = pageWith({ questions: [question('1'), question('0')] });
    expectNeighboursIntact(page);
    expect(page.main.querySelectorAll('fieldset')).toHaveLength(2);
    expect(page.problems.map(({ rule }) => rule)).toEqual(['schema/unknown-field', 'schema/unknown-field']);
  });

  test('with a single answer gives its result', async () =>
    expect(await resultOf(quizOf([1], { low: 0, high: 5 }))).toContain('From 0 to 5'));

  test.each<[string, number[], Range[], string]>([
    [
      'that overlap take the first one',
      [3],
      [
        { low: 0, high: 5 },
        { low: 3, high: 9 },
      ],
      '3 From 0 to 5',
    ],
    [
      'with a gap have no answer for a score in it',
      [4],
      [
        { low: 0, high: 3 },
        { low: 5, high: 9 },
      ],
      '4 ',
    ],
    ['that all lie above the score have no answer for it', [1], [{ low: 5, high: 9 }], '1 '],
    [
      'are overrun give the last one',
      [10_000, 10_000],
      [
        { low: 0, high: 3 },
        { low: 4, high: 5 },
      ],
      '20000 From 4 to 5',
    ],
    [
      'are turned round hold no score',
      [4],
      [
        { low: 9, high: 1 },
        { low: 0, high: 5 },
      ],
      '4 From 0 to 5',
    ],
  ])('whose ranges %s', async (_what, scores, ranges, expected) =>
    expect(await resultOf(quizOf(scores, ...ranges))).toBe(`Your score: ${expected}`),
  );

  test('adds up the most points that there can be, exactly', async () => {
    const text = await resultOf(
      quizOf(
        Array.from({ length: 60 }, () => 9_999.99),
        { low: 0, high: 1 },
      ),
    );
    expect(text).toMatch(/599,?999\.4/);
  });

  test.each([
    ['points beyond all bounds', [{ label: 'A', score: 1e308 }]],
    ['points that are no number', [{ label: 'A', score: '3' }]],
    [
      'the same answer twice',
      [
        { label: 'A', score: 1 },
        { label: 'A', score: 2 },
      ],
    ],
    [
      'two answers chosen at first',
      [
        { label: 'A', selected: true },
        { label: 'B', selected: true },
      ],
    ],
  ])('with %s shows no nonsense', (_what, answers) => {
    const page = pageWith({ questions: [{ questionTitle: 'Q', answers }] });
    expectNeighboursIntact(page);
    expectNoLeakedValues(page);
    expect(page.html).not.toMatch(/Infinity|e\+308/);
    expect(page.main.querySelectorAll('input:checked').length).toBeLessThanOrEqual(1);
  });
});
