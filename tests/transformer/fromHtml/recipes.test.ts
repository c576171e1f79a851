import { blockValidators } from '#schemas/generated/validators.js';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { claims } from '#widgets/fromHtml.ts';

const jsonLd = (parts: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], ...parts })}</script>`;

function recipeIn(html: string) {
  const { blocks, notes } = blocksFromHtml(html, { claims });
  const recipe = blocks.find(({ type }) => type === 'recipe-v2')?.data;
  expect(blockValidators.get('recipe-v2')?.(recipe)).toBe(true);
  return { ...recipe, notes: notes.map(({ kind, topic, quotation }) => `${kind} ${topic}: ${quotation}`) };
}

test.each<[object, object, string[]]>([
  [{ sodiumContent: '1,240 mg', calories: '1,105 kcal' }, { sodiumContent: 1_240, calories: 1_105 }, []],
  [{ fatContent: '12,5 g', proteinContent: '0,125 g' }, { fatContent: 12.5, proteinContent: 0.125 }, []],
  [{ sodiumContent: '1.240,5 mg', calories: 247.5 }, { sodiumContent: 1_240.5, calories: 247.5 }, []],
  [{ sodiumContent: '100000 mg', fatContent: '1000 g' }, { sodiumContent: 100_000, fatContent: 1_000 }, []],
  [{ calories: '10001', fatContent: '0 g' }, { fatContent: 0 }, ['lost left-over: Calories: 10001']],
  [
    { calories: '250 kcal per 100 g', sugarContent: 'none', fiberContent: '7 g' },
    { fiberContent: 7 },
    ['lost left-over: Calories: 250 kcal per 100 g'],
  ],
])('the nutrition %j becomes %j', (nutrition, nutritionFacts, notes) =>
  expect(recipeIn(jsonLd({ nutrition }))).toMatchObject({ nutritionFacts, notes }),
);

const plugIn = (parts: string): string =>
  `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Soup</h2><ul><li class="wprm-recipe-ingredient">1 leek</li></ul>${parts}</div>`;
const calories = (text: string): string =>
  plugIn(`<p class="wprm-nutrition-label-text-nutrition-container-calories">${text}</p>`);

test.each<[string, string, string, object, string[]]>([
  ['250 kcal', 'no nutrition', jsonLd({ recipeYield: 4 }), { servingsCount: 4, calories: 250 }, []],
  ['1,250 kcal', 'no recipe', '', { calories: 1_250 }, []],
  ['250 kcal', 'other calories', jsonLd({ nutrition: { calories: '251' } }), { calories: 251 }, []],
  ['250 kcal', 'calories without a unit', jsonLd({ nutrition: { calories: '25 g' } }), { calories: 250 }, []],
])('a plug-in with %s, whose JSON-LD has %s', (text, _what, described, nutritionFacts, notes) =>
  expect(recipeIn(calories(text) + described)).toMatchObject({ nutritionFacts, notes }),
);

test.each<[unknown, string, number | undefined]>([
  [4, '', 4],
  ['4', '', 4],
  ['4-6 servings', '', 4],
  ['Serves 4', '', 4],
  ['1 loaf, 12 servings', '', 12],
  ['4 raciones', '', 4],
  ['Para 4 personas', '', 4],
  [['4', '4 people'], '', 4],
  [['4', '4 cups'], '1 cup', 4],
  ['1 loaf (12 slices)', '1 slice (40 g)', 12],
  ['1 loaf (12 slices)', '', undefined],
  [['2', '2 loaves'], '', undefined],
  ['4 cups', '1/2 cup', undefined],
  ['1 1/2 cups', '1 cup', undefined],
  ['1001', '', undefined],
])('the yield %j, with servings of %j, is %j servings', (recipeYield, servingSize, servings) => {
  const { notes, ...recipe } = recipeIn(jsonLd({ recipeYield, nutrition: { servingSize, calories: '210' } }));
  expect(recipe).toMatchObject({ nutritionFacts: { calories: 210 } });
  expect(Reflect.get(Object(recipe), 'nutritionFacts')?.servingsCount).toBe(servings);
  const text = [recipeYield].flat().join(', ');
  expect(notes).toEqual(servings === undefined ? [`lost left-over: Servings: ${text}`] : []);
});

const section = (name: string, ...steps: string[]) => ({
  '@type': 'HowToSection',
  name,
  itemListElement: steps.map((text) => ({ '@type': 'HowToStep', text })),
});

test.each<[string, string, string[]]>([
  [
    'sections',
    jsonLd({ recipeInstructions: [section('Dough:', 'Mix.', 'Rest.'), section('Filling', 'Cook.')] }),
    ['Dough: Mix.', 'Rest.', 'Filling: Cook.'],
  ],
  ['one section', jsonLd({ recipeInstructions: [section('Soup', 'Mix.', 'Cook.')] }), ['Mix.', 'Cook.']],
  [
    'a section behind steps',
    jsonLd({ recipeInstructions: ['Mix.', section('Sauce', 'Cook.')] }),
    ['Mix.', 'Sauce: Cook.'],
  ],
  [
    'groups of a plug-in',
    plugIn(
      ['Dough', 'Filling']
        .map(
          (name) =>
            `<div class="wprm-recipe-instruction-group"><h4 class="wprm-recipe-instruction-group-name">${name}</h4><ul><li class="wprm-recipe-instruction">Mix.</li><li class="wprm-recipe-instruction">Rest.</li></ul></div>`,
        )
        .join(''),
    ),
    ['Dough: Mix.', 'Rest.', 'Filling: Mix.', 'Rest.'],
  ],
])('the steps of %s', (_what, html, steps) =>
  expect(recipeIn(html)).toMatchObject({ instructions: steps.map((text) => ({ text })), notes: [] }),
);

test.each<[string, string | undefined, string[]]>([
  ['P0Y0M0DT1H30M0S', '1 hr 30 min', []],
  ['PT1H29M30.5S', '1 hr 30 min', []],
  ['PT90M', '1 hr 30 min', []],
  ['P1D', '24 hr', []],
  ['20–25 min', '20–25 min', []],
  ['PT0S', undefined, []],
  ['P1M', undefined, ['lost left-over: Cooking time: P1M']],
])('the time %s becomes %s', (cookTime, shown, notes) => {
  const { cookingTimes, notes: said } = { cookingTimes: undefined, ...recipeIn(jsonLd({ cookTime })) };
  expect([cookingTimes, said]).toEqual([shown && { cookTime: shown }, notes]);
});
