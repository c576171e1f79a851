export function ownValue(owner: object, field: string): unknown {
  // Read before the ownership check: most requested fields are absent, so one lookup suffices.
  const value = (owner as Readonly<Record<string, unknown>>)[field];
  return value !== undefined && Object.hasOwn(owner, field) ? value : undefined;
}
