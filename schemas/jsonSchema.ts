import { isRecord } from '#contracts/json/isRecord.ts';

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
  /** For code editors, in the same order as `enum`. */
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

export interface FieldRole {
  is: string;
  of?: string;
  by?: readonly string[];
  whereNamed?: boolean;
}

export interface EditorHints {
  widget?: string;
  group?: string;
  order?: number;
  placeholder?: string;
  unit?: string;
  summaryField?: string;
  addLabel?: string;
  keywords?: string;
  optionLabels?: Readonly<Record<string, string>>;
  columnsField?: string;
  aliasOf?: string;
  suggest?: string;
}

/** By the last part of their `$id`: `shared.json`, `blocks/heading.json`. */
export type SchemaLibrary = ReadonlyMap<string, JsonSchema>;

/** Never fetched. */
export const schemaBase = 'https://pagewell.example/schemas/';

export interface LocatedSchema {
  schema: JsonSchema;
  file: string;
}

/** A block is validated separately. */
export function isBlockReference($ref: string | undefined): boolean {
  return $ref?.endsWith('#/$defs/block') ?? false;
}

/** Keywords next to a reference override those of its target. @throws if the target does not exist */
export function resolveSchema({ schema, file }: LocatedSchema, library: SchemaLibrary): LocatedSchema {
  const { $ref, ...siblings } = schema;
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
  const properties = mergeFields(resolved.schema.properties, siblings.properties);
  const hints = { ...resolved.schema['x-editor'], ...siblings['x-editor'] };
  return {
    schema: {
      ...resolved.schema,
      ...siblings,
      ...(properties ? { properties } : {}),
      ...(Object.keys(hints).length > 0 ? { 'x-editor': hints } : {}),
    },
    file: resolved.file,
  };
}

type Fields = NonNullable<JsonSchema['properties']>;

function mergeFields(target: Fields | undefined, siblings: Fields | undefined): Fields | undefined {
  if (!target || !siblings) return siblings ?? target;
  const merged: Record<string, JsonSchema | boolean> = { ...target };
  for (const [name, field] of Object.entries(siblings)) {
    const base = merged[name];
    merged[name] = typeof base === 'object' && typeof field === 'object' ? { ...base, ...field } : field;
  }
  return merged;
}

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

/** Ajv checks its keywords. */
export function isSchema(value: unknown): value is JsonSchema {
  return isRecord(value);
}
