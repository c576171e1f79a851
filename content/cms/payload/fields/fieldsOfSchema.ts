import {
  isBlockReference,
  type JsonSchema,
  type LocatedSchema,
  resolveSchema,
  type SchemaLibrary,
} from '#schemas/jsonSchema.ts';
import { blockTags, markTags, type RichTextKind } from '#transformer/html/textElements.ts';
import { payloadName, uploadName } from './names.ts';
import {
  type FieldAdmin,
  type FieldMeaning,
  mediaCollection,
  type PayloadField,
  type PicturePart,
  valueField,
} from './payloadField.ts';

export interface FieldContext {
  library: SchemaLibrary;
  blockTypes: readonly string[];
}

interface Place {
  name: string;
  meaning: FieldMeaning;
  isRequired: boolean;
}

/** In the order of the schema. @throws for two fields with one name in Payload: a fault in our schemas */
export function fieldsOfSchema(located: LocatedSchema, context: FieldContext): PayloadField[] {
  const { schema, file } = resolveSchema(located, context.library);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => {
    if (typeof inner === 'boolean') return [];
    const isRequired = schema.required?.includes(field) ?? false;
    return mapFields(
      { schema: inner, file },
      { name: payloadName(field), meaning: { field }, isRequired },
      context,
    );
  });
  requireOwnNames(fields);
  return fields;
}

export function requireOwnNames(fields: readonly PayloadField[]): void {
  const names = new Set<string>();
  for (const { name } of fields) {
    if (names.has(name))
      throw new Error(`Two fields next to each other would have the name "${name}" in Payload.`);
    names.add(name);
  }
}

function mapFields(located: LocatedSchema, place: Place, context: FieldContext): PayloadField[] {
  const { schema, file } = resolveSchema(located, context.library);
  const field = { ...mapField({ schema, file }, place, context) };
  const role = schema['x-role']?.is;
  if (role !== 'picture' && role !== 'portrait') return [field];
  const { required: _required, ...address } = field;
  return [
    {
      name: uploadName(place.name),
      type: 'upload',
      relationTo: mediaCollection,
      label: field.label,
      admin: { description: schema.description ?? '' },
      custom: { uploadFor: place.name, ...(field.custom.section ? { section: field.custom.section } : {}) },
    },
    {
      ...address,
      label: `${field.label} (address)`,
      admin: {
        ...field.admin,
        description: 'Where the picture is, if it is no upload: a path on the site or a web address.',
      },
    },
  ];
}

function mapField(located: LocatedSchema, place: Place, context: FieldContext): PayloadField {
  const { schema } = located;
  const { enum: choice, items } = schema;
  const kinds = kindsOf(schema);
  if (choice) return choiceField(schema, schema, place);
  if (kinds.includes('string')) return textField(schema, place, kinds);
  if (kinds.includes('number') || kinds.includes('integer')) {
    const { minimum, maximum } = schema;
    return {
      ...base('number', schema, place),
      ...definedOnly({ min: minimum, max: maximum }),
      ...requiredIf(place.isRequired),
    };
  }
  if (kinds.includes('boolean'))
    return { ...base('checkbox', schema, place), ...(schema.default === true ? { defaultValue: true } : {}) };
  if (kinds.includes('array') && typeof items === 'object')
    return listField(located, { schema: items, file: located.file }, place, context);
  if (kinds.includes('object') && schema.properties) return objectField(located, place, context);
  return base('json', schema, place);
}

function textField(schema: JsonSchema, place: Place, kinds: readonly string[]): PayloadField {
  const { minLength = 0, maxLength, contentMediaType, format, pattern } = schema;
  if (format === 'date' || format === 'date-time') {
    const field = base('date', schema, place);
    const pickerAppearance = format === 'date' ? 'dayOnly' : 'dayAndTime';
    return {
      ...field,
      admin: { ...field.admin, date: { pickerAppearance } },
      ...requiredIf(place.isRequired),
    };
  }
  const nothingWhereEmpty =
    minLength > 0 || format !== undefined || (pattern !== undefined && !new RegExp(pattern, 'u').test(''));
  const widget = schema['x-editor']?.widget;
  const html =
    contentMediaType === 'text/html'
      ? richText(widget === 'rich-text-inline' ? 'inline' : 'blocks')
      : undefined;
  const isLong = html !== undefined || widget === 'textarea';
  const isNumberToo = kinds.includes('number') || kinds.includes('integer');
  const numbers = kinds[0] === 'string' ? 'where-marked' : 'unless-marked';
  return {
    ...base(isLong ? 'textarea' : 'text', schema, {
      ...place,
      meaning: {
        ...place.meaning,
        ...(nothingWhereEmpty ? { nothingWhereEmpty } : {}),
        ...(html ? { html } : {}),
        ...(isNumberToo ? { numbers } : {}),
      },
    }),
    // Payload counts an empty text as one without characters, even if none is required.
    ...definedOnly({ minLength: minLength > 1 && place.isRequired ? minLength : undefined, maxLength }),
    ...requiredIf(place.isRequired && nothingWhereEmpty),
  };
}

function richText(kind: RichTextKind): NonNullable<FieldMeaning['html']> {
  const inline = [...Object.keys(markTags), 'br'];
  return { kind, elements: kind === 'inline' ? inline : [...Object.keys(blockTags), ...inline] };
}

