/** @jest-environment jsdom */
import { getAllByRole, getByRole } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { act } from 'react';
import { trackingDomEvent } from '#contracts/tracking.ts';
import type { Instrument } from '#transformer/article/blockContext.ts';
import { indicatesSelfHarm, questionsOf, resultsOf } from '#widgets/assessment/Assessment.tsx';
import { collectReports, hydrateIsland, serverHtml, showIsland } from '../support/island.ts';
import { testSite } from '../support/site.ts';

const page = document.body;
const telephones = (root: ParentNode): (string | null)[] =>
  [...root.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));
const lines = ['tel:988', 'tel:116123', 'tel:131114'];
const group = (position: number): HTMLElement => {
  const found = getAllByRole(page, 'group')[position - 1];
  if (!found) throw new Error(`There is no item ${position}`);
  return found;
};
const instrument = (id: string): Instrument => {
  const found = testSite.content.instruments.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};

async function open(id: string): Promise<UserEvent> {
  await act(() => hydrateIsland(showIsland('assessment', { instrument: id }), 'assessment'));
  return userEvent.setup();
}
function showAgain(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}
async function answerAll(user: UserEvent, answer: number, last = answer): Promise<void> {
  const groups = getAllByRole(page, 'group');
  for (const [index, fieldset] of groups.entries()) {
    const radio = fieldset.querySelectorAll('input')[index === groups.length - 1 ? last : answer];
    if (radio) await user.click(radio);
    await user.click(getByRole(page, 'button', { name: /Next|Get Results/ }));
  }
}

