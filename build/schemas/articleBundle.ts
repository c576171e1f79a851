import { bundleName } from '#schemas/bundleName.ts';
import {
  isBlockReference,
  type JsonSchema,
  type LocatedSchema,
  mapInnerSchemas,
  resolveSchema,
  schemaBase,
} from '#schemas/jsonSchema.ts';
import type { SchemaFiles } from './schemaFiles.ts';

const blockDefinition = 'article.block';

/**
 * Some tools ignore keywords next to a `$ref`, so extended definitions are copied.
 * @throws Error for two definitions with one name, or without an article
 */
export function articleBundle({ library, blockTypes }: SchemaFiles): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const origins = new Map<string, string>();

  function write(located: LocatedSchema): JsonSchema {
    const { $ref, ...own } = withoutIdentity(located.schema);
    const inside = (inner: JsonSchema): JsonSchema => write({ schema: inner, file: located.file });
    if ($ref === undefined) return mapInnerSchemas(own, inside);
    const isOwn = Object.keys(own).length > 0;
    if (isBlockReference($ref) && isOwn)
      return { ...mapInnerSchemas(own, inside), allOf: [define($ref, located.file)] };
    const resolved = resolveSchema(located, library);
    return isOwn || isSimple(resolved.schema) ? write(resolved) : define($ref, located.file);
  }

  function define($ref: string, file: string): JsonSchema {
    const address = new URL($ref, schemaBase + file).href.replace(/#$/, '');
    const name = definitionName(address);
    const origin = origins.get(name);
    if (origin !== undefined && origin !== address)
      throw new Error(`${origin} and ${address} are both ${name}.`);
    if (origin === undefined) {
      origins.set(name, address);
      const written = write(resolveSchema({ schema: { $ref }, file }, library));
      definitions.set(name, name === blockDefinition ? withTypes(written) : written);
    }
    return { $ref: `#/$defs/${name}` };
  }

  function withTypes(block: JsonSchema): JsonSchema {
    const { type, data, ...others } = block.properties ?? {};
    const { title, description, 'x-editor': hints } = typeof type === 'object' ? type : {};
    const typeSchema: JsonSchema = {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      type: 'string',
      enum: blockTypes,
      enumDescriptions: blockTypes.map((name) => library.get(`blocks/${name}.json`)?.description ?? ''),
      ...(hints ? { 'x-editor': hints } : {}),
    };
    return {
      ...block,
      properties: { type: typeSchema, ...(data === undefined ? {} : { data }), ...others },
      allOf: blockTypes.map((name) => ({
        if: { required: ['type'], properties: { type: { const: name } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { data: define(`blocks/${name}.json`, '') } },
      })),
    };
  }

  const article = library.get('article.json');
  if (!article) throw new Error('There is no article.json.');
  const root = write({ schema: article, file: 'article.json' });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaBase + bundleName,
    ...root,
    $defs: Object.fromEntries([...definitions].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

export function generateBundle(files: SchemaFiles): string {
  return `${JSON.stringify(articleBundle(files), null, 2)}\n`;
}

function withoutIdentity({ $id: _id, $schema: _schema, $defs: _defs, ...rules }: JsonSchema): JsonSchema {
  return rules;
}

function isSimple({ properties, if: condition }: JsonSchema): boolean {
  return properties === undefined && condition === undefined;
}

/** `blocks/faq.json` is `faq`, `blocks/faq.json#/$defs/item` is `faq.item`. */
function definitionName(address: string): string {
  const [file = '', pointer = ''] = address.slice(schemaBase.length).split('#');
  const home = file.replace(/^blocks\//, '').replace(/\.json$/, '');
  const own = pointer.split('/').at(-1);
  return own ? `${home}.${own}` : home;
}
