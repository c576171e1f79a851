import type { EditedObject } from '#editor-preview/model/editedValue.ts';
import type { JsonSchema } from '#schemas/jsonSchema.ts';

/** When a field is required: always, if another one is missing, or if another one exists. */
export type Requirement =
  | { readonly kind: 'always' }
  | { readonly kind: 'without'; readonly other: string }
  | { readonly kind: 'with'; readonly other: string };

export function requirementsOf(schema: JsonSchema): ReadonlyMap<string, Requirement> {
  const requirements = new Map<string, Requirement>();
  for (const [other, names] of Object.entries(schema.dependentRequired ?? {}))
    for (const name of names) requirements.set(name, { kind: 'with', other });
  const other = absentField(schema.if);
  if (other !== undefined && typeof schema.then === 'object')
    for (const name of schema.then.required ?? []) requirements.set(name, { kind: 'without', other });
  for (const name of schema.required ?? []) requirements.set(name, { kind: 'always' });
  return requirements;
}

/** The field that a condition excludes: `{ "not": { "required": ["name"] } }`. */
function absentField(condition: JsonSchema | undefined): string | undefined {
  const required = condition?.not?.required;
  return required?.length === 1 ? required[0] : undefined;
}

export function isRequired(requirement: Requirement | undefined, owner: EditedObject | undefined): boolean {
  switch (requirement?.kind) {
    case 'always':
      return true;
    case 'without':
      return !owner || !Object.hasOwn(owner, requirement.other);
    case 'with':
      return owner !== undefined && Object.hasOwn(owner, requirement.other);
    default:
      return false;
  }
}
