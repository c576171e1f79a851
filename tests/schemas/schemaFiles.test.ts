import { Ajv2020 } from 'ajv/dist/2020.js';
import { contentSchemas } from '#schemas/catalogue.ts';
import { formats } from '#schemas/formats.ts';
import { isBlockReference, resolveSchema, schemaBase } from '#schemas/jsonSchema.ts';
import editorHints from '#schemas/x-editor.json' with { type: 'json' };
import roles from '#schemas/x-role.json' with { type: 'json' };
import { maxHtmlLength } from '#transformer/article/limits.ts';
import { slowGrowth } from '../support/growth.ts';
import { blockTypes, everySchema, library } from './walkSchemas.ts';

const schemas = everySchema();
const strings = schemas.filter(({ resolved }) => [resolved.type].flat().includes('string'));
const arrays = schemas.filter(({ schema }) => schema.type === 'array');
const objects = schemas.filter(({ schema }) => schema.type === 'object' && !isBlockReference(schema.$ref));

/** Long enough to show a pattern that backtracks, in the shapes that make one do so. */
const longestBait = 60_000;
const baitsOf = (length: number) =>
  ['a', 'A1', '-', '/a', '/', ' ', 'a-', 'a/', '0:', '#f', '(', '.a', '_'].flatMap((piece) => {
    const bait = piece.repeat(length / piece.length);
    return [bait, `${bait}!`, `/${bait}\u0000`, `#${bait}`, `aa${bait}~`];
  });

describe('every schema', () => {
  test('is found by the walk: each block type, and their fields', () => {
    expect(blockTypes.length).toBeGreaterThanOrEqual(12);
    expect(schemas.length).toBeGreaterThan(250);
  });

  test.each(schemas.map(({ at, resolved }) => [at, resolved] as const))(
    '%s tells the editor what it is',
    (_at, { title, description }) => {
      expect(title).toMatch(/^\S.{1,60}$/);
      expect(description).toMatch(/^[A-Z0-9].{10,}\.$/);
    },
  );

  test('has a reference that gives a field a title of its own', () => {
    const untitled = schemas.filter(
      ({ at, schema }) => schema.$ref && !at.endsWith('*') && schema.title === undefined,
    );
    expect(untitled.map(({ at }) => at)).toEqual([]);
  });

  test.each([...contentSchemas])('%s refers only to schemas that the product can look up', (file, schema) => {
    for (const [, $ref = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g))
      expect(() => resolveSchema({ schema: { $ref }, file }, contentSchemas)).not.toThrow();
  });

  test('gives examples that it accepts itself, and defaults too', () => {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, formats });
    ajv.addKeyword({ keyword: 'x-editor', schemaType: 'object', metaSchema: editorHints });
    ajv.addKeyword({ keyword: 'x-role', schemaType: 'object', metaSchema: roles });
    for (const schema of library.values()) ajv.addSchema(schema);
    const wrong = schemas.flatMap(({ at, file, schema, resolved }) => {
      const samples = [...(schema.examples ?? []), ...('default' in schema ? [schema.default] : [])];
      if (samples.length === 0) return [];
      const { $id: _id, $defs: _defs, ...rules } = resolved;
      // Relative references inside are resolved from where the schema stands.
      const home = resolveSchema({ schema, file }, library).file;
      const validate = ajv.compile({ $id: `${schemaBase}${home}-${Math.abs(hash(at))}`, ...rules });
      return samples
        .filter((sample) => !validate(sample))
        .map((sample) => `${at}: ${JSON.stringify(sample)}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('what bad input can cost is bounded', () => {
  test('rich HTML is as long as the pipeline reads it, and no longer', () => {
    const limits = strings.filter(({ resolved }) => resolved.contentMediaType === 'text/html');
    const longest = Math.max(...limits.map(({ resolved }) => resolved.maxLength ?? Number.POSITIVE_INFINITY));
    expect(longest).toBe(maxHtmlLength);
  });

  test('every text has a longest length', () => {
    expect(strings.length).toBeGreaterThan(60);
    expect(strings.filter(({ resolved }) => resolved.maxLength === undefined).map(({ at }) => at)).toEqual(
      [],
    );
  });

  test('every list has a largest number of items', () =>
    expect(arrays.filter(({ schema }) => schema.maxItems === undefined).map(({ at }) => at)).toEqual([]));

  test('every object names its fields, or limits how many it has; only the data of a block is open', () => {
    const open = objects.filter(
      ({ schema }) => schema.additionalProperties !== false && schema.maxProperties === undefined,
    );
    expect(open.map(({ at }) => at)).toEqual(['article.json#/block/data']);
  });

  const patterns = [...new Set(schemas.flatMap(({ schema }) => schema.pattern ?? []))];
  test.each(patterns)('the pattern %s takes linear time', async (pattern) => {
    const expression = new RegExp(pattern, 'u');
    const tries = (length: number) => baitsOf(length).map((bait) => expression.test(bait));
    expect(await slowGrowth(tries, longestBait)).toBeUndefined();
  });
});

describe('what a field holds can be told from its schema', () => {
  test('every text of HTML is marked, and gets an editor for formatted text', () => {
    const marked = schemas.filter(({ resolved }) => resolved.contentMediaType === 'text/html');
    expect(marked.length).toBeGreaterThan(10);
    for (const { resolved } of marked) expect(resolved['x-editor']?.widget).toMatch(/^rich-text/);
    const html = schemas.filter(
      ({ at, resolved }) =>
        /html|answer|handsOnReview|healthlineReview|caption$/i.test(at) && resolved.type === 'string',
    );
    const unmarked = html
      .filter(({ resolved }) => resolved.contentMediaType !== 'text/html')
      .map(({ at }) => at);
    expect(unmarked).toEqual([
      'instrument.json#/answer/label',
      'blocks/flip-card-carousel.json#/card/back/answer',
      'blocks/quiz.json#/answer/label',
      'blocks/table.json#/caption',
    ]);
  });

  test('every field named after an address has the format of links', () => {
    const addresses = schemas.filter(({ at }) => /\/(?:\w*[uU]rl|\w*[sS]rc)$/.test(at));
    expect(addresses.length).toBeGreaterThan(8);
    for (const { at, resolved } of addresses) expect([at, resolved.format]).toEqual([at, 'link']);
  });

  test('every hint for the editor names a field that is there', () => {
    for (const { at, schema } of schemas) {
      const { summaryField } = schema['x-editor'] ?? {};
      if (summaryField)
        expect([at, Object.keys(schema.properties ?? {})]).toEqual([
          at,
          expect.arrayContaining([summaryField]),
        ]);
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        const alias = typeof field === 'object' ? field['x-editor']?.aliasOf : undefined;
        if (alias)
          expect([name, Object.keys(schema.properties ?? {})]).toEqual([
            name,
            expect.arrayContaining([alias]),
          ]);
      }
    }
  });
});

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0, 7);
}
