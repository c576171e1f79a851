import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { type JsonSchema, type LocatedSchema, resolveSchema, schemaBase } from '#schemas/jsonSchema.ts';
import type { SchemaFiles } from './schemaFiles.ts';

/** For types whose file and definition are not descriptive. */
const chosenNames: Readonly<Record<string, string>> = {
  'article.json#': 'Article',
  'article.json#page': 'PageFacts',
  'client-errors.json#': 'ClientErrorBatch',
  'client-errors.json#error': 'ClientError',
  'client-errors.json#frame': 'ErrorFrame',
  'metrics.json#': 'MetricsBatch',
  'metrics.json#metric': 'Metric',
  'events.json#': 'TrackingBatch',
  'events.json#event': 'TrackingEvent',
  'events.json#kind': 'TrackingKind',
  'block-content.json#': 'BlockContent',
  'site.json#': 'SiteConfiguration',
  'people.json#': 'PeopleContent',
  'people.json#profile': 'PersonProfile',
  'topics.json#': 'TopicsContent',
  'topics.json#topic': 'Topic',
  'home.json#': 'HomeContent',
  'template.json#': 'ArticleTemplate',
  'instrument.json#': 'InstrumentContent',
  'drugs.json#': 'DrugList',
  'drugs.json#manufacturer': 'DrugManufacturer',
  'drugs.json#option': 'DrugOption',
  'drugs.json#dosage': 'DrugDosage',
  'drugs.json#quantity': 'DrugQuantity',
  'partner-payload.json#': 'PartnerPayload',
  'partner-payload.json#suggestions': 'SuggestionsPayload',
  'partner-payload.json#drivers': 'DriversPayload',
  'partner-payload.json#profiles': 'ProfilesPayload',
  'partner-payload.json#ingest': 'IngestPayload',
  'partner-payload.json#activation': 'ActivationPayload',
  'shared.json#image': 'Image',
};

/** Other enumerations are inlined. */
const namedEnumerations: ReadonlySet<string> = new Set(['TrackingKind']);

/** Objects become named types, simpler schemas are inlined. */
export async function generateTypes({ library, blockTypes }: SchemaFiles): Promise<string> {
  const definitions: Record<string, JSONSchema> = {};

  function typeSchema(located: LocatedSchema): JSONSchema {
    const { schema, file } = located;
    if (schema.$ref === undefined) return write(located);
    const target = resolveSchema({ schema: { $ref: schema.$ref }, file }, library);
    const name = typeName(schema.$ref, file);
    const named = target.schema.properties || target.schema.if || namedEnumerations.has(name);
    if (!named) return write(resolveSchema(located, library));
    define(name, target);
    const reference = { $ref: `#/definitions/${name}` };
    // The generator ignores a description next to a reference.
    const { description } = schema;
    return description === undefined ? reference : { description, allOf: [reference] };
  }

  function define(name: string, located: LocatedSchema): void {
    if (name in definitions) return;
    definitions[name] = {};
    definitions[name] = write(located);
  }

  function write({ schema, file }: LocatedSchema): JSONSchema {
    const inside = (part: JsonSchema | boolean): JSONSchema =>
      typeof part === 'boolean' ? {} : typeSchema({ schema: part, file });
    const description = schema.description === undefined ? {} : { description: schema.description };
    if (schema.if && !schema.properties) return { ...description, anyOf: alternatives(schema).map(inside) };
    const { properties, items, additionalProperties } = schema;
    return {
      ...description,
      ...(schema.type === undefined ? {} : { type: schema.type as JSONSchema['type'] & string }),
      ...(schema.enum === undefined ? {} : { enum: [...schema.enum] as NonNullable<JSONSchema['enum']> }),
      ...(schema.required === undefined ? {} : { required: [...schema.required] }),
      ...(properties === undefined
        ? {}
        : {
            properties: Object.fromEntries(
              Object.entries(properties).map(([key, part]) => [key, inside(part)]),
            ),
          }),
      ...(items === undefined ? {} : { items: inside(items) }),
      ...(additionalProperties === undefined
        ? {}
        : {
            additionalProperties:
              typeof additionalProperties === 'boolean' ? additionalProperties : inside(additionalProperties),
          }),
    };
  }

  const dataByType = Object.fromEntries(
    blockTypes.map((type) => [type, typeSchema({ schema: { $ref: `blocks/${type}.json#` }, file: '' })]),
  );
  const roots = [
    'article.json',
    'events.json',
    'metrics.json',
    'client-errors.json',
    'block-content.json',
    'site.json',
    'people.json',
    'topics.json',
    'home.json',
    'template.json',
    'instrument.json',
    'drugs.json',
    'partner-payload.json',
  ];
  for (const root of roots) typeSchema({ schema: { $ref: `${root}#` }, file: '' });

  const code = await compile(
    {
      description: 'The data of every block type.',
      type: 'object',
      additionalProperties: false,
      required: [...blockTypes],
      properties: dataByType,
      definitions,
    },
    'BlockDataByType',
    {
      bannerComment: '',
      ignoreMinAndMaxItems: true,
      unreachableDefinitions: true,
      style: { printWidth: 110, singleQuote: true },
    },
  );
  const tail = '/** The names of all block types. */\nexport type BlockType = keyof BlockDataByType;\n';
  return `${withShortComments(code).trim()}\n${tail}`;
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  return [schema.then, schema.else].flatMap((part) => {
    if (part === undefined || typeof part === 'boolean') return [];
    return part.if && !part.properties ? alternatives(part) : [part];
  });
}

/** `blocks/quiz.json#/$defs/answer` is `QuizAnswer`, `blocks/quiz.json` itself `QuizData`. */
function typeName(ref: string, file: string): string {
  const [address = '', pointer = ''] = new URL(ref, schemaBase + file).href
    .slice(schemaBase.length)
    .split('#');
  const definition = pointer.split('/').at(-1) ?? '';
  const chosen = chosenNames[`${address}#${definition}`];
  if (chosen !== undefined) return chosen;
  const block = /^blocks\/(.+)\.json$/.exec(address)?.[1];
  const blockName = block === undefined ? '' : pascalCase(block);
  const name = definition === '' ? 'Data' : pascalCase(definition);
  return name.startsWith(blockName) ? name : blockName + name;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function withShortComments(code: string): string {
  return code
    .replace(/\n \*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*/g, '')
    .replace(/\/\*\*\n\s*\* ([^\n]*)\n\s*\*\//g, '/** $1 */');
}
