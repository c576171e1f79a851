type Range = [low: number, high: number];

export function question(points: readonly number[], sectionTitle?: string): object {
  return {
    questionTitle: `How often (${points.join('/')})?`,
    ...(sectionTitle === undefined ? {} : { sectionTitle }),
    answers: points.map((score, index) => ({
      label: ['Never', 'Sometimes', 'Often', 'Daily'][index],
      score,
    })),
  };
}

/** A quiz with these questions, and a result for each range of `0..1, 2..4`. */
export function quiz(questions: object[], ranges: string, more: object = {}): object {
  const responses = ranges.split(', ').map((range) => {
    const [low, high] = range.split('..').map(Number);
    return { range: { low, high }, title: `Result ${low}` };
  });
  return { type: 'quiz', data: { questions, results: { responses }, ...more } };
}

/** Two questions of 0 to 2 points: every integer score from 0 to 4 is reachable. */
export const twoQuestions = [question([0, 1, 2]), question([0, 1, 2])];
/** Points in steps of five: 0, 5 and 10 are reachable, and nothing between. */
export const inSteps = [question([0, 5]), question([0, 5])];
export const low = '/blocks/0/data/results/responses/0/range/low';
export const high = '/blocks/0/data/results/responses/0/range/high';

export function bySection(responses: object[], scoreType = 'multi'): object {
  const questions = [question([0, 1, 2], 'Falling asleep'), question([0, 1, 2], 'Staying asleep')];
  return { type: 'quiz', data: { questions, scoreType, results: { responses } } };
}

export function responseFor(category: string, [from, to]: Range): object {
  return { range: { low: from, high: to }, categoryScores: [{ category, low: from, high: to }] };
}
