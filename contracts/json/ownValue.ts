/** What stands in a field of an object or of an array; undefined where there is no such field, or only an inherited one. */
export function ownValue(owner: object, field: string): unknown {
  // Looked up before it is asked whose it is: most fields that are asked for are absent, and one look is enough then.
  const value = (owner as Readonly<Record<string, unknown>>)[field];
  return value !== undefined && Object.hasOwn(owner, field) ? value : undefined;
}
