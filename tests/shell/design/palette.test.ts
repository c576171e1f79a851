import { contrast } from '#contracts/contrast.ts';
import { type ColourName, palette } from '#shell/design/palette.ts';

const pairs: readonly { front: ColourName; grounds: readonly ColourName[]; least: number }[] = [
  {
    front: 'ink',
    grounds: ['paper', 'surface', 'surface-sunken', 'editorial-soft', 'marker', 'caution-soft', 'advert'],
    least: 7,
  },
  {
    front: 'ink-soft',
    grounds: ['paper', 'surface', 'surface-sunken', 'editorial-soft', 'caution-soft', 'advert'],
    least: 4.5,
  },
  { front: 'editorial', grounds: ['paper', 'surface', 'surface-sunken', 'editorial-soft'], least: 4.5 },
  {
    front: 'editorial-strong',
    grounds: ['paper', 'surface', 'surface-sunken', 'editorial-soft'],
    least: 4.5,
  },
  { front: 'editorial-ink', grounds: ['editorial', 'editorial-strong'], least: 4.5 },
  { front: 'caution', grounds: ['paper', 'surface', 'surface-sunken', 'caution-soft'], least: 4.5 },
  { front: 'shop-ink', grounds: ['shop'], least: 4.5 },
  { front: 'control-line', grounds: ['paper', 'surface'], least: 3 },
  { front: 'focus', grounds: ['paper', 'surface', 'surface-sunken', 'editorial-soft', 'advert'], least: 3 },
];

describe('the palette', () => {
  describe.each(['light', 'dark'] as const)('in its %s scheme', (scheme) => {
    const each = pairs.flatMap(({ front, grounds, least }) =>
      grounds.map((ground): [ColourName, ColourName, number] => [front, ground, least]),
    );

    test.each(each)('has %s on %s with a contrast of %d', (front, ground, least) =>
      expect(contrast(palette[front][scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(least),
    );
  });

  test('gives what the editors say, what is sold and what warns a colour of their own', () => {
    const { editorial, shop, caution } = palette;
    expect(new Set([editorial.light, shop.light, caution.light]).size).toBe(3);
    expect(new Set([editorial.dark, shop.dark, caution.dark]).size).toBe(3);
  });
});
