import { fieldName } from '#editor-preview/app/compare/fieldNames.ts';
import { loadedSchemas, loadSchemas } from '#editor-preview/app/forms/schema/loadSchemas.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { opened } from '../support/openedArticle.ts';

const article: EditedArticle = opened({
  path: '/a',
  title: 'Zinc',
  byline: { authors: [{ name: 'Ada Lind' }, { name: 'Bo Ek' }] },
  blocks: [{ id: 'picture', type: 'image', data: { src: '/media/a.jpg', alt: 'A jar' } }],
});
const nameOf = (block: string, pointer: string, type = '') => {
  const node = article.nodes.get(block);
  return node && fieldName(node, pointer, loadedSchemas(type));
};

test('fields are called what their schemas call them, and items what their positions are', async () => {
  await loadSchemas('image');
  expect(nameOf('', '/title')).toBe('Title');
  expect(nameOf('', '/byline/authors/1/name')).toMatch(/ › Authors › 2 › /);
  expect(nameOf('picture', '/data/alt', 'image')).toBe('Text alternative');
});

test('what no schema knows is called what it is called in the JSON, in words', () => {
  expect(nameOf('', '/ownField/innerPart')).toBe('Own field › Inner part');
  expect(nameOf('picture', '')).toBe('Everything');
});
