import { blockFieldsOf } from '../../../content/cms/payload/document/blockFieldsOf.ts';
import { writeNumberOrText } from '../../../content/cms/payload/document/numberOrText.ts';
import { type PayloadField, valueField } from '../../../content/cms/payload/fields/payloadField.ts';
import { payloadFields } from '../../../content/cms/payload/fields/payloadFields.ts';
import { isRecord } from '../../../contracts/json/isRecord.ts';
import { ownValue } from '../../../contracts/json/ownValue.ts';

export type PayloadDocument = Record<string, unknown>;

/** Inverse of `toArticle`. Omits fields without a schema, which `check` reports. */
export function toDocument(article: unknown): PayloadDocument {
  return { ...written(article, payloadFields().article), _status: 'published' };
}

function written(object: unknown, fields: readonly PayloadField[]): PayloadDocument {
  const document: PayloadDocument = {};
  for (const field of fields) {
    const { name, custom, defaultValue } = field;
    if (custom.field === undefined || !isRecord(object)) continue;
    const value = ownValue(object, custom.field);
    if (value !== undefined) document[name] = writtenValue(value, field);
    // Payload would fill in a default.
    else if (defaultValue !== undefined) document[name] = null;
  }
  return document;
}

function writtenValue(value: unknown, field: PayloadField): unknown {
  const { type, custom, fields = [], hasMany } = field;
  switch (type) {
    case 'group':
      return written(value, fields);
    case 'array':
      return custom.atMostOne
        ? [written(value, fields)]
        : listOf(value).map((item) => writtenRow(item, field));
    case 'blocks':
      return listOf(value).map(writtenBlock);
    case 'select':
      return hasMany ? listOf(value).map(String) : String(value);
    case 'date':
      return field.admin.date?.pickerAppearance === 'dayOnly' ? `${value}${noon}` : value;
    default:
      return writtenText(value, custom.numbers);
  }
}

/** Payload stores a day as its noon, so that it is the same day in most time zones. */
const noon = 'T12:00:00.000Z';

function writtenRow(item: unknown, { custom, fields = [] }: PayloadField): PayloadDocument {
  if (!custom.rowsHoldValues) return written(item, fields);
  const inner = fields.find(({ name }) => name === valueField);
  return inner ? { [valueField]: writtenValue(item, inner) } : {};
}

function writtenBlock(block: unknown): PayloadDocument {
  if (!isRecord(block)) return {};
  const { type, data } = block;
  const fields = blockFieldsOf(String(type));
  return {
    blockType: type,
    ...(fields
      ? { ...written(data, fields.ofData), ...written(block, fields.own) }
      : isRecord(data)
        ? data
        : {}),
  };
}

function writtenText(value: unknown, numbers: PayloadField['custom']['numbers']): unknown {
  const isBoth = numbers === 'unless-marked' || numbers === 'where-marked';
  return isBoth && (typeof value === 'string' || typeof value === 'number')
    ? writeNumberOrText(value, numbers)
    : value;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
