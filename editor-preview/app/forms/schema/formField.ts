import { ownValue } from '#contracts/json/ownValue.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { type EditedObject, type Json, KeyedList } from '#editor-preview/model/editedValue.ts';
import {
  isBlockReference,
  type JsonSchema,
  type LocatedSchema,
  resolveSchema,
  type SchemaLibrary,
} from '#schemas/jsonSchema.ts';
import { schemaWords } from '../../words/words.ts';
import { type Requirement, requirementsOf } from './requirements.ts';
import { type Widget, widgetOf } from './widgetOf.ts';

export interface FormField {
  readonly name: string;
  readonly schema: JsonSchema;
  /** The file that references inside the schema are relative to. */
  readonly file: string;
  readonly widget: Widget;
  readonly title: string;
  readonly description: string;
  readonly requirement: Requirement | undefined;
}

/** Whether a field is prose that several people can edit, not a value that is valid only as a whole. */
export function isProse({ widget, schema }: FormField): boolean {
  if (widget === 'rich-text' || widget === 'rich-text-inline') return true;
  const isText = widget === 'text' || widget === 'textarea';
  return (
    isText &&
    schema['x-role']?.is !== 'machine-name' &&
    (schema.pattern === undefined || schema.pattern === notBlank) &&
    schema.format === undefined
  );
}

/** The pattern of non-blank texts, such as headings: any words match it. */
const notBlank = '\\S';

export function rootField(type: string, library: SchemaLibrary): FormField {
  const known = roots.get(type);
  if (known) return known;
  const root =
    type === articleItself
      ? articleRoot(library)
      : withData(type, envelope(library, blockEnvelope, blockOwn));
  roots.set(type, root);
  return root;
}

const roots = new Map<string, FormField>();
const blockEnvelope = { schema: { $ref: '#/$defs/block' }, file: 'article.json' };

/** A block's fields besides its content. Its id and type never change; its content has the type's schema. */
const blockOwn = ['when', 'suppress'];

function articleRoot(library: SchemaLibrary): FormField {
  const whole = { schema: { $ref: '#' }, file: 'article.json' };
  // The rest has separate tools (path, blocks) or is for machines.
  const own = Object.keys(resolveSchema(whole, library).schema.properties ?? {}).filter(
    (name) => !['$schema', 'schemaVersion', 'path', 'blocks'].includes(name),
  );
  return envelope(library, whole, own);
}

function envelope(library: SchemaLibrary, located: LocatedSchema, names: readonly string[]): FormField {
  const { schema, file } = resolveSchema(located, library);
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => names.includes(name)),
  );
  return newField('', { schema: { ...schema, properties }, file }, undefined, library);
}

function withData(type: string, field: FormField): FormField {
  const properties = { data: { $ref: `blocks/${type}.json` }, ...field.schema.properties };
  return { ...field, schema: { ...field.schema, required: ['data'], properties } };
}

/** The fields of an object in form order; the same ones for the same object field. */
export function fieldsOf(field: FormField, library: SchemaLibrary): readonly FormField[] {
  const known = fields.get(field);
  if (known) return known;
  const requirements = requirementsOf(field.schema);
  const found = Object.entries(field.schema.properties ?? {}).flatMap(([name, schema]) =>
    typeof schema === 'boolean'
      ? []
      : [newField(name, { schema, file: field.file }, requirements.get(name), library)],
  );
  const ordered = inOrder(found);
  fields.set(field, ordered);
  return ordered;
}

const fields = new WeakMap<FormField, readonly FormField[]>();

/** Sorts by `order`, which is relative to the field's group; by default the index in the schema. */
function inOrder(found: readonly FormField[]): readonly FormField[] {
  const placeOf = ({ schema }: FormField, index: number): number => schema['x-editor']?.order ?? index;
  return found
    .map((field, index) => ({ field, place: placeOf(field, index) }))
    .sort((one, other) => one.place - other.place)
    .map(({ field }) => field);
}

export function itemOf(field: FormField, library: SchemaLibrary): FormField | undefined {
  const known = items.get(field);
  if (known) return known;
  const { items: schema } = field.schema;
  if (typeof schema !== 'object') return undefined;
  const item = newField('', { schema, file: field.file }, { kind: 'always' }, library);
  items.set(field, item);
  return item;
}

const items = new WeakMap<FormField, FormField>();

function newField(
  name: string,
  located: LocatedSchema,
  requirement: Requirement | undefined,
  library: SchemaLibrary,
): FormField {
  const { schema, file } = resolveSchema(located, library);
  const isBlockList =
    typeof schema.items === 'object' && isBlockReference(schema.items.$ref) && schema.type === 'array';
  return {
    name,
    schema,
    file,
    widget: isBlockList ? 'blocks' : widgetOf(schema),
    title: schemaWords(schema.title ?? name),
    description: schemaWords(schema.description ?? ''),
    requirement,
  };
}

export function blockTypesIn({ schema }: FormField): readonly string[] | undefined {
  const inner = typeof schema.items === 'object' ? schema.items.properties?.type : undefined;
  return typeof inner === 'object' ? inner.enum?.map(String) : undefined;
}

/** Whether a schema's `type` allows a kind of value. */
export function mayBe({ type }: JsonSchema, kind: string): boolean {
  return typeof type === 'string' ? type === kind : (type?.includes(kind) ?? false);
}

/** The initial value of a new item: the minimum that its control can show. */
export function emptyItem({ schema, widget }: FormField): Json {
  if (widget === 'fields') return {};
  if (mayBe(schema, 'array')) return [];
  if (mayBe(schema, 'string')) return '';
  if (mayBe(schema, 'boolean')) return false;
  return mayBe(schema, 'number') || mayBe(schema, 'integer') ? (schema.minimum ?? 0) : null;
}

/** Whether a field has a value: an empty text or list does not count. */
export function hasValue(owner: EditedObject | undefined, name: string): boolean {
  const value = owner && ownValue(owner, name);
  if (value instanceof KeyedList) return value.items.length > 0;
  return value !== undefined && value !== '';
}

export function addLabelOf({ schema }: FormField): string | undefined {
  const label = schema['x-editor']?.addLabel;
  return label === undefined ? undefined : schemaWords(label);
}
