/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import typical from '../../fixtures/blocks/recipe-v2.typical.json' with { type: 'json' };
import widget from '../../widgets/recipe-v2/widget.ts';
import { showBlock } from '../support/shownBlock.ts';

const show = (data: object) => showBlock('recipe-v2', { ...typical.data, ...data });
const label = (): HTMLElement | null =>
  screen.getByRole('heading', { name: /Nutrition Facts/ }).parentElement;
const rows = (): string[][] =>
  screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

describe('a recipe with nutrition', () => {
  beforeEach(() => void show({}));

  test('says how long it takes in all', () => {
    expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Prep10 min',
      'Cook15 min',
      'Total25 min',
    ]);
  });

  test('has a label of what one serving holds, rounded, with shares of a day, estimated', () => {
    expect(label()?.textContent).toContain('4 servings per recipe');
    expect(label()?.textContent).toContain('Serving size 1 fillet (140 g)');
    expect(label()?.textContent).toContain('Calories 250');
    expect(label()?.textContent).toContain('Estimated');
    expect(rows()).toEqual([
      ['', '% Daily Value*'],
      ['Total Fat 12g', '15%'],
      ['Saturated Fat 2g', '10%'],
      ['Trans Fat 0g', ''],
      ['Sodium 210mg', '9%'],
      ['Total Carbohydrate 2g', '1%'],
      ['Dietary Fiber less than 1g', '3%'],
      ['Total Sugars less than 1g', ''],
      ['Protein 31g', ''],
    ]);
  });

  test('has its tips where they help, and a way to what may be taken instead', () => {
    const text = document.body.textContent ?? '';
    const order = ['Frozen fillets', 'What to use instead', 'Bake for', 'A thermometer', 'What is left over'];
    expect(order.map((words) => text.indexOf(words))).toEqual(
      order.map((words) => text.indexOf(words)).toSorted((one, other) => one - other),
    );
    expect(screen.getByRole('link', { name: 'What to use instead' })).toBeTruthy();
  });

  test('keeps from a label where nothing is known', () => {
    show({ nutritionFacts: { servingsCount: 1 } });
    expect(screen.queryByText('Nutrition Facts')).toBeNull();
    expect(screen.getByText('Makes 1 serving')).toBeTruthy();
  });
});

test('search engines learn the figures that the label prints', () => {
  const page = {
    address: '',
    authors: [],
    publisher: { '@id': '#publisher' },
    pictureAddress: (src: string) => src,
    textOf: (html: string) => html,
  };
  const [node] = widget.structuredData?.(typical.data, page, { indexOfKind: 0 }) ?? [];
  expect(node?.nutrition).toMatchObject({
    servingSize: '1 fillet (140 g)',
    calories: '250 calories',
    fatContent: '12 g',
    sodiumContent: '210 mg',
    fiberContent: 'less than 1 g',
  });
});
