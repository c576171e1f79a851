/** @jest-environment jsdom */
import { getAllByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { trackingDomEvent } from '#contracts/tracking.ts';
import type { QuizData } from '#schemas/generated/types.ts';
import { collectReports, hydrateIsland, showIsland } from '../support/island.ts';

const secretLabel = 'Nearly every night';
const sleepQuiz: QuizData = {
  quizId: 'sleep-check',
  title: 'How well do you sleep?',
  questions: [
    {
      questionTitle: 'Do you wake up at night?',
      answers: [
        { label: 'Hardly ever', score: 1 },
        { label: secretLabel, score: 3 },
      ],
    },
    {
      questionText: 'Are you tired by day?',
      sectionTitle: 'By day',
      answers: [{ label: 'No' }, { label: 'Yes', score: 4 }],
    },
  ],
  results: {
    maximumScore: 7,
    summary: { title: 'Your sleep score' },
    responses: [
      { range: { low: 0, high: 4 }, title: 'You sleep well', text: 'Keep it up.' },
      { range: { low: 5, high: 7 }, title: 'You sleep badly', text: 'Talk to a doctor.' },
    ],
  },
};
const page = document.body;

const button = (name: string): HTMLElement => getByRole(page, 'button', { name });
const radio = (name: RegExp): HTMLInputElement => getByRole(page, 'radio', { name });
const disclaimer = /^This online screening is not a diagnostic tool/;

async function takeQuiz(data: QuizData = sleepQuiz): Promise<ReturnType<typeof userEvent.setup>> {
  await hydrateIsland(showIsland('quiz', data), 'quiz');
  return userEvent.setup();
}

async function finish(
  data: QuizData = sleepQuiz,
  first = /Nearly every night/,
): Promise<ReturnType<typeof userEvent.setup>> {
  const user = await takeQuiz(data);
  await user.click(radio(first));
  await user.click(button('Next'));
  await user.click(radio(/Yes/));
  await user.click(button('Get Results'));
  return user;
}

describe('the quiz without JavaScript', () => {
  beforeEach(() => void showIsland('quiz', sleepQuiz));

  test('shows its questions, each a group of one choice', () => {
    expect(getAllByRole(page, 'group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Question 1 of 2 Do you wake up at night?',
      'Question 2 of 2 · By day Are you tired by day?',
    ]);
    const names = getAllByRole(page, 'radio').map((input) => input.getAttribute('name'));
    expect(new Set(names).size).toBe(2);
  });
  test('asks by the other name of a question where the first is blank', () => {
    const [, second] = sleepQuiz.questions;
    showIsland('quiz', { questions: [{ answers: [], ...second, questionTitle: ' ' }] });
    expect(page.querySelector('legend')?.textContent).toBe('Question 1 of 1 · By day Are you tired by day?');
  });
  test('shows the points of every answer', () =>
    expect([...page.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Hardly ever (1 point)',
      'Nearly every night (3 points)',
      'No (0 points)',
      'Yes (4 points)',
    ]));
  test('shows what all scores mean, the last range as its lowest score with a plus sign', () => {
    expect(page.textContent).toContain('0–4 You sleep wellKeep it up.');
    expect(page.textContent).toContain('5+ You sleep badlyTalk to a doctor.');
  });
  test('can submit nothing anywhere', () => {
    const form = getByRole(page, 'form');
    expect(form.getAttribute('method')).toBe('dialog');
    expect(form.hasAttribute('action')).toBe(false);
    expect((button('Next') as HTMLButtonElement).disabled).toBe(true);
  });
  test('shows the standard disclaimer where it has none of its own', () =>
    expect(page.querySelector('form > small')?.textContent).toMatch(disclaimer));
});

describe('answering', () => {
  test('chooses one answer to a question, and clears the others', async () => {
    const user = await takeQuiz();
    await user.click(radio(/Hardly ever/));
    await user.click(radio(/Nearly every night/));
    expect(radio(/Hardly ever/).checked).toBe(false);
    expect(radio(/Nearly every night/).checked).toBe(true);
  });

  test('asks one question after the other, and says why it does not go on', async () => {
    const reasonNotTo = (name: string) =>
      page.querySelector(`[id="${button(name).getAttribute('aria-describedby')}"]`)?.textContent;
    const user = await takeQuiz();
    expect(button('Next').matches(':disabled')).toBe(true);
    expect(reasonNotTo('Next')).toBe('0 of 2 questions answered. Choose an answer to go on.');
    await user.click(radio(/Hardly ever/));
    expect(reasonNotTo('Next')).toBe('1 of 2 questions answered.');
    await user.click(button('Next'));
    expect(button('Get Results').matches(':disabled')).toBe(true);
    expect(reasonNotTo('Get Results')).toBe(
      '1 of 2 questions answered. Answer all of them to get your results.',
    );
    await user.click(radio(/No/));
    expect(button('Get Results').matches(':enabled')).toBe(true);
  });

  test('moves the focus to the new question, whose name says its place', async () => {
    const user = await takeQuiz();
    await user.click(radio(/Hardly ever/));
    await user.click(button('Next'));
    expect(document.activeElement).toBe(getByRole(page, 'group', { name: /^Question 2 of 2/ }));
    await user.click(button('Back'));
    expect(document.activeElement).toBe(getByRole(page, 'group', { name: /^Question 1 of 2/ }));
  });

  test('keeps the answers on the way back', async () => {
    const user = await takeQuiz();
    expect(queryByRole(page, 'button', { name: 'Back' })).toBeNull();
    await user.click(radio(/Hardly ever/));
    await user.click(button('Next'));
    await user.click(radio(/Yes/));
    expect(page.querySelector('button[type="button"] + [type="submit"]')).not.toBeNull();
    await user.click(button('Back'));
    expect(radio(/Hardly ever/).checked).toBe(true);
    await user.click(button('Next'));
    expect(radio(/Yes/).checked).toBe(true);
  });

  test('asks a single question with "Get Results" and nothing to turn', async () => {
    const [first] = sleepQuiz.questions;
    await takeQuiz({ questions: first ? [first] : [] });
    expect(getAllByRole(page, 'button').map(({ textContent }) => textContent)).toEqual(['Get Results']);
  });

  test('fills the bar that says how far a reader is', async () => {
    const filled = () =>
      page.querySelector<HTMLElement>('[data-live][style]')?.style.getPropertyValue('--done');
    const user = await takeQuiz();
    expect(filled()).toBe('0');
    await user.click(radio(/Hardly ever/));
    expect(filled()).toBe('0.5');
    await user.click(button('Next'));
    await user.click(radio(/No/));
    expect(filled()).toBe('1');
    await user.click(button('Get Results'));
    expect(filled()).toBeUndefined();
  });

  test('keeps what was ticked before the scripts came', async () => {
    const island = showIsland('quiz', sleepQuiz);
    const reports = collectReports(trackingDomEvent);
    radio(/Nearly every night/).checked = true;
    await hydrateIsland(island, 'quiz');
    await waitFor(() => expect(button('Next').matches(':enabled')).toBe(true));
    expect(radio(/Nearly every night/).checked).toBe(true);
    expect(reports).toMatchObject([{ kind: 'form-started' }]);
  });

  test('starts with the answers that the article marks as chosen', async () => {
    const [first, second] = sleepQuiz.questions;
    const chosen = {
      ...first,
      answers: [{ label: 'Hardly ever', score: 1, selected: true }, { label: 'Often' }],
    };
    await takeQuiz({ questions: [chosen, second].filter((question) => question !== undefined) });
    expect(radio(/Hardly ever/).checked).toBe(true);
    expect(page.textContent).toContain('1 of 2 questions answered');
  });
});

describe('"Get Results"', () => {
  const scores = () =>
    getAllByRole(page, 'heading', { level: 4 }).map(({ textContent }) => textContent?.trim());

  test('shows score, highest score and the result, and the focus goes there', async () => {
    await finish();
    expect(document.activeElement?.textContent).toBe('Your sleep score');
    expect(page.textContent).toContain('Your score: 7 of 7');
    expect(getByRole(page, 'heading', { name: /You sleep badly/ })).toBeTruthy();
    expect(page.querySelector('[aria-live="polite"]')?.textContent).toContain('Talk to a doctor.');
  });
  test('draws the score on a scale, for the eye alone', async () => {
    await finish();
    const bands = [...page.querySelectorAll('h4 + [aria-hidden=true] span')];
    expect(bands.map((band) => band.hasAttribute('data-holds'))).toEqual([false, true]);
  });
  test('draws no scale where there is no range to lie in', async () => {
    await finish({ ...sleepQuiz, results: { responses: [] } });
    expect(scores()).toEqual(['Your score: 7']);
    expect(page.querySelector('h4 + [aria-hidden=true]')).toBeNull();
  });
  test('locks the answers, and disappears', async () => {
    await finish();
    expect(getAllByRole(page, 'radio').every((input) => input.matches(':disabled'))).toBe(true);
    expect(queryByRole(page, 'button', { name: 'Get Results' })).toBeNull();
  });
  test('leaves the disclaimer in place', async () => {
    await finish();
    expect(page.textContent).toMatch(/This online screening is not a diagnostic tool/);
  });
  test('shows both total and sections of a hybrid quiz', async () => {
    await finish({ ...sleepQuiz, scoreType: 'hybrid' }, /Hardly ever/);
    expect(scores()).toEqual(['Your score: 5 of 7 You sleep badly', 'By day: 4', 'Other questions: 1']);
  });
  test('shows the total of a hybrid quiz alone where no question has a section', async () => {
    const questions = sleepQuiz.questions.map(({ sectionTitle: _, ...question }) => question);
    await finish({ ...sleepQuiz, questions, scoreType: 'hybrid' }, /Hardly ever/);
    expect(scores()).toEqual(['Your score: 5 of 7 You sleep badly']);
  });
  test('names what has no section in a multi quiz, beside those that have one', async () => {
    await finish({ ...sleepQuiz, scoreType: 'multi' }, /Hardly ever/);
    expect(scores()).toEqual(['By day: 4 You sleep well', 'Other questions: 1 You sleep well']);
  });
  test('gives advice that sections share once', async () => {
    await finish({ ...sleepQuiz, scoreType: 'multi' }, /Hardly ever/);
    expect([...page.querySelectorAll('section > p')].map(({ textContent }) => textContent)).toEqual([
      'Keep it up.',
    ]);
  });
  test('ends advice with a link to the section of the article that fits, once', async () => {
    const link = { linkTitle: 'Win back the bed', link: '#win-back-the-bed' };
    const responses = [{ range: { low: 0, high: 7 }, text: 'Keep it up.', ...link }];
    await finish({ ...sleepQuiz, scoreType: 'multi', results: { responses } }, /Hardly ever/);
    const links = [...page.querySelectorAll('section > :not(details) a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Win back the bed', '#win-back-the-bed'],
    ]);
  });
  test('begins with the step of the section with the most points, and says it once', async () => {
    const response = (category: string, low: number, high: number) => ({
      range: { low, high },
      text: `Mend ${category}.`,
      linkTitle: 'How',
      link: '#how',
      categoryScores: [{ category, low, high }],
    });
    const questions = sleepQuiz.questions.map((question) => ({ sectionTitle: 'Night', ...question }));
    const responses = [response('Night', 0, 4), response('By day', 0, 4)];
    await finish({ ...sleepQuiz, questions, scoreType: 'multi', results: { responses } });
    const parts = [...page.querySelectorAll('section > :not(details)')].map(({ textContent }) => textContent);
    expect(parts.join(' ').replace(/ +/g, ' ')).toBe(
      'Your result By day: 4 What to do firstMend By day.How Night: 3 Mend Night. How Start over',
    );
  });
  test('folds the questions below the result', async () => {
    await finish();
    const answers = page.querySelector('form > details');
    expect(answers?.hasAttribute('open')).toBe(false);
    expect(answers?.querySelectorAll('fieldset')).toHaveLength(2);
    expect(answers?.previousElementSibling?.querySelector('h3')?.textContent).toBe('Your sleep score');
  });
});

