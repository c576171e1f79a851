/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import type { EvidenceResult } from '#schemas/generated/types.ts';
import { radiusOf, rangeOf, scaleOf, ticksOf } from '#widgets/evidence/resultScale.ts';
import { showBlock } from '../support/shownBlock.ts';

const measure = 'Minutes gained over a placebo';
const sooner = { name: 'Asleep sooner', value: 17, lower: 7, upper: 27 };

function show(...results: object[]): void {
  showBlock('evidence', { claim: 'It helps', level: 'weak', measure, results });
}
const rows = (): HTMLElement[] => screen.getAllByRole('listitem');
const texts = (): (string | null)[] => rows().map((row) => row.textContent);
const attributes = (selector: string, name: string): (string | null)[] =>
  [...document.querySelectorAll(`figure ${selector}`)].map((element) => element.getAttribute(name));
const ranges = (): (string | null)[][] =>
  rows().map((row) => {
    const line = row.querySelectorAll('line')[1];
    return [line?.getAttribute('x1') ?? null, line?.getAttribute('x2') ?? null];
  });

describe('results of an evidence block', () => {
  test('are a figure with its measure, and say in words what they draw', () => {
    show(sooner, { name: 'Asleep longer', value: 16, lower: -6, upper: 38, people: 1055 });
    const figure = screen.getByRole('figure');
    expect(figure.querySelector('figcaption')?.textContent).toBe(measure);
    expect(within(figure).getAllByRole('listitem')).toHaveLength(2);
    expect(texts()).toEqual([
      'Asleep sooner17 (95% confidence interval: 7 to 27)',
      'Asleep longer16 (95% confidence interval: −6 to 38), 1,055 people',
    ]);
    expect(figure.textContent).toContain(
      'Dashed: no difference. Lines: 95% confidence interval. Of 100 such ranges, about 95 hold the true value.',
    );
    expect(attributes('svg', 'aria-hidden')).toEqual(['true', 'true', 'true']);
  });

  test('have their figures below the name in every row', () => {
    show(sooner);
    const name = [...document.querySelectorAll('figure li span')].find(
      ({ textContent }) => textContent === sooner.name,
    );
    expect(name?.getAttribute('style')).toContain('flex:1 1 100%');
  });

  test('stand above an axis with the numbers of the scale, the zero below the lines of no difference', () => {
    show(sooner, { name: 'Asleep longer', value: 16, lower: -6, upper: 38 });
    const labels = [...document.querySelectorAll('figure text')];
    expect(labels.map((label) => label.textContent)).toEqual(['0', '10', '20', '30']);
    expect(labels[0]?.getAttribute('x')).toBe(rows()[0]?.querySelector('line')?.getAttribute('x1'));
    expect(labels[0]?.closest('[aria-hidden]')).not.toBeNull();
    show({ name: 'A clinic', people: 100 });
    expect(document.querySelector('figure text')).toBeNull();
  });

  test('have the ends of the widest range at the ends of the scale, and one zero', () => {
    show(sooner, { name: 'Asleep longer', value: 16, lower: -6, upper: 38 });
    expect(ranges()).toEqual([
      ['31.2%', '73%'],
      ['4%', '96%'],
    ]);
    expect(new Set(rows().map((row) => row.querySelector('line')?.getAttribute('x1')))).toEqual(
      new Set(['16.5%']),
    );
  });

  test('are a bar from zero where they have no range', () => {
    show({ name: 'Asleep sooner', value: 20 }, { name: 'Asleep longer', value: -20 });
    expect(ranges()).toEqual([
      ['50%', '96%'],
      ['50%', '4%'],
    ]);
    expect(document.querySelector('figure')?.textContent).not.toContain('interval');
  });

  test.each([
    ['ends in the wrong order', { lower: 27, upper: 7 }],
    ['a value below it', { lower: 18, upper: 27 }],
    ['a value above it', { lower: 7, upper: 16 }],
    ['one end only', { lower: 7 }],
  ])('leave out a range with %s', (_, range) => {
    show({ name: 'Asleep sooner', value: 17, ...range });
    expect(texts()).toEqual(['Asleep sooner17']);
    expect(ranges()).toEqual([['4%', '96%']]);
  });

  test('without values have a dot for each trial, its area in proportion to the people', () => {
    show(
      { name: 'A clinic', people: 100, outcome: 'felt better' },
      { name: 'One man', people: 1 },
      { name: 'A survey', people: 25, outcome: 'calmer' },
    );
    expect(texts()).toEqual([
      'A clinic100 people, felt better',
      'One man1 person',
      'A survey25 people, calmer',
    ]);
    expect(attributes('circle', 'r')).toEqual(['11', '3', '5.5']);
    expect(document.querySelector('figure line')).toBeNull();
    expect(document.querySelector('figure')?.textContent).toMatch(/Larger dots: more people\.$/);
  });

  test('explain no sizes where all are equal', () => {
    show({ name: 'A', people: 55, outcome: 'x' }, { name: 'B', people: 55, outcome: 'y' });
    expect(attributes('circle', 'r')).toEqual(['6', '6']);
    expect(document.querySelector('figure')?.textContent).not.toContain('Larger');
  });

  test('leave out results without a name, and show no chart if none has one', () => {
    show({ name: ' ', value: 3 }, sooner);
    expect(rows()).toHaveLength(1);
    show({ name: ' ', value: 3 });
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('the scale of results', () => {
  const named = (more: Omit<EvidenceResult, 'name'>): EvidenceResult => ({ name: 'x', ...more });

  test('holds zero, every value and every range, with a margin', () => {
    const results = [named({ value: 1e6, lower: -1e6, upper: 1e6 }), named({ value: 0.000001 }), named({})];
    const at = scaleOf(results);
    expect([-1e6, 0, 1e6].map((value) => at(value))).toEqual([4, 50, 96]);
  });

  test.each([
    ['one positive value', [named({ value: 5 })], [4, 96]],
    ['one negative value', [named({ value: -5 })], [96, 4]],
    ['zeros only', [named({ value: 0, lower: 0, upper: 0 })], [50, 50]],
    ['nothing', [], [50, 50]],
  ])('of %s begins or ends at zero', (_, results, [zero, value]) => {
    const at = scaleOf(results);
    expect([at(0), at(results[0]?.value ?? 0)]).toEqual([zero, value]);
  });

  test.each([
    [[named({ value: 17, lower: 7, upper: 27 })], [0, 10, 20]],
    [[named({ value: 0.3, lower: -0.1, upper: 0.7 })], [0, 0.2, 0.4, 0.6]],
    [[named({ value: -5 })], [-5, -4, -3, -2, -1, 0]],
    [[named({ value: 1e6, lower: -1e6, upper: 1e6 })], [-1e6, 0, 1e6]],
    [[named({ value: 0 })], [0]],
    [[], [0]],
  ])('has round numbers, zero among them: %j', (results, ticks) => expect(ticksOf(results)).toEqual(ticks));

  test('ignores a range that is not drawn', () => {
    expect(rangeOf(named({ value: 1, lower: 2, upper: 900 }))).toBeUndefined();
    expect(scaleOf([named({ value: 1, lower: 2, upper: 900 })])(1)).toBe(96);
  });

  test('keeps the smallest dot visible beside the largest', () => {
    const radius = radiusOf([named({ people: 100_000_000 }), named({ people: 1 }), named({})]);
    expect([100_000_000, 1, undefined].map(radius)).toEqual([11, 3, 3]);
  });
});
