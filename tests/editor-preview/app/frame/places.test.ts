import { blockNamed, valueInArticle } from '#editor-preview/app/frame/inFrame/valueInArticle.ts';
import { keyedChosen, plainChosen } from '#editor-preview/app/frame/places.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';

const block = {
  id: 'faq',
  type: 'faq',
  data: { title: 'Questions', items: [{ question: 'Does it help?' }, { question: 'Is it safe?' }, {}] },
};

test('a block is found however deep it stands, and a field in it or in the article', () => {
  const inner = { id: 'in', type: 'heading', data: { text: 'In' } };
  const article = { title: 'A', blocks: [block, { id: 'out', type: 'basic', data: { nodes: [inner] } }] };
  expect(blockNamed('in', article)).toBe(inner);
  expect(blockNamed('none', article)).toBeUndefined();
  expect(valueInArticle(article, { block: 'in', pointer: '/data/text' })).toBe('In');
  expect(valueInArticle(article, { block: '', pointer: '/title' })).toBe('A');
});

describe('between the keys of changes and the positions on the page', () => {
  const written = {
    json: { path: '/a', title: 'A', blocks: [block] },
    keys: { '/blocks/0/data/items': ['k7', 'k1', 'k9'] },
  };
  const article = readArticle(written, blockFields);
  const keyed = { block: 'faq', pointer: '/data/items/k1/question' };
  const plain = { block: 'faq', pointer: '/data/items/1/question' };

  test('a place is told in both ways', () => {
    expect(plainChosen(article, keyed)).toEqual(plain);
    expect(keyedChosen(article, plain)).toEqual(keyed);
    expect(keyedChosen(article, { block: 'faq' })).toEqual({ block: 'faq' });
  });

  test('what is not in the article is not told to the editor, such as a disclosure that the page adds', () =>
    expect(keyedChosen(article, { block: 'affiliate-disclosure' })).toBeUndefined());
});
