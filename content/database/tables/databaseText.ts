/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
export function databaseText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
