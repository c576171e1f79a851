import { parentPointer, pointerKeys, valueAt } from '#contracts/json/jsonPointer.ts';
import { quoted } from './describeValue.ts';
import { schemaOfField } from './schemaOfField.ts';
import type { SchemaRoot } from './schemaRoots.ts';

/** A field's name in a message: its title, within a list with the entry's number. */
export function fieldName(pointer: string, root: unknown, schemaRoot: SchemaRoot): string {
  const entry = innermostEntry(pointer, root, schemaRoot);
  if (entry?.pointer === pointer) return entry.name.charAt(0).toUpperCase() + entry.name.slice(1);
  const title = quoted(titleOf(pointer, schemaRoot));
  return entry ? `${title} in ${entry.name}` : title;
}

/** The title of the field at a pointer, or its key if unknown. */
export function titleOf(pointer: string, schemaRoot: SchemaRoot): string {
  return schemaOfField(schemaRoot, pointer)?.title ?? pointerKeys(pointer).at(-1) ?? 'The content';
}

/** The innermost list entry at or around a pointer. */
function innermostEntry(
  pointer: string,
  root: unknown,
  schemaRoot: SchemaRoot,
): { pointer: string; name: string } | undefined {
  const list = parentPointer(pointer);
  if (list === undefined) return undefined;
  if (!Array.isArray(valueAt(root, list))) return innermostEntry(list, root, schemaRoot);
  const number = Number(pointer.slice(list.length + 1)) + 1;
  return { pointer, name: `entry ${number} of ${quoted(titleOf(list, schemaRoot))}` };
}
