import { picturesInArticle } from '#editor-preview/store/pictures/picturesInUse.ts';

test('the pictures of an article are found with their text alternatives, in reading order', () => {
  const card = { id: 'card', type: 'product-card', data: { imgSrc: '/media/jar.webp', imgAlt: 'A jar' } };
  const article = {
    image: { src: '/media/lead.webp', alt: 'A table' },
    blocks: [
      { id: 'a', type: 'image', data: { src: '/media/spoon.webp', alt: '' } },
      { id: 'b', type: 'rich-text', data: { html: '<p>No picture</p>' } },
      { id: 'c', type: 'product-card-carousel', data: { cards: [card] } },
      { id: 'd', type: 'shopping-card', data: { image: { url: '/media/box.webp', alt: 'A box' } } },
    ],
  };
  expect(picturesInArticle(article)).toEqual([
    { src: '/media/lead.webp', alt: 'A table' },
    { src: '/media/spoon.webp' },
    { src: '/media/jar.webp', alt: 'A jar' },
    { src: '/media/box.webp', alt: 'A box' },
  ]);
});

test.each([
  [null],
  ['text'],
  [{ blocks: 'none' }],
  [{ image: '/media/a.webp', blocks: [null, 7, { type: 'image' }, { type: 'image', data: { src: 7 } }] }],
  [{ blocks: [{ type: 'constructor', data: { src: '/media/a.webp' } }] }],
])('what is no picture of an article is left out: %j', (article) => {
  expect(picturesInArticle(article)).toEqual([]);
});
