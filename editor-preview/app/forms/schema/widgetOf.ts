import type { JsonSchema } from '#schemas/jsonSchema.ts';

/** The values of a schema's `widget`. Each is a folder of this name. */
export const widgets = [
  'text',
  'textarea',
  'rich-text',
  'rich-text-inline',
  'link',
  'image',
  'number',
  'checkbox',
  'select',
  'tags',
  'color',
  'date',
  'items',
  'table',
  'nodes',
  'blocks',
  'drug',
] as const;

export type Widget = (typeof widgets)[number] | 'fields';

/** The control of a value: the one in its schema, otherwise by its type. */
export function widgetOf(schema: JsonSchema): Widget {
  const named = widgets.find((widget) => widget === schema['x-editor']?.widget);
  if (named) return named;
  if (schema.enum) return 'select';
  const kinds = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (kinds.includes('string')) return ofText(schema);
  if (kinds.includes('number') || kinds.includes('integer')) return 'number';
  if (kinds.includes('boolean')) return 'checkbox';
  if (kinds.includes('array')) return 'items';
  return kinds.includes('object') && schema.properties ? 'fields' : 'nodes';
}

function ofText(schema: JsonSchema): Widget {
  if (schema.contentMediaType === 'text/html') return 'rich-text';
  if (schema.format === 'link') return 'link';
  return schema.format === 'date' || schema.format === 'date-time' ? 'date' : 'text';
}
