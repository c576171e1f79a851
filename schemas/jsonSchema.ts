import { isRecord } from '#contracts/json/isRecord.ts';

/** The part of JSON Schema 2020-12 that our schemas use, for everything that reads them: forms, documentation, checks. */
export interface JsonSchema {
  $id?: string;
  $schema?: string;
  $ref?: string;
  $defs?: Readonly<Record<string, JsonSchema>>;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  contentMediaType?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  enum?: readonly unknown[];
  /** What code editors show of each value of `enum`, in the same order. */
  enumDescriptions?: readonly string[];
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[];
  deprecated?: boolean;
  required?: readonly string[];
  dependentRequired?: Readonly<Record<string, readonly string[]>>;
  properties?: Readonly<Record<string, JsonSchema | boolean>>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema | boolean;
  not?: JsonSchema;
  allOf?: readonly JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema | boolean;
  else?: JsonSchema | boolean;
  'x-editor'?: EditorHints;
  'x-role'?: FieldRole;
}

/** The keyword `x-role`; what each role means is said in `x-role.json`. */
export interface FieldRole {
  is: string;
  of?: string;
  by?: readonly string[];
  whereNamed?: boolean;
}

/** The keyword `x-editor`; what each hint means is said in `x-editor.json`. */
export interface EditorHints {
  widget?: string;
  group?: string;
  order?: number;
  placeholder?: string;
  unit?: string;
  summaryField?: string;
  addLabel?: string;
  /** On a block: other names that editors look for it by, with commas between them. */
  keywords?: string;
  optionLabels?: Readonly<Record<string, string>>;
  columnsField?: string;
  aliasOf?: string;
  suggest?: string;
}

/** Schemas by the last part of their `$id`: `shared.json`, `blocks/heading.json`. */
export type SchemaLibrary = ReadonlyMap<string, JsonSchema>;

/** All our schemas have addresses below this one. It names them; nothing is ever fetched from it. */
export const schemaBase = 'https://pagewell.example/schemas/';

/** A schema, and the file in which its own references are to be read. */
export interface LocatedSchema {
  schema: JsonSchema;
  file: string;
}

/** Whether a reference is to a whole block: such a field holds a block of its own, checked on its own. */
export function isBlockReference($ref: string | undefined): boolean {
  return $ref?.endsWith('#/$defs/block') ?? false;
}

/**
 * Follows a schema's `$ref`, to the end of a chain of them. Keywords beside a reference win over those it leads to,
 * hints and fields one by one, so that a field can have its own title and group, and say which blocks it takes.
 *
 * @throws when the reference leads nowhere: a fault in our schemas, not in content
 */
export function resolveSchema({ schema, file }: LocatedSchema, library: SchemaLibrary): LocatedSchema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return { schema, file };
  const [address = '', pointer = ''] = new URL($ref, schemaBase + file).href.split('#');
  const targetFile = address.slice(schemaBase.length);
  const steps = pointer.split('/').slice(1);
  const target = steps.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    library.get(targetFile),
  );
  if (!isSchema(target)) throw new Error(`${file}: "${$ref}" leads to no schema.`);
  const resolved = resolveSchema({ schema: target, file: targetFile }, library);
  const properties = mergeFields(resolved.schema.properties, beside.properties);
  const hints = { ...resolved.schema['x-editor'], ...beside['x-editor'] };
  return {
    schema: {
      ...resolved.schema,
      ...beside,
      ...(properties ? { properties } : {}),
      ...(Object.keys(hints).length > 0 ? { 'x-editor': hints } : {}),
    },
    file: resolved.file,
  };
}

type Fields = NonNullable<JsonSchema['properties']>;

function mergeFields(target: Fields | undefined, beside: Fields | undefined): Fields | undefined {
  if (!target || !beside) return beside ?? target;
  const merged: Record<string, JsonSchema | boolean> = { ...target };
  for (const [name, field] of Object.entries(beside)) {
    const base = merged[name];
    merged[name] = typeof base === 'object' && typeof field === 'object' ? { ...base, ...field } : field;
  }
  return merged;
}

/** The same schema with every schema directly inside it replaced by what `change` makes of it. */
export function mapInnerSchemas(
  schema: JsonSchema,
  change: (inner: JsonSchema) => JsonSchema | boolean,
): JsonSchema {
  const changed: Record<string, unknown> = { ...schema };
  for (const keyword of ['$defs', 'properties'] as const) {
    const named = schema[keyword];
    if (named === undefined) continue;
    changed[keyword] = Object.fromEntries(
      Object.entries(named).map(([name, inner]) => [
        name,
        typeof inner === 'boolean' ? inner : change(inner),
      ]),
    );
  }
  for (const keyword of [
    'items',
    'additionalProperties',
    'propertyNames',
    'not',
    'if',
    'then',
    'else',
  ] as const) {
    const inner = schema[keyword];
    if (typeof inner === 'object') changed[keyword] = change(inner);
  }
  return changed;
}

/** Whether a value can be read as a schema. What the keywords hold is for Ajv to check. */
export function isSchema(value: unknown): value is JsonSchema {
  return isRecord(value);
}