describe('"Start over"', () => {
  test('clears and unlocks all answers, hides the result, and moves the focus to the quiz', async () => {
    const user = await finish();
    await user.click(button('Start over'));
    expect(queryByRole(page, 'heading', { name: 'Your sleep score' })).toBeNull();
    expect(
      getAllByRole<HTMLInputElement>(page, 'radio').map(({ checked, disabled }) => [checked, disabled]),
    ).toEqual(Array(4).fill([false, false]));
    expect(button('Next').matches(':disabled')).toBe(true);
    expect(document.activeElement).toBe(getByRole(page, 'form'));
  });
});

describe('what the quiz reports', () => {
  test('is that it was started, continued and submitted, and neither answer nor score nor result', async () => {
    const reports = collectReports(trackingDomEvent);
    await finish();
    expect(reports).toEqual([
      { kind: 'form-started', formatType: 'QUIZ', name: 'sleep-check' },
      { kind: 'form-continued', formatType: 'QUIZ', name: 'sleep-check' },
      { kind: 'form-submitted', formatType: 'QUIZ', name: 'sleep-check' },
    ]);
  });
  test('does not tell that a reader changed an answer', async () => {
    const reports = collectReports(trackingDomEvent);
    const user = await takeQuiz();
    await user.click(radio(/Hardly ever/));
    await user.click(radio(/Nearly every night/));
    expect(reports).toHaveLength(1);
  });
});

describe('the version of the quiz', () => {
  test('follows the path of the article', () => {
    showIsland('quiz', sleepQuiz, { articlePath: '/health/most-felib' });
    expect(getByRole(page, 'form').getAttribute('data-version')).toBe('new');
    showIsland('quiz', sleepQuiz);
    expect(getByRole(page, 'form').getAttribute('data-version')).toBe('classic');
  });
});
