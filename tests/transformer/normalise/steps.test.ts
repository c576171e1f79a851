import type { PreparedArticle } from '#transformer/article/preparedArticle.ts';
import { normaliseArticle } from '#transformer/normalise/steps.ts';
import { articleOf, basic, heading } from './articles.ts';

const card = (id: string, parts: object = {}) => ({
  id,
  type: 'product-card',
  data: { productTitle: 'Norrland', imgSrc: '/media/a.jpg', ctaUrl: 'https://shop.example/a' },
  ...parts,
});
const reader = { experiments: {}, country: 'US', linkNetworkHosts: new Set(['go.network.example']) };

const idsOf = ({ blocks }: PreparedArticle): string[] => blocks.map(({ id }) => id);

describe('an article on its way to a reader', () => {
  test('gets its disclosure for the paid links that this reader gets, not for others', () => {
    const article = articleOf(card('de', { when: { countries: ['DE'] } }), heading(), card('us'));
    expect(idsOf(normaliseArticle(article, reader))).toEqual(['h', 'affiliate-disclosure', 'us']);
    expect(idsOf(normaliseArticle(article, { ...reader, country: 'FR' }))).toEqual([
      'h',
      'affiliate-disclosure',
      'us',
    ]);
    expect(idsOf(normaliseArticle(article, { ...reader, country: 'DE' }))).toEqual([
      'affiliate-disclosure',
      'de',
      'h',
      'us',
    ]);
  });

  test('has the same made ids, whoever reads', () => {
    const article = articleOf(
      { type: 'heading', data: { text: 'One' }, when: { countries: ['DE'] } },
      { type: 'heading', data: { text: 'One' } },
    );
    const [, id] = idsOf(normaliseArticle(article, { ...reader, country: 'DE' }));
    expect(idsOf(normaliseArticle(article, reader))).toEqual([id]);
  });

  test('has its blocks numbered as its author wrote them, and its first picture marked as this reader sees it', () => {
    const article = articleOf(card('de', { when: { countries: ['DE'] } }), card('us'));
    const { blocks } = normaliseArticle(article, reader);
    expect(blocks[1]).toMatchObject({ id: 'us', indexOfKind: 1, firstPicture: 'field' });
  });

  test('has the blocks inside others in their data as they are in the list of all', () => {
    const article = articleOf(basic('b', card('de', { when: { countries: ['DE'] } }), 'text', card('us')));
    const { blocks, allBlocks } = normaliseArticle(article, reader);
    expect(allBlocks.map(({ id, depth = 0 }) => [id, depth])).toEqual([
      ['affiliate-disclosure', 0],
      ['b', 0],
      ['us', 1],
    ]);
    expect(blocks).toEqual(allBlocks.slice(0, 2));
    expect(blocks[1]?.data).toEqual({ nodes: ['', 'text', allBlocks[2]] });
  });

  test('is not changed itself, and gives the same result again', () => {
    const article = articleOf(heading(), basic('b', card('x'), 'text'), card('a'), null, {
      type: 'holo-deck',
    });
    expect(normaliseArticle(article, reader)).toEqual(normaliseArticle(article, reader));
  });
});
