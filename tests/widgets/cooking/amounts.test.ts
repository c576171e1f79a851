import { readIngredient } from '#widgets/cooking/amounts.ts';

/** How the text is scaled, then its parts: amounts in brackets, `d` before those in decimals, the forms of units in braces. */
const read = (text: string): string => {
  const { parts, scaling } = readIngredient(text);
  const written = parts.map((part) => {
    if ('amount' in part) return `[${part.isDecimal ? 'd' : ''}${Number(part.amount.toFixed(3))}]`;
    return 'one' in part ? `{${part.one}|${part.several}}` : part.text;
  });
  return `${scaling}: ${written.join('')}`;
};

describe('an ingredient with its amounts', () => {
  test.each([
    ['1 1/2 cups lentils', 'always: [1.5] {cup|cups} lentils'],
    ['1 and 1/2 cups flour', 'always: [1.5] {cup|cups} flour'],
    ['1-1/2 cups flour', 'always: [1.5] {cup|cups} flour'],
    ['1½ cups lentils', 'always: [1.5] {cup|cups} lentils'],
    ['1 ½ cups lentils', 'always: [1.5] {cup|cups} lentils'],
    ['½ teaspoon salt', 'always: [0.5] {teaspoon|teaspoons} salt'],
    ['1/3 cup oil', 'always: [0.333] {cup|cups} oil'],
    ['3⁄4 cup oil', 'always: [0.75] {cup|cups} oil'],
    ['1/2-3/4 cup oil', 'always: [0.5]-[0.75] {cup|cups} oil'],
    ['1 1/2 to 2 Cups rice', 'always: [1.5] to [2] {Cup|Cups} rice'],
    ['1 to 2 cloves garlic', 'always: [1] to [2] {clove|cloves} garlic'],
    ['200 g oats', 'always: [d200] g oats'],
    ['200\u00a0g oats', 'always: [d200]\u00a0g oats'],
    ['200g oats', 'always: [d200]g oats'],
    ['1,500 g potatoes', 'always: [d1500] g potatoes'],
    ['0.5 liter milk', 'always: [d0.5] {liter|liters} milk'],
    ['1.5 oz cheese', 'always: [d1.5] oz cheese'],
    ['2 tbsp. oil', 'always: [2] tbsp. oil'],
    ['2 lbs beef', 'always: [2] {lb|lbs} beef'],
    ['1 pinch salt', 'always: [1] {pinch|pinches} salt'],
    ['2 bunches parsley', 'always: [2] {bunch|bunches} parsley'],
    ['2 boxes pasta', 'always: [2] {box|boxes} pasta'],
    ['2 fluid ounces rum', 'always: [2] {fluid ounce|fluid ounces} rum'],
    ['1 cup milk, 2%', 'always: [1] {cup|cups} milk, 2%'],
    ['1 cup 7-grain flakes', 'always: [1] {cup|cups} 7-grain flakes'],
    ['0.125 cups oil', 'always: [d0.125] {cup|cups} oil'],
    ['2 cups seven-grain flakes', 'always: [2] {cup|cups} seven-grain flakes'],
    ['200 g celery, in one-inch pieces', 'always: [d200] g celery, in one-inch pieces'],
    ['1 cup almonds (skins on)', 'always: [1] {cup|cups} almonds (skins on)'],
  ])('"%s" is read as %s', (text, parts) => expect(read(text)).toBe(parts));

  test.each([
    ['1 lb 4 oz carrots', 'always: [1] lb [4] oz carrots'],
    ['1 cup plus 2 tablespoons flour', 'always: [1] {cup|cups} plus [2] {tablespoon|tablespoons} flour'],
    ['1 cup (240 ml) milk', 'always: [1] {cup|cups} ([d240] ml) milk'],
    ['4 cups (1 quart/950 ml) broth', 'always: [4] {cup|cups} ([1] {quart|quarts}/[d950] ml) broth'],
    ['4 cups (about 1 quart) broth', 'always: [4] {cup|cups} (about [1] {quart|quarts}) broth'],
  ])('"%s" scales with all that says the same: %s', (text, parts) => expect(read(text)).toBe(parts));

  test.each([
    ['1 (15 oz) can beans', 'always: [1] (15 oz) {can|cans} beans'],
    ['1 (15-ounce) can beans', 'always: [1] (15-ounce) {can|cans} beans'],
    ['2 cans (14 oz) tomatoes', 'always: [2] {can|cans} (14 oz) tomatoes'],
    ['2 cans (14 oz each) tomatoes', 'always: [2] {can|cans} (14 oz each) tomatoes'],
    ['2 chicken breasts, 6 oz each', 'several: [2] chicken breasts, 6 oz each'],
    ['2 carrots, in 1/2-inch dice', 'several: [2] carrots, in 1/2-inch dice'],
  ])('"%s" has a size, which stays: %s', (text, parts) => expect(read(text)).toBe(parts));

  test.each([
    ['2–3 carrots', 'several: [2]–[3] carrots'],
    ['1 large onion', 'one: [1] large onion'],
    ['½ lemon', 'one: [0.5] lemon'],
    ['1 to 2 onions', 'several: [1] to [2] onions'],
    ['2 lemons, cut in half', 'several: [2] lemons, cut in half'],
    ['4 beans', 'several: [4] beans'],
    ['2 inchworms', 'several: [2] inchworms'],
    ['4', 'several: [4]'],
    ['1 dozen eggs', 'one: [1] dozen eggs'],
    ['2 half lemons', 'several: [2] half lemons'],
  ])('"%s" counts things, whose name has one form: %s', (text, parts) => expect(read(text)).toBe(parts));
});

