/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { getByRole, queryByRole, within } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { act } from 'react';
import { trackingDomEvent } from '#contracts/tracking.ts';
import type { CalculatorData } from '#schemas/generated/types.ts';
import { blockValidators } from '#schemas/generated/validators.js';
import { bloodPressureWords } from '#widgets/calculator/words/bloodPressureWords.ts';
import { calculatorWords } from '#widgets/calculator/words/calculatorWords.ts';
import { marker } from '#widgets/ui/marker.styles.ts';
import { collectReports, hydrateIsland, showIsland } from '../support/island.ts';

const page = document.body;
const field = (name: RegExp): HTMLInputElement => getByRole(page, 'textbox', { name });
const dayField = (): HTMLInputElement => {
  const input = page.querySelector<HTMLInputElement>('input[type=date]');
  if (!input) throw new Error('There is no field for a day');
  return input;
};
const choice = (name: RegExp): HTMLInputElement => getByRole(page, 'radio', { name });
const button = (name: string): HTMLElement => getByRole(page, 'button', { name });
const result = (): string => page.querySelector('[aria-live]')?.textContent ?? '';
const faultOf = (input: Element): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const markedRow = (): string | undefined => page.querySelector('tr[aria-current]')?.textContent ?? undefined;

let user: UserEvent;

/** jsdom has no layout, so nothing to scroll. */
const scrolled = jest.fn();
Element.prototype.scrollIntoView = scrolled;

async function open(calculator: CalculatorData['calculator']): Promise<void> {
  // Months ahead of any day in these tests, with timers that run by themselves: what is typed needs them.
  jest.useFakeTimers({ advanceTimers: true, now: new Date(2026, 10, 23, 12) });
  await act(() => hydrateIsland(showIsland('calculator', { calculator }), 'calculator'));
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
afterEach(() => jest.useRealTimers());

async function enter(entries: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    const input = field(new RegExp(`^${name}`));
    await user.clear(input);
    if (text !== '') await user.type(input, text);
  }
}

async function enterDay(day: string): Promise<void> {
  await user.clear(dayField());
  await user.type(dayField(), day);
}

async function calculate(entries: Record<string, string> = {}): Promise<void> {
  await enter(entries);
  await user.click(button('Calculate'));
}

