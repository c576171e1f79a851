import { parentPointer, pointerKeys, valueAt } from '#contracts/json/jsonPointer.ts';
import { quoted } from './describeValue.ts';
import { schemaOfField } from './schemaOfField.ts';
import type { SchemaRoot } from './schemaRoots.ts';

export function fieldName(pointer: string, root: unknown, schemaRoot: SchemaRoot): string {
  const entry = innermostEntry(pointer, root, schemaRoot);
  if (entry?.pointer === pointer) return entry.name.charAt(0).toUpperCase() + entry.name.slice(1);
  const title = quoted(titleOf(pointer, schemaRoot));
  return entry ? `${title} in ${entry.name}` : title;
}

export function titleOf(pointer: string, schemaRoot: SchemaRoot): string {
  return schemaOfField(schemaRoot, pointer)?.title ?? pointerKeys(pointer).at(-1) ?? 'The content';
}

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