describe('a text that is not understood as a whole', () => {
  test.each([
    ['1,5 kg potatoes'],
    ['1 1/2-inch piece of ginger'],
    ['1-inch piece of ginger'],
    ['2 - 1/2 cups flour'],
    ['3 to 2 onions'],
    ['1 3/2 cups flour'],
    ['1 and a half cups flour'],
    ['2 or three onions'],
    ['1 cup stock or a cube'],
    ['2 x 400 g cans'],
    ['2 cups oats, or 3 cups flakes'],
    ['2 cups (480 ml or more) broth'],
    ['2 sticks (1 cup) butter'],
    ['1 head (2 lb) cauliflower'],
    ['2 6-ounce fillets'],
    ['1.5.2 cups flour'],
    ['1/2/3 cups flour'],
    ['2% milk'],
    ['7-grain bread'],
    ['100,001 cups flour'],
    ['0 eggs'],
    ['1/0 cup air'],
    ['about 2 cups broth'],
    ['Cinnamon, 1 stick'],
    ['A handful of parsley'],
    ['Half a cup of oil'],
    ['two onions'],
    [' two onions '],
    ['1.500 g Kartoffeln'],
    ['1.500 kg potatoes'],
    ['1,250 kg potatoes'],
    ['1,250 liters broth'],
    ['1,250 kilos de patatas'],
    ['0,500 kg potatoes'],
    ['0,500 g salt'],
    ['9 inch pie crust'],
    ['12 in. tortilla'],
    ['70 % dark chocolate'],
    ['90 percent lean beef'],
    ['5 cm piece of ginger'],
    ['5 spice powder'],
    ['7 grain bread'],
    ['4 bean salad'],
    ['2 day old baguette'],
    ['4 cups (one quart) broth'],
    ['2 cups (a pint) milk'],
    ['1 cup less one tablespoon flour'],
    ['1 cup less a tablespoon flour'],
    ['2 cloves garlic (about two teaspoons)'],
    ['1 cup sugar with the juice of a lemon'],
    ['4 cups (half a gallon) milk'],
    ['Juice of one lemon'],
    ['Juice of a lemon'],
    ['Salt, a pinch'],
    ['Twenty almonds'],
    ['A dozen eggs'],
    ['dos huevos'],
    ['Media taza de aceite'],
    ['una cebolla'],
    ['²⁄₃ cup oil'],
    ['٣ بيضات'],
  ])('stays as it is, to be taken so many times: "%s"', (text) => expect(read(text)).toBe(`never: ${text}`));

  test.each([
    [''],
    ['Salt, to taste'],
    ['Cinnamon, as much as you like'],
    ['A few leaves of mint, to serve'],
    ['Parsley, cut in half'],
    ['Tender greens'],
  ])('stays as it is where it says nothing of an amount: "%s"', (text) =>
    expect(read(text)).toBe(`undefined: ${text}`),
  );

  test('loses no letter', () => {
    for (const text of [
      '1 lb 4 oz (570 g) ½ ',
      '2–3  cups',
      '1 cup (240 ml',
      '9'.repeat(300),
      '1 cup (1 pint), hot',
    ])
      expect(
        readIngredient(text)
          .parts.map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
