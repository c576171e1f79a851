import { readableColours, unreadableColours } from '#contracts/authorColours.ts';
import { contrast, inks } from '#contracts/contrast.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000', 21],
    ['#fff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#FFF', 4.48],
  ])('of %s and %s is %d', (one, other, expected) => expect(contrast(one, other)).toBeCloseTo(expected, 2));
});

describe('the colors of an author', () => {
  test.each([
    ['a light ground takes our dark text', '#fff8e1', 'light'],
    ['a dark ground takes our light text', '#10303a', 'dark'],
    ['the darkest ground for our dark text, of grays', '#858585', 'light'],
    ['the lightest ground for our light text, of grays', '#686868', 'dark'],
  ])('%s', (_what, background, scheme) =>
    expect(readableColours({ background })).toEqual({ background, scheme }),
  );

  test.each(['#848484', '#777', '#696969'])('%s is a ground for no text of ours', (background) => {
    expect(readableColours({ background })).toBeUndefined();
    expect(unreadableColours({ background })).toEqual([
      { name: 'background', colour: background, contrast: expect.any(Number) },
    ]);
  });

  test('let a text of their own be read where ours cannot', () => {
    const colours = { background: '#767676', text: '#ffffff' };
    expect(readableColours(colours)).toMatchObject(colours);
    expect(unreadableColours(colours)).toEqual([]);
  });

  test('give way to ours one by one', () => {
    const colours = { background: '#ffffff', text: '#777777', accent: '#767676' };
    expect(readableColours(colours)).toEqual({
      background: '#ffffff',
      scheme: 'light',
      text: undefined,
      accent: '#767676',
    });
    expect(unreadableColours(colours).map(({ name }) => name)).toEqual(['text']);
  });

  test('are none without a ground', () => {
    expect(readableColours({ text: '#000000' })).toBeUndefined();
    expect(unreadableColours({ text: '#777777' })).toEqual([]);
  });

  test('leave no text below 4.5 on any gray', () => {
    for (let step = 0; step < 256; step += 1) {
      const background = `#${step.toString(16).padStart(2, '0').repeat(3)}`;
      const readable = readableColours({ background });
      if (readable) expect(contrast(inks[readable.scheme], background)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
