import { phrases } from '#rules/testing/examples.ts';
import { stepReader } from '#widgets/cooking/stepAmounts.ts';

const list = phrases(`
  1⁄2 teaspoon ground cumin | 1 1/2 cups split red lentils | 6 cups water | 1½ cups cream
  2-3 cloves garlic | 1,5 kg flour | ¼ cup lime juice | 2 cups rice
  1 (15 oz) can black beans, rinsed | 2 eggs | 1 large onion, chopped | 2 tablespoons olive oil
  1 lb 4 oz carrots | 200 g oats | 2 tazas de agua
`);

/** The step with the amounts of the list in brackets; then whether it keeps amounts as they are written. */
const read = (text: string): string => {
  const { parts, isAsWritten } = stepReader(list)(text);
  const written = parts.map((part) =>
    typeof part === 'string' ? part : `[${part.parts.map((each) => each.text).join('')}]`,
  );
  return written.join('') + (isAsWritten ? ' (as written)' : '');
};

describe('amounts of the list in a step', () => {
  test.each([
    ['Bring the 6 cups water to a boil.', 'Bring the [6 cups water] to a boil.'],
    ['Bring 6 cups of the water to a boil.', 'Bring [6 cups of the water] to a boil.'],
    ['Add 1 1/2 cups lentils and 1/2 teaspoon cumin.', 'Add [1 1/2 cups lentils] and [1/2 teaspoon cumin].'],
    ['Add ½ tsp. ground cumin.', 'Add [½ tsp. ground cumin].'],
    ['1½ cups red lentils go in.', '1½ cups red lentils go in. (as written)'],
    ['2-3 cloves garlic, sliced', '[2-3 cloves garlic], sliced'],
    ['Beat 2 eggs with 200g oats for 2 minutes.', 'Beat [2 eggs] with [200g oats] for 2 minutes.'],
    ['Añada 2 tazas de agua y hierva 10 minutos.', 'Añada [2 tazas de agua] y hierva 10 minutos.'],
    ['2. Heat 2 tbsp olive oil to 350 °F (180 °C).', '2. Heat [2 tbsp olive oil] to 350 °F (180 °C).'],
  ])('"%s" scales as %s', (text, shown) => expect(read(text)).toBe(shown));

  test.each([
    // Another number, unit or ingredient.
    'Bring 5 cups water to a boil.',
    'Bring 6 pints water to a boil.',
    'Bring 6 cups broth to a boil.',
    'Add 2 cups rice vinegar.',
    'Add 2 cups wild rice.',
    'Add 16 cups water.',
    'Add 1/6 cups water.',
    'Add 1,6 cups water.',
    'Add the 1,5 kg flour.',
    'Add 1 lb carrots.',
    'Add 1 can beans.',
    'Stir in the 1 lb 4 oz carrots.',
    // Each of several takes so much.
    'Pour 6 cups water into each pot.',
    'Add 6 cups water at a time.',
    // One that is the list's beside one that is not.
    'Bring 6 cups water and 1 cup broth to a boil.',
    'Divide among 4 bowls.',
    'Beat two eggs.',
    'Chop one large onion.',
    'Add half a cup of water.',
    'Add a cup of the water.',
    'Fill two jars.',
    'Añada una taza de agua.',
    'Add ٣ cups water.',
  ])('"%s" stays as written, and says so', (text) => expect(read(text)).toBe(`${text} (as written)`));

  test.each([
    'Simmer for 20 minutes, then 1 hour 30 minutes more.',
    'Simmer for one to two minutes, or 35–40 min.',
    'Let it stand for ten minutes.',
    'Heat the oven to 375 °F (190 °C), or 350F/180C, gas mark 4.',
    'Oil a dish of about 8 by 8 inches (20 by 20 cm).',
    'Cut into 1-inch pieces, 1/2 inch thick, in a 9 x 13-inch pan.',
    'Fill the pan to 75%, or 80 percent.',
    'Go on as in step 2. Fold 3 times.',
    'Add 1/2 of the onion, and half the garlic.',
    'Blend half of the soup in a heavy pot. Cut in half, in one layer.',
    'Cueza 20 minutos a 180 grados.',
    'Season to taste, with a generous pinch of salt and a handful of parsley.',
    '',
  ])('"%s" names none', (text) => expect(read(text)).toBe(text));

  test('are looked for in long texts in no time that grows with their square', () => {
    const long = '6 cups water and '.repeat(2000);
    const many = Array.from({ length: 100 }, (_, index) => `6 cups ${'very '.repeat(5)}water ${index}`);
    expect(stepReader(many)(long).parts.length).toBeGreaterThan(0);
    expect(stepReader(many)(`${'1 '.repeat(20_000)}x`).isAsWritten).toBe(true);
  });
});
