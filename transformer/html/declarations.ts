const variable = /var\(\s{0,9}(--[\w-]{1,99})\s{0,9}(?:,([^()]*))?\)/g;

/**
 * In lower case; the last or last important one wins. `text-decoration` counts as `text-decoration-line`.
 * A variable without value and fallback becomes {@link unresolved}.
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

/** Replaces a variable of an outer element, without its name, which might be a CSS keyword. */
export const unresolved = 'var()';

/** CSS with comments replaced by as many blanks, so that offsets stay. */
export function withoutComments(css: string): string {
  if (!css.includes('/*')) return css;
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length));
}

/** Decodes CSS escapes (CSS Syntax Level 3, section 4.3.7). */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_escape, digits?: string, letter = '') => {
    const code = Number.parseInt(digits ?? '', 16);
    if (Number.isNaN(code)) return letter;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
