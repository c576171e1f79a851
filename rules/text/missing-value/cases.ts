import { block, each, inLanguage, phrases, picture } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const table = (cell: string): object =>
  block('table', { columns: ['What', 'Price'], rows: [['Drops', cell]] });

const inSpanish = (html: string): object => inLanguage('es', html);

export const cases: RuleExamples = {
  finds: {
    'a price': {
      content: '<p>It costs $NaN a month.</p>',
      marks: '$NaN',
      says: 'stands for a missing value',
    },
    several: { content: '<p>It costs €undefined, says [object Object], undefined reviews.</p>', count: 3 },
    ...each(
      'a value',
      phrases(`
        [object Object] | [object HTMLElement] | $ undefined | £null | ¥undefined | undefined mg | null mcg
        undefined µg | undefined g | undefined ml | undefined mL | undefined kcal | undefined calories
        undefined ratings | undefined stars | undefined undefined | null null | undefined% | undefined/5
        undefined out of | undefined tablets | null tablets | None tablets | undefined hours
        null teaspoons | %s | %d | %1$s | %.1f | %(dose)s | Dear undefined | Hello null | Hi undefined
        Hola undefined | Estimada undefined | Querido undefined | Invalid Date | #REF! | #N/A | #N/D
        #VALUE! | #DIV/0! | #NAME? | #NULL! | #NUM! | #¡REF! | #¡VALOR! | #¡DIV/0! | #¡NUM! | #¿NOMBRE?
      `),
      (value) => ({ content: `<p>It says ${value}, so ask.</p>`, marks: value }),
    ),
    ...each('a cell', ['undefined', 'null', 'NaN', 'nil', ' undefined '], (cell) => ({
      content: table(cell),
    })),
    ...each('an element', ['p', 'li', 'td', 'th', 'h2', 'dt', 'dd', 'figcaption', 'caption'], (tag) => ({
      content: `<p>Yes.</p><${tag} lang="en">null</${tag}>`,
      marks: 'null',
    })),
    'the name of an author': {
      content: { byline: { authors: [{ name: 'undefined' }] } },
      at: '/byline/authors/0/name',
    },
    'half a name': { content: { byline: { authors: [{ name: 'Ana undefined' }] } }, marks: 'undefined' },
    'a title': { content: { title: '5 Foods You Shouldn’t Forget undefined' }, marks: 'undefined' },
    'a heading': { content: block('heading', { text: 'Side effects of [object Object]' }) },
    'a brand': { content: block('product-card', { productTitle: 'Cream', productBrand: 'undefined' }) },
    'a part of an alternative': { content: picture({ alt: 'A jar for $NaN' }), at: '/blocks/0/data/alt' },
    ...each('a value in Spanish', ['null comprimidos', 'undefined pastillas', 'null cápsulas'], (value) => ({
      content: inSpanish(`<p>Tome ${value} al día.</p>`),
    })),
    ...each(
      'a number of',
      phrases(`
        pills | capsules | drops | puffs | gummies | servings | cups | tablespoons | minutes | days | weeks
        months | years | tabletas | gotas | cucharadas | minutos | horas | días | semanas | meses | años
      `),
      (what) => ({ content: `<p>It says null ${what}.</p>`, marks: `null ${what}` }),
    ),
    'a word that Spanish does not have': {
      content: inSpanish('<p>La dosis es undefined al día.</p>'),
      marks: 'undefined',
    },
  },
  passes: {
    ...each(
      'the word',
      [
        'The cause is undefined. An undefined amount, and undefined terms.',
        'Undefined, null and void are words; the null hypothesis held.',
        'Null results of 40 studies. A null mutation.',
        'Nan bread, naan and my Nan.',
        'Sodium azide (NaN3, NaN₃) is toxic.',
        'NaNO3 and NaN-containing salts.',
        'An object [object of the study] and the [Object].',
        'None of the tablets, an undefined number of days, the null year.',
        'It grew by 5 %, 100%s and 5%d; 30 %–40 %, % (share), %super.',
        'The date is invalid. #1 of 5, #NAME and #N.',
      ],
      (text) => `<p>${text}</p>`,
    ),
    'azide with its number below': '<p>Sodium azide is NaN<sub>3</sub>, and NaN<sub>3</sub></p>',
    'a marked word': '<p>The <em>null</em> hypothesis is <strong>undefined</strong> here.</p>',
    'a cell that says none': table('None'),
    'a cell that does not apply': table('N/A'),
    'a sample of code': '<p>Ask for <code>$NaN</code> in JavaScript.</p>',
    'a whole alternative, of which a11y/alt-placeholder tells': picture({ alt: 'undefined' }),
    'the same in a text': '<p><img src="/media/a.jpg" alt="null" width="64" height="36"></p>',
    'a picture that tells nothing': picture({ alt: '' }),
    'a word of Spanish': inSpanish('<p>El efecto es nulo y el plazo, indefinido.</p>'),
  },
};
