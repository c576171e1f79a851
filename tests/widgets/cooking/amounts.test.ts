import { ingredientParts } from '../../../widgets/cooking/amounts.ts';

/** The text, with amounts in brackets, `d` before those in decimals, and units that may get an "s" in braces. */
const read = (text: string): string =>
  ingredientParts(text)
    .map((part) => {
      if ('amount' in part) return `[${part.isDecimal ? 'd' : ''}${Number(part.amount.toFixed(3))}]`;
      return 'unit' in part ? `{${part.unit}}` : part.text;
    })
    .join('');

describe('the amount of an ingredient', () => {
  test.each([
    ['1 1/2 cups lentils', '[1.5] {cup} lentils'],
    ['1½ cups lentils', '[1.5] {cup} lentils'],
    ['1 ½ cups lentils', '[1.5] {cup} lentils'],
    ['½ teaspoon salt', '[0.5] {teaspoon} salt'],
    ['1/3 cup oil', '[0.333] {cup} oil'],
    ['3⁄4 cup oil', '[0.75] {cup} oil'],
    ['2–3 carrots', '[2]–[3] carrots'],
    ['2-3 carrots', '[2]-[3] carrots'],
    ['1 to 2 cloves garlic', '[1] to [2] {clove} garlic'],
    ['200 g oats', '[d200] g oats'],
    ['200g oats', '[d200]g oats'],
    ['1,500 g potatoes', '[d1500] g potatoes'],
    ['0.5 liter milk', '[d0.5] {liter} milk'],
    ['1 large onion', '[1] large onion'],
    ['4', '[4]'],
    ['1 lb 4 oz carrots', '[1] lb [4] oz carrots'],
    ['1 cup plus 2 tablespoons flour', '[1] {cup} plus [2] {tablespoon} flour'],
    ['1 cup (240 ml) milk', '[1] {cup} ([d240] ml) milk'],
  ])('is found in "%s"', (text, parts) => expect(read(text)).toBe(parts));

  test.each([
    ['Salt, to taste'],
    ['2% milk'],
    ['1-inch piece of ginger'],
    ['7-grain bread'],
    ['100,001 cups flour'],
    ['0 eggs'],
    ['1/0 cup air'],
    ['about 2 cups broth'],
    [''],
  ])('is not there in "%s", which stays as it is', (text) => expect(read(text)).toBe(text));

  test.each([
    ['1 (15 oz) can beans', '[1] (15 oz) can beans'],
    ['2 cans (14 oz) tomatoes', '[2] {can} (14 oz) tomatoes'],
    ['2 chicken breasts, 6 oz each', '[2] chicken breasts, 6 oz each'],
    ['2 cups oats, or 3 cups flakes', '[2] {cup} oats, or 3 cups flakes'],
  ])('is not the size of something: %s', (text, parts) => expect(read(text)).toBe(parts));

  test('loses no letter of the text', () => {
    for (const text of ['1 lb 4 oz (570 g) ½ ', '2–3  cups', '1 cup (240 ml', '9'.repeat(300)])
      expect(
        ingredientParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
