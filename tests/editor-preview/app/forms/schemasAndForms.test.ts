import { readdirSync, readFileSync } from 'node:fs';
import { controls } from '#editor-preview/app/forms/controls.ts';
import { type FormField, fieldsOf, itemOf, rootField } from '#editor-preview/app/forms/schema/formField.ts';
import { widgets } from '#editor-preview/app/forms/schema/widgetOf.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { contentSchemas } from '#schemas/catalogue.ts';
import type { JsonSchema } from '#schemas/jsonSchema.ts';

/** What the form reads, or what `check` tells at the field without the form knowing of it. */
const understood: ReadonlySet<string> = new Set([
  ...[
    '$id',
    '$schema',
    '$defs',
    '$ref',
    'title',
    'description',
    'examples',
    'x-editor',
    'x-role',
    'deprecated',
  ],
  ...['type', 'format', 'contentMediaType', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['minItems', 'maxItems', 'minProperties', 'uniqueItems', 'items', 'enum', 'default'],
  ...['properties', 'additionalProperties', 'required', 'dependentRequired', 'if', 'then'],
]);

const hints: ReadonlySet<string> = new Set([
  ...[
    'widget',
    'group',
    'order',
    'placeholder',
    'unit',
    'summaryField',
    'addLabel',
    'keywords',
    'optionLabels',
    'aliasOf',
  ],
  'columnsField',
  'suggest',
]);

/** What a form cannot do with the schema of a field and of all that is in it. JSON and other blocks have forms of their own. */
function faults(field: FormField, at: string, above: readonly string[] = []): string[] {
  const { schema } = field;
  const place = `${at}: ${field.title}`;
  const own = [
    ...Object.keys(schema)
      .filter((keyword) => !understood.has(keyword))
      .map((keyword) => `${place} has "${keyword}"`),
    ...Object.keys(schema['x-editor'] ?? {})
      .filter((hint) => !hints.has(hint))
      .map((hint) => `${place} has the hint "${hint}"`),
    ...(schema.if && !isAbsence(schema) ? [`${place} has a condition of another kind`] : []),
    ...(field.title === '' ? [`${at} has no title`] : []),
  ];
  if (field.widget === 'nodes' || field.widget === 'blocks')
    return own.filter((fault) => !/"(items)"/.test(fault));
  if (above.includes(field.title) && above.length > 10) return [`${place} is in itself`];
  const inner = field.widget === 'fields' ? fieldsOf(field, contentSchemas) : [];
  const item = itemOf(field, contentSchemas);
  return [
    ...own,
    ...inner.flatMap((each) => faults(each, `${at}/${each.name}`, [...above, each.title])),
    ...(item ? faults(item, `${at}/*`, [...above, item.title]) : []),
    ...(schema.type === 'array' && !item ? [`${place} does not say what its items are`] : []),
    ...(field.widget === 'fields' && schema.additionalProperties !== false ? [`${place} is open`] : []),
  ];
}

/** The one condition that forms know: a field must be there while another is not. */
function isAbsence({ if: condition, then, else: otherwise }: JsonSchema): boolean {
  const known =
    JSON.stringify(Object.keys(condition ?? {})) === '["not"]' &&
    JSON.stringify(Object.keys(condition?.not ?? {})) === '["required"]' &&
    condition?.not?.required?.length === 1;
  return known && otherwise === undefined && JSON.stringify(Object.keys(then ?? {})) === '["required"]';
}

describe('Schemas and forms', () => {
  it.each(['', ...blockTypes])('agree in every word: %j', (type) => {
    expect(faults(rootField(type, contentSchemas), '')).toEqual([]);
  });

  it('would part where a schema used a word that forms do not know', () => {
    const root = rootField('faq', contentSchemas);
    const stranger: FormField = { ...root, schema: { ...root.schema, oneOf: [] } as JsonSchema };
    expect(faults(stranger, '')).toContainEqual(': Block has "oneOf"');
  });

  it('know the same hints', () => {
    const schema: { properties: { widget: { enum: string[] } } } = JSON.parse(
      readFileSync(new URL('../../../../schemas/x-editor.json', import.meta.url), 'utf8'),
    );
    expect(Object.keys(schema.properties).sort()).toEqual([...hints].sort());
    expect(schema.properties.widget.enum).toEqual([...widgets]);
  });

  it('have a folder for the control of each widget', () => {
    const folders = readdirSync(new URL('../../../../editor-preview/app/forms/', import.meta.url), {
      withFileTypes: true,
    })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders).toEqual(expect.arrayContaining(Object.keys(controls)));
  });

  it('offer no list, object or choice as plain text', () => {
    for (const type of blockTypes) {
      const visit = (field: FormField): void => {
        if (field.schema.enum) expect([field.title, field.widget]).toEqual([field.title, 'select']);
        for (const inner of field.widget === 'fields' ? fieldsOf(field, contentSchemas) : []) visit(inner);
      };
      visit(rootField(type, contentSchemas));
    }
  });
});

test('no help of a field shows code', () => {
  const forms = [...contentSchemas].filter(([file]) => file === 'article.json' || file.startsWith('blocks/'));
  const texts = JSON.stringify(forms).matchAll(/"description":"((?:[^"\\]|\\.)*)"/g);
  const helps = [...texts].map(([, help = '']) => help);
  expect(helps.length).toBeGreaterThan(500);
  expect(helps.filter((help) => /[<>{}`_]/.test(help))).toEqual([]);
});
