/** A value that is set elsewhere in the style, or the one to take where it is not. */
const variable = /var\(\s{0,9}(--[\w-]{1,99})\s{0,9}(?:,([^()]*))?\)/g;

/**
 * The declarations of a style in small letters, of a property the last or the last important one. The shorthand `text-decoration` counts
 * as `text-decoration-line`. A variable that the style neither sets nor has a default for is {@link unresolved}.
 */
export function declarationsOf(style: string): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  const important = new Set<string>();
  for (const declaration of withoutComments(style).split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const written = unescaped(declaration.slice(0, colon)).trim().toLowerCase();
    const property = written
      .replace(/^-webkit-(?=text-decoration)/, '')
      .replace(/^text-decoration$/, '$&-line');
    const value = unescaped(declaration.slice(colon + 1))
      .toLowerCase()
      .replace(variable, (_variable, name, otherwise = unresolved) => declarations.get(name) ?? otherwise);
    const isImportant = /!\s{0,9}important/.test(value);
    if (important.has(property) && !isImportant) continue;
    if (isImportant) important.add(property);
    declarations.set(property, value.replace(/!\s{0,9}important/, '').trim());
  }
  return declarations;
}

/** Stands in a value for a variable of an element around, without its name: that may be a word of CSS. */
export const unresolved = 'var()';

/** CSS with as many blanks for its comments, so that places in it stay. */
export function withoutComments(css: string): string {
  if (!css.includes('/*')) return css;
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length));
}

/** A text with the characters that CSS writes by their numbers (CSS Syntax Level 3, section 4.3.7). */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_escape, digits?: string, letter = '') => {
    const code = Number.parseInt(digits ?? '', 16);
    if (Number.isNaN(code)) return letter;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
