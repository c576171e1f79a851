import { fieldAt, problemsByField } from '#editor-preview/app/forms/problems/problemsByField.ts';
import { rootField } from '#editor-preview/app/forms/schema/formField.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { check } from '#rules/check.ts';
import { contentSchemas } from '#schemas/catalogue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { articleOf } from '../../../support/someBlocks.ts';

const json = articleOf('/nutrition/magnesium', 'Magnesium', [
  {
    id: 'why',
    type: 'faq',
    data: { items: [{ question: 'Does it help?', answer: '<p>Yes.</p>' }, { answer: 4 }], colour: 'red' },
  },
  { id: 'doses', type: 'table', data: { columns: ['Form', 7], rows: [['Oxide', '60 %'], ['Citrate']] } },
  { id: 'pick', type: 'product-card', data: { productName: 'Fjordly Calm' } },
]);
const article = readArticle({ json }, blockFields);

function shown(block: string, type: string) {
  const root = rootField(type, contentSchemas);
  const { byField, others } = problemsByField(check(json), { article, block, root, library: contentSchemas });
  return {
    fields: Object.fromEntries(
      [...byField].map(([pointer, problems]) => [pointer, problems.map(({ rule }) => rule)]),
    ),
    others: others.map(({ rule }) => rule),
  };
}

describe('A problem is told', () => {
  it('at the field that is wrong or missing, else on top of the form', () => {
    const { fields, others } = shown('why', 'faq');
    expect(fields).toMatchObject({
      '/data/items/1/question': ['schema/required'],
      '/data/items/1/answer': ['schema/type'],
    });
    expect(others).toContain('schema/unknown-field');
  });

  it('in no other block', () => expect(JSON.stringify(shown('doses', 'table'))).not.toContain('question'));

  it('at the cell of a table, and at the table where it is about a row', () => {
    const root = rootField('table', contentSchemas);
    const value = article.nodes.get('doses')?.fields;
    const at = (pointer: string) => fieldAt(pointer, { root, value, library: contentSchemas });
    expect(at('/data/rows/0/1')).toBe('/data/rows/0/1');
    expect(at('/data/rows/1')).toBe('/data/rows');
    expect(at('/data/columns/1')).toBe('/data/columns/1');
    expect(at('/data/columns')).toBe('/data/rows');
  });

  it('at the field that an old name stands for', () =>
    expect(shown('pick', 'product-card').fields).toMatchObject({
      '/data/productTitle': ['schema/deprecated'],
    }));
});
