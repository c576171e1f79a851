import { globSync, readFileSync } from 'node:fs';

/** The texts without a translation, which forms show in English. */
export function untranslated(
  shown: ReadonlySet<string>,
  translations: Readonly<Record<string, string>>,
): string[] {
  return [...shown].filter((text) => !Object.hasOwn(translations, text));
}

const isUnit = /^(?:US\$|k?g|kB|kcal|mg|px)$/;

/** Every title and help of the schemas that forms are made of, and the texts of their hints; units are the same in all languages. */
export function schemaTextsInForms(): ReadonlySet<string> {
  const texts: string[] = [];
  const visit = (part: unknown, isSchema: boolean): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      for (const inner of part) visit(inner, true);
      return;
    }
    const at = new Map<string, unknown>(Object.entries(part));
    if (isSchema)
      texts.push(...[at.get('title'), at.get('description')].filter((text) => typeof text === 'string'));
    for (const [key, inner] of at) {
      if (key === 'x-editor' && isSchema) texts.push(...hintsIn(inner));
      else if (!['default', 'enum', 'examples'].includes(key))
        visit(inner, !(isSchema && ['$defs', 'patternProperties', 'properties'].includes(key)));
    }
  };
  for (const file of [...globSync('schemas/blocks/*.json'), 'schemas/article.json', 'schemas/shared.json'])
    visit(JSON.parse(readFileSync(file, 'utf8')), true);
  return new Set(texts.filter((text) => /\p{L}{2}/u.test(text) && !isUnit.test(text)));
}

function hintsIn(hints: unknown): string[] {
  if (typeof hints !== 'object' || hints === null) return [];
  const at = new Map<string, unknown>(Object.entries(hints));
  return [
    at.get('addLabel'),
    at.get('group'),
    at.get('keywords'),
    at.get('unit'),
    ...Object.values(at.get('optionLabels') ?? {}),
  ].filter((text) => typeof text === 'string');
}
