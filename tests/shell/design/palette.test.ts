import { type ColourName, palette } from '../../../shell/design/palette.ts';

/** Texts and lines on the grounds that they stand on, with the least contrast that they need. */
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

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 reckons it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the palette', () => {
  test('is reckoned with rightly: black on white is 21', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
  });

  describe.each(['light', 'dark'] as const)('in its %s scheme', (scheme) => {
    const each = pairs.flatMap(({ front, grounds, least }) =>
      grounds.map((ground): [ColourName, ColourName, number] => [front, ground, least]),
    );

    test.each(each)('has %s on %s with a contrast of %d', (front, ground, least) => {
      expect(contrast(palette[front][scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(least);
    });
  });

  test('gives what the editors say, what is sold and what warns a colour of their own', () => {
    const { editorial, shop, caution } = palette;
    expect(new Set([editorial.light, shop.light, caution.light]).size).toBe(3);
    expect(new Set([editorial.dark, shop.dark, caution.dark]).size).toBe(3);
  });
});