/** @param values the schema with the values: the field's, or that of a list's items */
function choiceField(schema: JsonSchema, values: JsonSchema, place: Place): PayloadField {
  const choice = values.enum ?? [];
  const labels = values['x-editor']?.optionLabels ?? {};
  const numbers: FieldMeaning = choice.every((value) => typeof value === 'number')
    ? { numbers: 'always' }
    : {};
  return {
    ...base('select', schema, { ...place, meaning: { ...place.meaning, ...numbers } }),
    options: choice.map(String).map((value) => ({ value, label: labels[value] ?? value })),
    ...requiredIf(place.isRequired && schema === values),
  };
}

function listField(
  list: LocatedSchema,
  item: LocatedSchema,
  place: Place,
  context: FieldContext,
): PayloadField {
  const { schema } = list;
  const { minItems, maxItems } = schema;
  const rows = {
    ...definedOnly({ minRows: minItems || undefined, maxRows: maxItems }),
    ...requiredIf(place.isRequired && (minItems ?? 0) > 0),
  };
  if (isBlockReference(item.schema.$ref))
    return {
      ...base('blocks', schema, place),
      ...rows,
      blocks: typesTaken(item.schema) ?? context.blockTypes,
    };
  const resolved = resolveSchema(item, context.library);
  const { enum: choice, contentMediaType, properties } = resolved.schema;
  if (choice) return { ...choiceField(schema, resolved.schema, place), hasMany: true };
  const isWords = schema['x-editor']?.widget === 'tags' && contentMediaType === undefined;
  if (isWords)
    return {
      ...base('text', schema, place),
      ...rows,
      ...definedOnly({ maxLength: resolved.schema.maxLength }),
      hasMany: true,
    };
  if (kindsOf(resolved.schema).length === 0) return base('json', schema, place);
  const row = itemWords(resolved.schema);
  if (properties) {
    const namedBy = resolved.schema['x-editor']?.summaryField;
    const meaning = { ...place.meaning, ...(namedBy ? { namedBy: payloadName(namedBy) } : {}) };
    return {
      ...base('array', schema, { ...place, meaning }),
      ...rows,
      ...row,
      fields: fieldsOfSchema(item, context),
    };
  }
  return {
    ...base('array', schema, { ...place, meaning: { ...place.meaning, rowsHoldValues: true } }),
    ...rows,
    ...row,
    fields: mapFields(item, { name: valueField, meaning: { needed: true }, isRequired: true }, context),
  };
}

function objectField(located: LocatedSchema, place: Place, context: FieldContext): PayloadField {
  const { schema } = located;
  const fields = fieldsOfSchema(located, context);
  // Payload gives every group and list, filled in or not:
  // a group with a possibly empty list could not be distinguished from an absent one.
  const couldBeEmpty = fields.some(
    ({ type, custom, minRows = 0 }) =>
      (type === 'array' || type === 'blocks') && custom.needed && minRows === 0,
  );
  if (!place.isRequired && couldBeEmpty)
    return {
      ...base('array', schema, { ...place, meaning: { ...place.meaning, atMostOne: true } }),
      maxRows: 1,
      ...itemWords(schema),
      fields,
    };
  const group = base('group', schema, place);
  return { ...group, fields: place.isRequired ? fields : fields.map(notRequired) };
}

/** Payload requires fields of an absent group as well, so none is required. */
function notRequired(field: PayloadField): PayloadField {
  const { required: _required, minLength: _minLength, ...rest } = field;
  return rest.type === 'group' && rest.fields ? { ...rest, fields: rest.fields.map(notRequired) } : rest;
}

function base(type: PayloadField['type'], schema: JsonSchema, place: Place): PayloadField {
  const { name, meaning, isRequired } = place;
  const hints = schema['x-editor'] ?? {};
  const { title = name, description } = schema;
  const role = schema['x-role'];
  const part = pictureParts.find((known) => known === role?.is);
  const admin: FieldAdmin = {
    ...(description === undefined ? {} : { description }),
    ...(hints.placeholder === undefined || type === 'number' ? {} : { placeholder: hints.placeholder }),
  };
  return {
    name,
    type,
    label: hints.unit === undefined ? title : `${title} (${hints.unit})`,
    admin,
    custom: {
      ...meaning,
      ...(isRequired ? { needed: true } : {}),
      ...(part && role?.of ? { ofPicture: { is: part, of: payloadName(role.of) } } : {}),
      ...(hints.aliasOf === undefined ? {} : { oldNameOf: payloadName(hints.aliasOf) }),
      ...(hints.group === undefined ? {} : { section: hints.group }),
    },
  };
}

const pictureParts: readonly PicturePart[] = ['alt-text', 'picture-width', 'picture-height', 'focus-point'];

function itemWords({ title = 'Item' }: JsonSchema): Pick<PayloadField, 'labels'> {
  return { labels: { singular: title, plural: title } };
}

function typesTaken(item: JsonSchema): readonly string[] | undefined {
  const type = item.properties?.type;
  return typeof type === 'object' ? type.enum?.map(String) : undefined;
}

function kindsOf({ type = [] }: JsonSchema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}

function requiredIf(isRequired: boolean): { required?: true } {
  return isRequired ? { required: true } : {};
}

function definedOnly<Name extends string>(
  numbers: Readonly<Record<Name, number | undefined>>,
): { [name in Name]?: number } {
  const there: { [name in Name]?: number } = {};
  for (const name in numbers) {
    const value = numbers[name];
    if (value !== undefined) there[name] = value;
  }
  return there;
}