describe('any calculator', () => {
  test.each(['bmi', 'due-date', 'calorie-needs', 'blood-pressure'] as const)(
    '%s shows formula, table and sources without script, and can send nothing',
    (calculator) => {
      showIsland('calculator', { calculator });
      expect(getByRole(page, 'heading', { level: 3 }).textContent).toBe('How it is worked out');
      expect(
        within(
          getByRole(page, 'table', {
            name: calculatorWords[calculator].working.table.caption,
            hidden: true,
          }),
        ).getAllByRole('row', { hidden: true }).length,
      ).toBeGreaterThan(3);
      expect(page.querySelector('details')?.open).toBe(false);
      expect(page.querySelector('[data-plain]')?.textContent).toMatch(/^The calculator needs JavaScript/);
      expect(page.querySelector('small a')?.getAttribute('href')).toMatch(/^https:/);
      const form = getByRole(page, 'form');
      expect([form.getAttribute('method'), form.hasAttribute('action')]).toEqual(['dialog', false]);
      expect(
        [...form.querySelectorAll('input:not([type=radio])')].filter((input) => input.hasAttribute('name')),
      ).toEqual([]);
    },
  );
  test('takes the article’s heading for its own', () => {
    showIsland('calculator', { calculator: 'bmi', title: 'Where do you stand?' });
    expect(getByRole(page, 'heading', { level: 2 }).textContent).toBe('Where do you stand?');
  });
  test('has a heading of its own where the article’s is blank', () => {
    showIsland('calculator', { calculator: 'bmi', title: ' ' });
    expect(getByRole(page, 'heading', { level: 2 }).textContent).toBe('Body mass index');
  });
  test('is none of another name', () => {
    const isValid = (data: unknown) => blockValidators.get('calculator')?.(data);
    expect(isValid({ calculator: 'bmi' })).toBe(true);
    expect([isValid({ calculator: 'iq' }), isValid({ calculator: '__proto__' }), isValid({})]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('says of every field at once what is wrong, and leads to the first', async () => {
    await open('bmi');
    await calculate({ Weight: '-5', 'Height .feet': '', Age: '7e9' });
    expect(faultOf(field(/^Weight/))).toBe('Enter a number from 45 to 1,100.');
    expect(faultOf(field(/^Height/))).toBe('Enter a whole number from 3 to 8.');
    expect(faultOf(field(/^Age/))).toBe('Enter a whole number from 20 to 120.');
    expect(page.querySelectorAll('[aria-invalid]')).toHaveLength(3);
    expect(document.activeElement).toBe(field(/^Age/));
    expect(result()).toBe('');
  });
  test('takes back what it said of a field when that changes, and moves nobody', async () => {
    await open('bmi');
    await calculate({ Weight: '-5', Age: '300' });
    await enter({ Weight: '150' });
    expect(field(/^Weight/).getAttribute('aria-invalid')).toBeNull();
    expect(field(/^Age/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(/^Weight/));
  });
  test('leaves no result standing that is no longer true', async () => {
    await open('bmi');
    await calculate({ Weight: '150', 'Height .feet': '5', 'and inches': '6', Age: '40' });
    expect(result()).toContain('24.2');
    await enter({ Weight: '190' });
    expect(result()).toBe('');
    expect(markedRow()).toBeUndefined();
  });
  test('forgets everything when it is told to', async () => {
    await open('bmi');
    await calculate({ Weight: '150', 'Height .feet': '5', Age: '40' });
    await user.click(button('Clear'));
    expect([field(/^Weight/).value, field(/^Age/).value, result()]).toEqual(['', '', '']);
  });
  test('forgets everything where the page comes back from the browser’s memory', async () => {
    await open('bmi');
    await calculate({ Weight: '150', 'Height .feet': '5', Age: '40' });
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([field(/^Weight/).value, field(/^Age/).value, result()]).toEqual(['', '', '']);
  });
  test('reports nothing and keeps nothing', async () => {
    const reports = collectReports(trackingDomEvent);
    await open('bmi');
    await calculate({ Weight: '150', 'Height .feet': '5', Age: '40' });
    expect([reports, localStorage.length, sessionStorage.length, location.search, location.hash]).toEqual([
      [],
      0,
      0,
      '',
      '',
    ]);
    expect(
      [...page.querySelectorAll('form, input')].filter(
        (control) => control.getAttribute('autocomplete') !== 'off',
      ),
    ).toEqual([]);
  });
});

describe('the body mass index', () => {
  test('is worked out from US units, and marks its row', async () => {
    await open('bmi');
    await calculate({ Weight: '150', 'Height .feet': '5', 'and inches': '6', Age: '40' });
    expect(scrolled).toHaveBeenCalled();
    expect(result()).toContain('24.2 Healthy weight');
    expect(result()).toContain('about 115 to 154 pounds');
    expect(markedRow()).toBe('18.5 to less than 25Healthy weight');
    expect(page.querySelector('details')?.open).toBe(true);
  });
  test('is the same in metric units, into which what was entered is taken along', async () => {
    await open('bmi');
    await enter({ Weight: '150', 'Height .feet': '5', 'and inches': '6' });
    await user.click(choice(/^Kilograms/));
    expect([field(/^Weight .kg/).value, field(/^Height .cm/).value]).toEqual(['68', '167.6']);
    await calculate({ Age: '40' });
    expect(result()).toContain('24.2 Healthy weight');
    await user.click(choice(/^Pounds/));
    expect([
      field(/^Weight .pounds/).value,
      field(/^Height .feet/).value,
      field(/^and inches/).value,
    ]).toEqual(['150', '5', '6']);
  });
  test('keeps what was typed there and back, and converts what was changed meanwhile', async () => {
    await open('bmi');
    const us = (): string[] =>
      [/^Weight .pounds/, /^Height .feet/, /^and inches/].map((name) => field(name).value);
    const metric = (): string[] => [/^Weight .kg/, /^Height .cm/].map((name) => field(name).value);
    await enter({ Weight: '150,5', 'Height .feet': '5', 'and inches': '' });
    await user.click(choice(/^Kilograms/));
    await user.click(choice(/^Pounds/));
    expect(us()).toEqual(['150,5', '5', '']);
    await user.click(choice(/^Kilograms/));
    await enter({ Weight: '70.25' });
    await user.click(choice(/^Pounds/));
    expect(us()).toEqual(['154.9', '5', '']);
    await user.click(choice(/^Kilograms/));
    expect(metric()).toEqual(['70.25', '152.4']);
    await enter({ Weight: '', Height: 'tall' });
    await user.click(choice(/^Pounds/));
    expect(us()).toEqual(['', '', '']);
    await user.click(choice(/^Kilograms/));
    expect(metric()).toEqual(['', 'tall']);
  });
  test.each([
    [
      '19',
      'The categories are for adults of 20 years and more. For children and teenagers, ask a pediatrician.',
    ],
    ['121', 'Enter a whole number from 20 to 120.'],
    ['-1', 'Enter a whole number from 20 to 120.'],
    ['40.5', 'Enter a whole number from 20 to 120.'],
  ])('of somebody of %s years is not worked out', async (age, fault) => {
    await open('bmi');
    await calculate({ Weight: '150', 'Height .feet': '5', Age: age });
    expect(faultOf(field(/^Age/))).toBe(fault);
  });
  test('of a height that nobody has is not worked out', async () => {
    await open('bmi');
    await calculate({ Weight: '150', 'Height .feet': '8', 'and inches': '11', Age: '40' });
    expect(faultOf(field(/^Height/))).toBe('Enter a height from 3 feet 4 inches to 8 feet 2 inches.');
  });
});

describe('the due date', () => {
  test('is counted from the last period, by the length of the cycle', async () => {
    await open('due-date');
    await enterDay('2026-08-31');
    await calculate({ 'Days from': '30' });
    expect(result()).toContain('Wednesday, June 9, 2027');
    expect(result()).toContain('11 weeks and 5 days pregnant, in the first trimester');
    expect(page.querySelector('p > b')?.className).toContain(marker);
  });
  test('comes with the dates of appointments and scans, and marks those of today', async () => {
    const rows = () => [...page.querySelectorAll('table')].at(0)?.querySelectorAll('tbody th') ?? [];
    await open('due-date');
    expect(rows()[0]?.textContent).toBe('Weeks 8 to 10');
    await enterDay('2026-08-31');
    await calculate({ 'Days from': '30' });
    expect(rows()[0]?.textContent?.replaceAll('\u2009', ' ')).toBe('Oct 28 – Nov 17Weeks 8 to 10');
    expect(markedRow()).toContain('Weeks 11 to 13, now');
  });
  test('is counted from the transfer of an embryo, for which no cycle is asked', async () => {
    await open('due-date');
    await user.click(choice(/day-5/));
    expect(queryByRole(page, 'textbox')).toBeNull();
    await enterDay('2026-11-01');
    await calculate();
    expect(result()).toContain('Tuesday, July 20, 2027');
  });
  test.each([
    ['1850-06-01', /^This is too long ago\. Enter a day from Monday, January 26, 2026 on\./],
    ['2026-11-24', 'This day is still to come. Enter one that is over.'],
    ['', 'Enter a whole date: month, day, and year.'],
  ])('is not counted from "%s"', async (day, fault) => {
    await open('due-date');
    if (day !== '') await enterDay(day);
    await calculate();
    expect(faultOf(dayField())).toMatch(fault);
    expect(document.activeElement).toBe(dayField());
  });
  test.each(['19', '46'])('is not counted with a cycle of %s days', async (days) => {
    await open('due-date');
    await enterDay('2026-08-31');
    await calculate({ 'Days from': days });
    expect(faultOf(field(/^Days from/))).toMatch(/^Enter a whole number from 20 to 45\./);
  });
  test('long over sends to the midwife', async () => {
    await open('due-date');
    await enterDay('2026-02-09');
    await calculate();
    expect(result()).toContain('41 weeks and 0 days');
    expect(result()).toContain('call your midwife or doctor today');
  });
});

describe('calories', () => {
  test('are those that keep a weight, and never say how to lose it', async () => {
    await open('calorie-needs');
    await user.click(choice(/^Kilograms/));
    await user.click(choice(/^Female/));
    await user.click(choice(/^Moderately/));
    await calculate({ Weight: '70', Height: '170', Age: '40' });
    expect(result()).toContain('2,170 calories a day');
    expect(result()).toContain('about 1,400 of them at rest');
    expect(markedRow()).toContain('1.55');
    expect(page.textContent).not.toMatch(/deficit|to lose weight|lose \d/i);
  });
  test('ask for a form of the equation and for activity', async () => {
    await open('calorie-needs');
    await calculate({ Weight: '150', 'Height .feet': '5', Age: '40' });
    const groups = [...page.querySelectorAll('[role=radiogroup][aria-invalid]')];
    expect(groups.map((group) => faultOf(group).slice(0, 11))).toEqual(['Choose one.', 'Choose one.']);
    expect(document.activeElement).toBe(choice(/^Female/));
  });
});

describe('blood pressure', () => {
  const upper = (): HTMLElement[] => within(page).getAllByRole('textbox', { name: 'Upper number' });
  const lower = (): HTMLElement[] => within(page).getAllByRole('textbox', { name: 'Lower number' });
  async function readings(...pairs: [upper: string, lower: string][]): Promise<void> {
    for (const [index, [high, low]] of pairs.entries()) {
      if (high) await user.type(upper()[index] ?? page, high);
      if (low) await user.type(lower()[index] ?? page, low);
    }
    await user.click(button('Calculate'));
  }

  test('of one reading is that reading', async () => {
    await open('blood-pressure');
    await readings(['118', '76']);
    expect(result()).toMatch(/^Your reading 118\/76 mm Hg Normal/);
  });
  test('of several is their mean', async () => {
    await open('blood-pressure');
    await user.click(button('Add a reading'));
    expect(document.activeElement).toBe(upper()[2]);
    await readings(['128', '80'], ['134', '84'], ['131', '79']);
    expect(result()).toMatch(/^The mean of your 3 readings 131\/81 mm Hg High, stage 1/);
  });
  test.each([
    ['181', '80'],
    ['120', '121'],
  ])(
    'above the limit, as in %s over %s, says first to measure again and when to call 911',
    async (high, low) => {
      await open('blood-pressure');
      await readings(['118', '76'], [high, low]);
      if (high === '120') {
        expect(faultOf(upper()[1] ?? page)).toBe('The upper number is the larger one. Are the two swapped?');
        return;
      }
      expect(result()).toMatch(
        /^A reading above 180 or 120: sit still for five minutes, then measure again\./,
      );
      expect(getByRole(page, 'link', { name: /Call 911/ }).getAttribute('href')).toBe('tel:911');
    },
  );
  // The lower number alone would be low, or the other reading.
  test.each([
    ['150', '55', 'Call your doctor in the next days'],
    ['132', '58', 'Take your readings to a doctor'],
    ['125', '55', 'Less salt, more walking'],
    ['85', '50', 'It is lower than most people’s'],
    ['118', '58', 'It is lower than most people’s'],
    ['118', '76', 'Keep measuring from time to time'],
  ])('of %s over %s gets one advice: "%s"', async (high, low, advice) => {
    const advices = [0, 1, 2, 3, 'low'].map((name) => bloodPressureWords.messages[name] ?? '');
    await open('blood-pressure');
    await readings([high, low]);
    const given = advices.filter((text) => result().includes(text));
    expect(given).toEqual([expect.stringContaining(advice)]);
  });
  test('above the limit is called lower than most people’s by no reading', async () => {
    await open('blood-pressure');
    await readings(['185', '55'], ['85', '50']);
    expect(result()).toContain('measure again');
    expect(result()).not.toContain('lower than most');
  });
  test('of 180 over 120 is not yet above it', async () => {
    await open('blood-pressure');
    await readings(['180', '120']);
    expect(result()).not.toContain('911');
  });
  test('asks for the other number of a reading, and for both within what monitors show', async () => {
    await open('blood-pressure');
    await readings(['118', '76'], ['130', '']);
    expect(faultOf(lower()[1] ?? page)).toBe('Enter the lower number of this reading as well.');
    await user.type(lower()[1] ?? page, '20');
    await user.click(button('Calculate'));
    expect(faultOf(lower()[1] ?? page)).toBe('Enter a whole number from 30 to 200.');
  });
  test('takes a week of readings and no more', async () => {
    await open('blood-pressure');
    for (let count = 2; count < 28; count++) await user.click(button('Add a reading'));
    expect(upper()).toHaveLength(28);
    expect(queryByRole(page, 'button', { name: 'Add a reading' })).toBeNull();
  });
});
