import type { Block, Condition, Field } from 'payload';
import type { PayloadBlock, PayloadField } from '../../../../content/cms/payload/fields/payloadField.ts';

export function blockConfig({ slug, labels, admin, fields, custom }: PayloadBlock): Block {
  return {
    slug,
    labels,
    admin: {
      group: admin.group,
      custom,
      images: { thumbnail: { url: `/block-pictures/${slug}.light.webp`, alt: '' } },
      components: { Label: rowLabel(labels.singular, custom.namedBy) },
    },
    fields: fieldConfigs(fields),
  };
}

function rowLabel(type: string, namedBy: string | undefined) {
  return { path: '/src/blocks/RowLabel.tsx#RowLabel', clientProps: { type, ...given({ namedBy }) } };
}

/** A section's fields are grouped at the place of the first, collapsed unless one is required. */
export function fieldConfigs(fields: readonly PayloadField[]): Field[] {
  const sections = Map.groupBy(fields, ({ custom }) => custom.section);
  const seen = new Set<string>();
  return fields.flatMap((field) => {
    const { section } = field.custom;
    if (section === undefined) return [fieldConfig(field)];
    if (seen.has(section)) return [];
    seen.add(section);
    const inside = sections.get(section) ?? [];
    const initCollapsed = !inside.some(({ custom }) => custom.needed && !custom.ofBlock);
    return [
      { type: 'collapsible', label: section, admin: { initCollapsed }, fields: inside.map(fieldConfig) },
    ];
  });
}

function fieldConfig(data: PayloadField): Field {
  const { name, type, label, required, unique, index, defaultValue, custom } = data;
  const { minRows, maxRows, min, max, minLength, maxLength, labels } = data;
  const { description, placeholder, hidden, step, date } = data.admin;
  const admin = given({
    description,
    hidden,
    condition: custom.oldNameOf === undefined ? undefined : isFilledIn(name),
  });
  const base = { name, label, admin, custom, ...given({ required, unique, index, defaultValue }) };
  const rows = given({ minRows, maxRows });
  const list = { ...rows, ...given({ labels }) };
  const written = {
    ...base,
    admin: { ...admin, ...given({ placeholder }) },
    ...given({ minLength, maxLength }),
  };
  switch (type) {
    case 'text':
      return data.hasMany ? { ...written, type, hasMany: true, ...rows } : { ...written, type };
    case 'textarea':
      return { ...written, type };
    case 'number':
      return { ...base, type, admin: { ...admin, ...given({ placeholder, step }) }, ...given({ min, max }) };
    case 'date':
      return { ...base, type, admin: { ...admin, ...given({ date }) } };
    case 'checkbox':
    case 'json':
      return { ...base, type };
    case 'select':
      return {
        ...base,
        type,
        options: [...(data.options ?? [])],
        ...(data.hasMany ? { hasMany: true } : {}),
      };
    case 'upload':
      return { ...base, type, relationTo: data.relationTo ?? 'media' };
    case 'group':
      return { ...base, type, fields: fieldConfigs(data.fields ?? []) };
    case 'array':
      return {
        ...base,
        type,
        ...list,
        admin: {
          ...admin,
          components: {
            RowLabel: rowLabel(labels?.singular ?? label, custom.rowsHoldValues ? 'value' : custom.namedBy),
          },
        },
        fields: fieldConfigs(data.fields ?? []),
      };
    case 'blocks':
      // Blocks may be nested: by reference, each is configured once.
      return { ...base, type, ...list, blocks: [], blockReferences: [...(data.blocks ?? [])] };
  }
}

/** Old names are shown only if they have a value. */
function isFilledIn(name: string): Condition {
  return (_document, siblings) => {
    const value: unknown = siblings?.[name];
    return (
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
    );
  };
}

function given<T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const there: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  for (const key in parts) {
    const value = parts[key];
    if (isThere(value)) there[key] = value;
  }
  return there;
}

function isThere<T>(value: T): value is Exclude<T, undefined> {
  return value !== undefined;
}