describe('an assessment without script', () => {
  test('shows items, points and bands, to be added up', () => {
    showIsland('assessment', { instrument: 'worry-check' });
    expect(getAllByRole(page, 'group')).toHaveLength(7);
    expect(group(1).textContent).toContain('On most days (2 points)');
    for (const range of ['0–4', '5–9', '10–14', '15+']) expect(page.textContent).toContain(range);
  });
  test('has help above everything that is asked', () => {
    showIsland('assessment', { instrument: 'mood-check' });
    const [first] = page.querySelectorAll('[data-kind]');
    expect(telephones(first ?? page)).toEqual(lines);
    expect(first?.compareDocumentPosition(group(1))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
  test('has help beside the item about self-harm alone', () => {
    showIsland('assessment', { instrument: 'mood-check' });
    const withHelp = getAllByRole(page, 'group').map((item) => item.querySelector('[data-help]') !== null);
    expect(withHelp).toEqual([...Array<boolean>(8).fill(false), true]);
    expect(telephones(group(9))).toEqual(lines);
    expect(group(9).querySelector('[data-help]')?.parentElement?.getAttribute('role')).toBe('status');
  });
  test('says that it is no validated test and no diagnosis', () => {
    for (const id of ['worry-check', 'mood-check']) {
      showIsland('assessment', { instrument: id });
      expect(page.textContent).toContain('It is no validated test');
      expect(page.textContent).toContain('This online screening is not a diagnostic tool.');
    }
  });
  test('carries only its own questionnaire to the browser', () => {
    const html = serverHtml('assessment', { instrument: 'worry-check' });
    expect(html).toContain('My thoughts ran ahead');
    expect(html).not.toContain('left me cold');
  });
});

describe('an assessment', () => {
  test.each([
    ['worry-check', 0, 0, 'Few signs of worry'],
    ['worry-check', 1, 1, 'Some signs of worry'],
    ['worry-check', 2, 2, 'Many signs of worry'],
    ['worry-check', 3, 3, 'Very many signs of worry'],
    ['mood-check', 0, 0, 'Few signs of a low mood'],
    ['mood-check', 1, 0, 'Some signs of a low mood'],
    ['mood-check', 2, 0, 'A great many signs of a low mood'],
    ['mood-check', 3, 0, 'Nearly all the signs'],
  ])('%s, each answered %i and the last %i, speaks of symptoms: "%s"', async (id, answer, last, title) => {
    const user = await open(id);
    await answerAll(user, answer, last);
    expect(page.querySelector('section h4')?.textContent).toContain(title);
  });

  test('begins its result with help where the item about self-harm was not answered by its first answer', async () => {
    const user = await open('mood-check');
    await answerAll(user, 0, 1);
    const section = page.querySelector('section');
    const help = section?.querySelector('[data-kind=urgent]');
    expect(telephones(help ?? page)).toEqual(lines);
    expect(help?.compareDocumentPosition(section?.querySelector('h4') ?? page)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
  test('has no such help in its result where that answer was the first', async () => {
    const user = await open('mood-check');
    await answerAll(user, 3, 0);
    expect(page.querySelector('section [data-kind=urgent]')).toBeNull();
  });

  test('reports nothing, not even that it was begun, and keeps nothing', async () => {
    sessionStorage.setItem('pagewell.choice:assessment', '{"forged":[3,3,3]}');
    const reports = collectReports(trackingDomEvent);
    const user = await open('mood-check');
    expect(page.querySelectorAll('input:checked')).toHaveLength(0);
    await answerAll(user, 3);
    expect([reports, localStorage.length, sessionStorage.length, location.search]).toEqual([[], 0, 1, '']);
    sessionStorage.clear();
  });

  test('asks the browser not to bring its answers back, whole and each', () => {
    showIsland('assessment', { instrument: 'mood-check' });
    const controls = [...page.querySelectorAll('form, input')];
    expect(controls.length).toBeGreaterThan(30);
    expect(controls.filter((control) => control.getAttribute('autocomplete') !== 'off')).toEqual([]);
  });
  test('forgets answers and result where the page comes back from the browser’s memory, and only there', async () => {
    const user = await open('mood-check');
    await answerAll(user, 3);
    showAgain(false);
    expect(page.querySelectorAll('input:checked')).toHaveLength(9);
    showAgain(true);
    expect(page.querySelectorAll('input:checked')).toHaveLength(0);
    expect(page.querySelector('section')).toBeNull();
    await answerAll(user, 0);
    expect(page.querySelector('section h4')?.textContent).toContain('Few signs of a low mood');
  });

  test('that the site does not have shows readers nothing, and editors its name', () => {
    page.innerHTML = serverHtml('assessment', { instrument: 'burnout' });
    expect(page.querySelector('p')?.hidden).toBe(true);
    expect(page.querySelector('form')).toBeNull();
    page.innerHTML = serverHtml('assessment', { instrument: 'burnout' }, { preview: true });
    expect(page.querySelector('p')?.textContent).toBe('There is no questionnaire burnout');
  });
});

describe('our own questionnaires', () => {
  test.each([
    ['worry-check', 7, [0, 5, 10, 15]],
    ['mood-check', 9, [0, 5, 10, 15, 20]],
  ])('%s has %i items of 0 to 3 points, and its bands', (id, count, from) => {
    const { items, answers, bands } = instrument(id);
    expect(items).toHaveLength(count);
    expect(answers.map(({ points }) => points)).toEqual([0, 1, 2, 3]);
    expect(items.filter(({ answers: own }) => own)).toEqual([]);
    expect(bands.map((band) => band.from)).toEqual(from);
  });
  test('ask about self-harm in the ninth item of the mood check, and nowhere else', () => {
    const asks = ['worry-check', 'mood-check'].map((id) =>
      instrument(id).items.flatMap(({ asksAboutSelfHarm }, index) => (asksAboutSelfHarm ? index + 1 : [])),
    );
    expect(asks).toEqual([[], [9]]);
  });
  test('never say what somebody has', () => {
    for (const { bands } of testSite.content.instruments) {
      expect(JSON.stringify(bands)).not.toMatch(/you have|you are|disorder|depress|anxiety/i);
    }
  });
});

describe('an instrument', () => {
  const own: Instrument = {
    ...instrument('mood-check'),
    items: [
      { text: 'One.' },
      {
        text: 'Two.',
        asksAboutSelfHarm: true,
        answers: [
          { label: 'No', points: 0 },
          { label: 'Yes', points: 7 },
        ],
      },
    ],
  };

  test('may have answers of their own for an item', () => {
    expect(questionsOf(own).map(({ answers }) => answers.length)).toEqual([4, 2]);
    expect(resultsOf(own).maximumScore).toBe(10);
  });
  test.each([
    [[], false],
    [[0], false],
    [[1], true],
  ])('answered by %j tells of self-harm: %s', (chosen, tells) => {
    const questions = questionsOf(own).map((question, index) => ({
      ...question,
      answers: question.answers.map((answer, place) => ({
        ...answer,
        selected: index === 1 && chosen[0] === place,
      })),
    }));
    expect(indicatesSelfHarm(own, questions)).toBe(tells);
  });
});
