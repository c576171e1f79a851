import type { PayloadField } from '#content/cms/payload/fields/payloadField.ts';
import { payloadFields } from '#content/cms/payload/fields/payloadFields.ts';
import { isRecord } from '#contracts/json/isRecord.ts';

/**
 * A document as Payload's API gives it after it has kept one: rows and blocks have ids, fields that nobody filled in are
 * null, groups and lists are always there, moments have milliseconds.
 */
export function asPayloadGives(document: Readonly<Record<string, unknown>>): unknown {
  let rows = 0;
  const newId = (): string => (++rows).toString(16).padStart(24, '0');
  const kept = (
    row: Readonly<Record<string, unknown>>,
    fields: readonly PayloadField[],
  ): Record<string, unknown> =>
    Object.fromEntries(fields.map((field) => [field.name, keptValue(row[field.name] ?? null, field)]));
  const keptValue = (value: unknown, { type, fields = [], hasMany }: PayloadField): unknown => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    switch (type) {
      case 'group':
        return kept(isRecord(value) ? value : {}, fields);
      case 'array':
        return list.map((row) => ({ ...kept(isRecord(row) ? row : {}, fields), id: newId() }));
      case 'blocks':
        return list.map((row) => keptBlock(isRecord(row) ? row : {}));
      case 'date':
        return typeof value === 'string' ? new Date(value).toISOString() : value;
      default:
        return hasMany ? list : value;
    }
  };
  const keptBlock = (row: Readonly<Record<string, unknown>>): unknown => {
    const { slug, fields } = payloadFields().blocks.find((block) => block.slug === row.blockType) ?? {
      slug: '',
      fields: [],
    };
    return { id: newId(), blockType: slug, blockName: null, ...kept(row, fields) };
  };
  return JSON.parse(
    JSON.stringify({
      id: 17,
      ...kept(document, payloadFields().article),
      _status: document._status,
      createdAt: '2026-11-01T08:00:00.000Z',
      updatedAt: '2026-11-02T08:00:00.000Z',
    }),
  );
}
