/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import typical from '#fixtures/blocks/recipe-v2.typical.json' with { type: 'json' };
import widget from '#widgets/recipe-v2/widget.ts';
import { showBlock } from '../support/shownBlock.ts';

const show = (data: object) => showBlock('recipe-v2', { ...typical.data, ...data });
const label = (): HTMLElement | null =>
  screen.getByRole('heading', { name: /Nutrition Facts/ }).parentElement;
const rows = (): string[][] =>
  screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

describe('a recipe with nutrition', () => {
  beforeEach(() => void show({}));

  test('says how long it takes in all', () =>
    expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Prep10 min',
      'Cook5 min',
      'Total15 min',
    ]));

  test('has a label of what one serving holds, rounded, with shares of a day, estimated', () => {
    expect(label()?.textContent).toContain('4 servings per recipe');
    expect(label()?.textContent).toContain('Serving size 1 cup (190 g)');
    expect(label()?.textContent).toContain('Calories 250');
    expect(label()?.textContent).toContain('Estimated');
    expect(rows()).toEqual([
      ['', '% Daily Value*'],
      ['Total Fat 8g', '10%'],
      ['Saturated Fat 1g', '5%'],
      ['Trans Fat 0g', ''],
      ['Sodium 240mg', '10%'],
      ['Total Carbohydrate 35g', '13%'],
      ['Dietary Fiber 10g', '36%'],
      ['Total Sugars 7g', ''],
      ['Protein 11g', ''],
    ]);
  });

  test('has its tips where they help, and a way to what may be taken instead', () => {
    const text = document.body.textContent ?? '';
    const order = [
      'Canned chickpeas',
      'What to use instead',
      'Add the tomatoes',
      'One that has split',
      'What is left over',
    ];
    expect(order.map((words) => text.indexOf(words))).toEqual(
      order.map((words) => text.indexOf(words)).toSorted((one, other) => one - other),
    );
    expect(screen.getByRole('link', { name: 'What to use instead' })).toBeTruthy();
  });

  test('keeps from a label where nothing is known', () => {
    show({ nutritionFacts: { servingsCount: 1 } });
    expect(screen.queryByText('Nutrition Facts')).toBeNull();
    expect(document.querySelector('[data-servings]')?.textContent).toBe('Makes 1 serving');
  });
});

test('search engines learn the figures that the label prints', () => {
  const nutritionFacts = { ...typical.data.nutritionFacts, fiberContent: 0.7 };
  const data = { ...typical.data, nutritionFacts };
  const page = {
    address: '',
    authors: [],
    publisher: { '@id': '#publisher' },
    pictureAddress: (src: string) => src,
    textOf: (html: string) => html,
  };
  const [node] = widget.structuredData?.(data, page, { indexOfKind: 0 }) ?? [];
  expect(node?.nutrition).toMatchObject({
    servingSize: '1 cup (190 g)',
    calories: '250 calories',
    fatContent: '8 g',
    sodiumContent: '240 mg',
    fiberContent: 'less than 1 g',
  });
});
