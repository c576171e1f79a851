import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { type EditedObject, type EditedValue, KeyedList } from '#editor-preview/model/editedValue.ts';
import type { SchemaLibrary } from '#schemas/jsonSchema.ts';
import { type FormField, fieldsOf, itemOf } from '../schema/formField.ts';

export interface PictureFields {
  readonly alt?: string;
  readonly width?: string;
  readonly height?: string;
  readonly focus?: string;
}

const roles = {
  alt: 'alt-text',
  width: 'picture-width',
  height: 'picture-height',
  focus: 'focus-point',
} as const;

export function pictureFields(owner: FormField, src: string, library: SchemaLibrary): PictureFields {
  const siblings = fieldsOf(owner, library);
  const named = Object.entries(roles).flatMap(([part, role]) => {
    const field = siblings.find(({ schema }) => {
      const { is, of } = schema['x-role'] ?? {};
      return is === role && of === src;
    });
    return field ? [[part, field.name] as const] : [];
  });
  return Object.fromEntries(named);
}

/** The field of the object or list at a pointer from the block; undefined if the schema has none. */
export function ownerField(
  pointer: string,
  { root, fields, library }: { root: FormField; fields: EditedObject; library: SchemaLibrary },
): FormField | undefined {
  let field: FormField | undefined = root;
  let value: EditedValue | undefined = fields;
  for (const step of pointerKeys(pointer)) {
    if (!field) return undefined;
    if (value instanceof KeyedList) {
      field = itemOf(field, library);
      value = value.items.find(({ key }) => key === step)?.value;
    } else {
      field = fieldsOf(field, library).find(({ name }) => name === step);
      value =
        typeof value === 'object' && value !== null
          ? (ownValue(value, step) as EditedValue | undefined)
          : undefined;
    }
  }
  return field;
}
