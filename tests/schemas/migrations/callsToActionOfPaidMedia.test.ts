import { callsToActionOfPaidMedia } from '#schemas/migrations/callsToActionOfPaidMedia.ts';

const { changes } = callsToActionOfPaidMedia;

const paidMedia = (...items: unknown[]) => ({ type: 'paid-media', data: { items } });
const old = { ctaUrl: 'https://go.offers.example/r', ctaLabel: 'See the blankets' };

describe('the text of buttons in paid media', () => {
  test('gets the name that it has in other blocks, wherever the block stands', () => {
    const article = {
      blocks: [
        paidMedia({ ctaUrl: old.ctaUrl }, old),
        { type: 'basic', data: { nodes: [{ tag: 'div', children: [paidMedia(old)] }] } },
      ],
    };
    expect(changes(article)).toEqual([
      { at: ['blocks', '0', 'data', 'items', '1', 'ctaLabel'], name: 'ctaText' },
      { at: 'blocks/1/data/nodes/0/children/0/data/items/0/ctaLabel'.split('/'), name: 'ctaText' },
    ]);
  });

  test.each([
    ['what has the new name', { ...old, ctaLabel: undefined, ctaText: 'See' }],
    ['what has both: which one is meant, its author has to say', { ...old, ctaText: 'See' }],
    ['an item that is none', 'an item'],
  ])('leaves %s', (_what, item) =>
    expect(changes({ blocks: [paidMedia(JSON.parse(JSON.stringify(item)))] })).toEqual([]),
  );

  test.each([
    undefined,
    null,
    [],
    'text',
    { blocks: {} },
    { blocks: [paidMedia(), { type: 'paid-media' }, { type: 'paid-media', data: null }] },
    { blocks: [{ type: 'paid-media', data: { items: { 0: old } } }] },
    { blocks: [{ type: 'product-card', data: { items: [old] } }] },
  ])('finds nothing in %j', (article) => expect(changes(article)).toEqual([]));
});
