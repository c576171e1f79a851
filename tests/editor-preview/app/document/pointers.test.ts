import { valueAt } from '#contracts/json/jsonPointer.ts';
import { keyedPlace, plainPointer } from '#editor-preview/app/document/pointers.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';

const json = {
  path: '/sleep/melatonin',
  title: 'Melatonin for jet lag',
  byline: { authors: [{ name: 'Ada Lind' }, { name: 'Bo Ek' }] },
  blocks: [
    { id: 'why', type: 'faq', data: { items: [{ question: 'When?' }, { question: 'How much?' }] } },
    'no block',
    {
      id: 'picks',
      type: 'product-card-carousel',
      data: { cards: [{ id: 'pick-1', type: 'product-card', data: { Pros: ['melts', 'no sugar'] } }] },
    },
  ],
};

function edited(): EditedArticle {
  const outcome = applyOperation(
    readArticle({ json }, blockFields),
    {
      changes: [
        {
          kind: 'insertItem',
          block: '',
          list: '/byline/authors',
          key: 'new',
          value: { json: { name: 'Cy Moe' } },
          after: null,
        },
        {
          kind: 'insertItem',
          block: 'why',
          list: '/data/items',
          key: 'a/b',
          value: { json: { question: 'Who?' } },
          after: '0',
        },
      ],
    },
    blockFields,
  );
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.article;
}

const article = edited();

describe('A place in an article', () => {
  it.each([
    ['', '', ''],
    ['/title', '', '/title'],
    ['/byline/authors/0/name', '', '/byline/authors/new/name'],
    ['/byline/authors/1/name', '', '/byline/authors/0/name'],
    ['/blocks', '', '/blocks'],
    ['/blocks/0', 'why', ''],
    ['/blocks/0/data/items/1/question', 'why', '/data/items/a~1b/question'],
    ['/blocks/0/data/items/2/question', 'why', '/data/items/1/question'],
    ['/blocks/1', '', '/blocks/~01'],
    ['/blocks/2/data/cards', 'picks', '/data/cards'],
    ['/blocks/2/data/cards/0', 'pick-1', ''],
    ['/blocks/2/data/cards/0/data/Pros/1', 'pick-1', '/data/Pros/1'],
    // Required fields that are not written yet.
    ['/description', '', '/description'],
    ['/blocks/0/data/items/1/answer', 'why', '/data/items/a~1b/answer'],
    ['/blocks/2/when/experiment', 'picks', '/when/experiment'],
  ])('is %j for problems, and %j %j for changes', (plain, block, pointer) => {
    expect(keyedPlace(article, plain)).toEqual({ block, pointer });
    expect(plainPointer(article, { block, pointer })).toBe(plain);
  });

  it('has the same value under both names', () => {
    const whole = articleJson(article);
    expect(valueAt(whole, '/blocks/0/data/items/1/question')).toBe('Who?');
    expect(valueAt(whole, '/byline/authors/1/name')).toBe('Ada Lind');
  });

  it('has no plain name where a block or an item of it is gone', () => {
    expect(plainPointer(article, { block: 'gone', pointer: '/data' })).toBeUndefined();
    expect(plainPointer(article, { block: 'why', pointer: '/data/items/gone/question' })).toBeUndefined();
  });

  it('keeps the steps that lead to an item which is not there', () => {
    expect(keyedPlace(article, '/blocks/0/data/items/7/question')).toEqual({
      block: 'why',
      pointer: '/data/items/7/question',
    });
    expect(keyedPlace(article, '/blocks/01/data')).toEqual({ block: '', pointer: '/blocks/01/data' });
  });

  it('is never found in what every object inherits', () =>
    expect(keyedPlace(article, '/constructor/name')).toEqual({ block: '', pointer: '/constructor/name' }));
});
