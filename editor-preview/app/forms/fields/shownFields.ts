import { ownValue } from '#contracts/json/ownValue.ts';
import { type EditedObject, type EditedValue, isEditedObject } from '#editor-preview/model/editedValue.ts';
import type { SchemaLibrary } from '#schemas/jsonSchema.ts';
import { type FormField, fieldsOf, hasValue } from '../schema/formField.ts';
import { isRequired } from '../schema/requirements.ts';

export interface FieldGroup {
  readonly name: string | undefined;
  readonly fields: readonly FormField[];
  /** Whether it is initially open: the first one, and those with missing values or deprecated names. */
  readonly startsOpen: boolean;
}

/** Without deprecated names and fields that another field shows. Deprecated fields appear only with a value. */
export function shownFields(
  fields: readonly FormField[],
  owner: EditedObject | undefined,
): readonly FieldGroup[] {
  const columnFields = new Set(fields.map(({ schema }) => schema['x-editor']?.columnsField));
  const groups = new Map<string | undefined, FormField[]>();
  for (const field of fields) {
    const { schema, name } = field;
    const hints = schema['x-editor'];
    if (hints?.aliasOf !== undefined || columnFields.has(name)) continue;
    // It is set in the picture itself.
    if (schema['x-role']?.is === 'focus-point') continue;
    if (schema.deprecated && !hasValue(owner, name)) continue;
    groups.set(hints?.group, [...(groups.get(hints?.group) ?? []), field]);
  }
  const ungrouped = groups.get(undefined);
  groups.delete(undefined);
  return [
    ...(ungrouped ? [{ name: undefined, fields: ungrouped, startsOpen: true }] : []),
    ...[...groups].map(([name, inGroup], index) => ({
      name,
      fields: inGroup,
      startsOpen:
        (index === 0 && !ungrouped && !inGroup.every(isForMachines)) ||
        inGroup.some(
          (field) =>
            (isRequired(field.requirement, owner) && !hasValue(owner, field.name)) ||
            oldNamesOf(fields, field.name, owner).length > 0,
        ),
    })),
  ];
}

/** Identifiers and tracking addresses, which are rarely edited. */
function isForMachines({ schema }: FormField): boolean {
  const role = schema['x-role']?.is;
  return role === 'machine-name' || role === 'tracker';
}

export function hasEditorValue(
  field: FormField,
  value: EditedValue | undefined,
  library: SchemaLibrary,
): boolean {
  if (!isEditedObject(value)) return false;
  return fieldsOf(field, library).some((inner) =>
    inner.widget === 'fields'
      ? hasEditorValue(inner, ownValue(value, inner.name) as EditedValue | undefined, library)
      : hasValue(value, inner.name) && !isForMachines(inner),
  );
}

export function oldNamesOf(
  fields: readonly FormField[],
  name: string,
  owner: EditedObject | undefined,
): readonly FormField[] {
  return fields.filter(
    (field) =>
      field.schema['x-editor']?.aliasOf === name && owner !== undefined && Object.hasOwn(owner, field.name),
  );
}
