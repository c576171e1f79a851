/** Text as it may stand between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

/** Text as it may stand in a quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Attributes as they stand in a tag, each with a blank before it. */
export function writtenAttributes(attributes: Readonly<Record<string, string>>): string {
  let written = '';
  for (const name in attributes) written += ` ${name}="${escapeAttribute(attributes[name] ?? '')}"`;
  return written;
}

/** What XML cannot hold, in whatever way it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go.
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without what XML cannot hold, with a sign in the place of half a character. */
export function asXmlText(text: string): string {
  return text.toWellFormed().replace(noXml, '');
}

/** Text as it may stand in XML, between tags as well as in a quoted attribute. */
export function escapeXml(text: string): string {
  return escapeAttribute(asXmlText(text));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * JSON as it may stand in a script element. Without `<` nothing in it can end the element or open a comment,
 * whatever the letter case; the line separators would break a JavaScript reader of old.
 *
 * A value that JSON does not know (undefined, a function) is written as `null`.
 */
export function escapeJson(value: unknown): string {
  const json: string | undefined = JSON.stringify(value);
  return (json ?? 'null').replace(/[<>&\u2028\u2029]/g, (character) => jsonEscapes[character] ?? character);
}

const jsonEscapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
