import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockTypes, isBlockType } from '#schemas/blockTypes.ts';
import { blockSchemas, contentSchemas } from '#schemas/catalogue.ts';
import { htmlFields, imageFields, linkFields } from '#schemas/generated/fieldLists.ts';
import { blockValidators } from '#schemas/generated/validators.js';
import { resolveSchema } from '#schemas/jsonSchema.ts';
import * as files from './walkSchemas.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

describe('what is generated from the schemas', () => {
  test('is made where it is missing, and again after a schema has changed, and else left alone', () => {
    const copy = mkdtempSync(join(tmpdir(), 'pagewell-schemas-'));
    const generate = () => execFileSync(process.execPath, ['build/schemas/generate.ts'], { cwd: copy });
    const types = join(copy, 'schemas/generated/types.ts');
    const madeAt = () => statSync(types, { bigint: true }).mtimeNs;
    try {
      for (const part of [
        'schemas',
        'contracts',
        'build',
        'editor-preview/model',
        'package.json',
        'package-lock.json',
      ])
        cpSync(join(project, part), join(copy, part), { recursive: true });
      rmSync(join(copy, 'schemas/generated'), { recursive: true });
      symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));

      generate();
      expect(readFileSync(types, 'utf8')).toContain('level?: 2 | 3 | 4;');
      const first = madeAt();
      generate();
      expect(madeAt()).toBe(first);

      const schema = join(copy, 'schemas/blocks/heading.json');
      const changed = readFileSync(schema, 'utf8').replace(
        '"required": ["text"]',
        '"required": ["text", "level"]',
      );
      writeFileSync(schema, changed);
      const older = join(copy, 'schemas/generated/nobodyMakesThis.js');
      const ofAnother = `${types}.1.unfinished`;
      for (const file of [older, ofAnother]) writeFileSync(file, '');
      generate();
      expect(readFileSync(types, 'utf8')).toContain('level: 2 | 3 | 4;');
      expect([existsSync(older), existsSync(ofAnother)]).toEqual([false, true]);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });

  test('the validators stand alone: they import each other and nothing else, and make no code from text', () => {
    const folder = join(project, 'schemas/generated');
    const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(blockTypes.length);
    for (const name of files) {
      const code = readFileSync(join(folder, name), 'utf8');
      const imported = [...code.matchAll(/\b(?:from |import\(|require\()\s*["']([^"']+)["']/g)].map(
        ([, from]) => from,
      );
      expect(imported.filter((from) => !from?.startsWith('./'))).toEqual([]);
      expect(code.match(/\beval\(|new Function|\bFunction\(/)).toBeNull();
    }
  });

  test('what several block types have is compiled once, and each type by itself', () => {
    const folder = join(project, 'schemas/generated');
    const texts = readdirSync(folder)
      .filter((name) => /^(?:validator-.*|sharedValidators|envelopeValidators)\.js$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const functions = texts.flatMap((text) =>
      [...text.matchAll(/^function (validate\d+)\(/gm)].map(([, name]) => name),
    );
    expect(functions.length).toBeGreaterThan(blockTypes.length);
    expect(new Set(functions).size).toBe(functions.length);
  });

  test('a type keeps what a field says of itself, also where the field refers to a shared definition', () => {
    const types = readFileSync(join(project, 'schemas/generated/types.ts'), 'utf8');
    expect(types).toMatch(
      /\/\*\* The picture shown until the reader starts the video[^\n]*\*\/\n\s*poster\?: Image;/,
    );
  });

  test('every block type has a schema, a validator and its fields listed', () => {
    expect(blockTypes).toEqual(files.blockTypes);
    expect([...blockValidators.keys()]).toEqual(files.blockTypes);
    for (const fields of [htmlFields, linkFields, imageFields])
      expect(Object.keys(fields)).toEqual(files.blockTypes);
    for (const type of blockTypes)
      expect(blockSchemas[type]).toEqual(files.library.get(`blocks/${type}.json`));
  });

  test('the fields that hold HTML, links and pictures are found inside lists', () => {
    expect(htmlFields.faq).toEqual(['/items/*/answer']);
    expect(htmlFields.table).toEqual(['/rows/*/*']);
    expect(htmlFields.heading).toEqual([]);
    expect(linkFields['product-card']).toContain('/highlights/*/linkUrl');
    expect(imageFields.image).toEqual(['/src', '/sources/*/src']);
  });

  test.each(['constructor', '__proto__', 'hasOwnProperty', 'Heading', ''])('%j is no block type', (name) =>
    expect(isBlockType(name)).toBe(false),
  );
});

describe('following a reference', () => {
  const file = 'blocks/product-card.json';

  test('gives what it leads to, with the words and hints of the field itself', () => {
    const schema = contentSchemas.get(file)?.properties?.rating;
    if (typeof schema !== 'object') throw new Error('The card has a rating.');
    expect(resolveSchema({ schema, file }, contentSchemas)).toMatchObject({
      file: 'shared.json',
      schema: { title: 'Rating', maximum: 5, 'x-editor': { widget: 'number', group: 'Rating' } },
    });
  });

  test('goes through several files', () => {
    const { schema } = resolveSchema(
      { schema: { $ref: 'article.json#/$defs/image' }, file: '' },
      contentSchemas,
    );
    expect(schema.properties).toHaveProperty('alt');
  });

  test('to nowhere is an error that names it', () =>
    expect(() => resolveSchema({ schema: { $ref: '#/$defs/nothing' }, file }, contentSchemas)).toThrow(
      'blocks/product-card.json: "#/$defs/nothing" leads to no schema.',
    ));
});
