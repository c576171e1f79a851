import { readdirSync, readFileSync } from 'node:fs';
import { renderPage } from '#shell/renderPage.ts';
import { deepFreeze } from '../support/deepFreeze.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { sampleOf } from '../support/tried.ts';

const renderer = await pageRenderer();

const contentOf = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Every article, and every example of a block as the one block of an article. */
const articles = [
  ...readdirSync('fixtures/articles').map((name) => [name, contentOf(`fixtures/articles/${name}`)] as const),
  ...readdirSync('fixtures/blocks').map((name) => {
    const { data } = contentOf(`fixtures/blocks/${name}`) as { data: unknown };
    const block = { id: 'example', type: name.split('.')[0], data };
    return [name, { path: '/example', title: 'An example', blocks: [block] }] as const;
  }),
];

const contexts = [
  ['a reader', reader],
  [
    'a reader of whom all is known',
    { preview: false, experiments: { commercePropensity: 'high' }, country: 'DE' },
  ],
  ['an editor', { preview: true, experiments: {}, country: undefined }],
] as const;

describe('what a page depends on', () => {
  const sections = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `s${index}`,
      type: 'heading',
      data: { text: `Part ${index}` },
      ...(index === 0 ? { when: { experiment: 'intro', variant: 'long' } } : {}),
    }));
  const dependsOn = (...blocks: object[]) =>
    renderPage({ path: '/x', title: 'x', blocks }, reader, renderer).dependsOn.experiments;

  test('is the template for engagement, where it may have contents for any reader', () => {
    expect(dependsOn(...sections(3))).toEqual(['intro']);
    expect(dependsOn(...sections(4))).toEqual(['engagementTemplate', 'intro']);
  });

  test('is the propensity to buy, where a product card stands on it', () => {
    const card = { id: 'c', type: 'product-card', data: { productTitle: 'Powder' } };
    expect(dependsOn(card)).toEqual(['commercePropensity']);
  });
});

// Each page is made for one of them in turn, or for all.
describe.each(contexts.map(([who, context], at) => ({ who, context, at })))(
  'the page of $who',
  ({ context, at }) => {
    const tried = sampleOf(articles, contexts.length, at);
    test.each(tried)(
      'of %s is made without a change to the article, and without an error',
      (name, article) => {
        // Whoever tries to change it throws, because modules are strict; and a block that throws is an error.
        const page = renderPage(deepFreeze(structuredClone(article)), context, renderer);
        // It shows what becomes of a widget of a type that nobody knows.
        const expected = name === 'basic.widget-inside.json' ? ['block/unknown-type'] : [];
        const errors = page.problems.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
        expect(errors).toEqual(expected);
        expect(page.degraded).toBe(false);
        expect(page.document?.html).toContain('</html>');
      },
    );

    test('is the same every time', () => {
      for (const [, article] of tried) {
        const [first, second] = [1, 2].map(() => renderPage(article, context, renderer).document?.html);
        expect(second).toBe(first);
      }
    });
  },
);
