import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { articleBundle } from '#build/schemas/articleBundle.ts';
import { parentPointer, pointerStep } from '#contracts/json/jsonPointer.ts';
import bundle from '#schemas/article.bundle.json' with { type: 'json' };
import { formats } from '#schemas/formats.ts';
import { presentVersion } from '#schemas/migrations/migrations.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { exampleArticles } from '../fixtures/exampleArticles.ts';
import { schemaMutations } from '../rules/mutations/schemaMutations.ts';
import { blockTypes, library } from './walkSchemas.ts';

/** A validator as anybody has one: it knows none of our keywords and formats. */
const plainly = new Ajv2020({ strict: false, allErrors: true, logger: false }).compile(bundle);
const withFormats = new Ajv2020({ strict: false, allErrors: true, logger: false, formats }).compile(bundle);

/** Where an error is: what is missing or too much is named as well. An error of `if` only says that there are others. */
function placesOf(errors: readonly ErrorObject[] | null | undefined): string[] {
  return (errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, params }) => {
      const name: unknown = params.missingProperty ?? params.additionalProperty;
      return typeof name === 'string' ? instancePath + pointerStep(name) : instancePath;
    });
}

function errorsOf(article: unknown): string[] {
  plainly(article);
  return placesOf(plainly.errors);
}

function articleWith(...blocks: unknown[]): object {
  return { path: '/nutrition/collagen', title: 'Collagen', blocks };
}

const card = { type: 'product-card', data: { productTitle: 'Norrland', price: 54.99 } };
const dearCard = { ...card, data: { ...card.data, price: '$5' } };

describe('the bundle', () => {
  test('is one document: what it refers to is in it', () => {
    const references = [...JSON.stringify(bundle).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) => ref);
    expect(references.length).toBeGreaterThan(50);
    for (const reference of new Set(references)) {
      const [, name = ''] = /^#\/\$defs\/([a-zA-Z0-9.-]+)$/.exec(reference) ?? [reference];
      expect(Object.keys(bundle.$defs)).toContain(name);
    }
    expect(JSON.stringify(bundle).match(/"\$id":/g)).toHaveLength(1);
  });

  test('is the one that follows from the schemas, and knows every block type', () => {
    expect(bundle).toEqual(
      articleBundle({ library, blockTypes, keywords: { 'x-editor': {}, 'x-role': {} } }),
    );
    for (const type of blockTypes) expect(Object.keys(bundle.$defs)).toContain(type);
  });

  test('says of every field what it is, in the words that the field has of its own', () => {
    expect(bundle.properties.image.properties.alt).toMatchObject({
      title: 'Text alternative',
      type: 'string',
      maxLength: 300,
    });
    expect(bundle.$defs['article.block'].properties.when).toMatchObject({
      title: 'Shown when',
      minProperties: 1,
    });
  });
});

describe('any validator', () => {
  test('accepts everything that the fixtures hold, but for the unknown type that one of them shows', () => {
    const refused = exampleArticles().flatMap((article) => errorsOf(article));
    expect(refused).toEqual(['/blocks/0/data/nodes/1/type']);
  });

  test.each([
    ['a price that is a text', dearCard, '/price'],
    ['a field that there is not', { ...card, data: { ...card.data, prise: 5 } }, '/prise'],
    ['a list that is none', { type: 'list', data: { items: 'Oats' } }, '/items'],
    ['a missing question', { type: 'faq', data: { items: [{ answer: 'Yes.' }] } }, '/items/0/question'],
    [
      'a card in a carousel',
      { type: 'product-card-carousel', data: { cards: [dearCard] } },
      '/cards/0/data/price',
    ],
    [
      'a block among basic nodes',
      { type: 'basic', data: { nodes: ['Text', { tag: 'div', children: [dearCard] }] } },
      '/nodes/1/children/0/data/price',
    ],
    [
      'a block where its type may not stand',
      { type: 'product-card-carousel', data: { cards: [{ type: 'quote', data: {} }] } },
      '/cards/0/type',
    ],
  ])('finds %s, once, at its place', (_what, block, place) =>
    expect(errorsOf(articleWith(card, block))).toEqual([`/blocks/1/data${place}`]),
  );

  test.each(['product-crad', 'constructor', '__proto__', ''])(
    'says of the type %j that there is none such',
    (type) => {
      plainly(articleWith({ type, data: {} }));
      expect(plainly.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual([
        '/blocks/0/type enum',
      ]);
      expect(plainly.errors?.[0]?.params.allowedValues).toEqual(blockTypes);
    },
  );

  test('finds what is wrong around the blocks', () => {
    expect(errorsOf({ blocks: [] })).toEqual(['/path', '/title']);
    expect(errorsOf({ ...articleWith(), byline: { authors: [{}] } })).toEqual(['/byline/authors/0/name']);
    expect(errorsOf(articleWith({ data: {} }))).toEqual(['/blocks/0/type']);
    expect(errorsOf(articleWith({ ...card, color: 'red' }))).toEqual(['/blocks/0/color']);
  });
});

/** What our own check says about the schemas. The rest of it no schema can say. */
const ofSchemas =
  /^(?:schema\/|link\/unsafe-url|html\/too-long|block\/(?:unknown-type|not-allowed|malformed))/;

describe('bundle and product agree', () => {
  const groups = new Set<string>();
  const mutations = exampleArticles().flatMap((article) =>
    [...schemaMutations(article)].filter(({ group }) => {
      const isNew = !groups.has(group);
      groups.add(group);
      return isNew;
    }),
  );

  test('on all that can be wrong with an article by its schemas', () => {
    expect(mutations.length).toBeGreaterThan(800);
    const disagreed = mutations.filter(({ article: written }) => {
      // What older versions took is brought up to date by the product before it is checked.
      const article = { ...Object(written), schemaVersion: presentVersion };
      const isRefused = validateArticle(article).problems.some(({ rule }) => ofSchemas.test(rule));
      return isRefused === withFormats(article);
    });
    expect(disagreed.map(({ group }) => group)).toEqual([]);
  });

  test('on the place of it', () => {
    const elsewhere = mutations.filter(({ article, at, kind }) => {
      if (withFormats(article)) return false;
      // That entries are alike is said of their list.
      const places = at.flatMap((place) => [place, ...(kind === 'unique' ? [parentPointer(place)] : [])]);
      return !placesOf(withFormats.errors).some((place) => places.includes(place));
    });
    expect(elsewhere.map(({ group }) => group)).toEqual([]);
  });
});
