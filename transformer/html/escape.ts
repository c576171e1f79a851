export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export function writtenAttributes(attributes: Readonly<Record<string, string>>): string {
  let written = '';
  for (const name in attributes) written += ` ${name}="${escapeAttribute(attributes[name] ?? '')}"`;
  return written;
}

/** Characters that XML cannot contain, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go.
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Strips characters that XML cannot contain, and replaces lone surrogates. */
export function asXmlText(text: string): string {
  return text.toWellFormed().replace(noXml, '');
}

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
 * Escapes JSON in a script element: without `<` it cannot end the element; line separators break old
 * JavaScript. A value without JSON (undefined, a function) becomes `null`.
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
