/** What stands in a field of an object or of an array; undefined where there is no such field, or only an inherited one. */
export function ownValue(owner: object, field: string): unknown {
  // Looked up before it is asked for whose it is: that takes half the time, and most fields that are asked for are absent.
  const value = (owner as Readonly<Record<string, unknown>>)[field];
  return value !== undefined && Object.hasOwn(owner, field) ? value : undefined;
}
