import { fileURLToPath } from 'node:url';
import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { build } from 'vite';
import { formats } from '#schemas/formats.ts';
import { isBlockReference, type JsonSchema, mapInnerSchemas, schemaBase } from '#schemas/jsonSchema.ts';
import type { SchemaFiles } from './schemaFiles.ts';
import { moduleName, validatorModules } from './validatorModules.ts';

/** Ajv's own counter is CommonJS, which adds bundler helpers; ours counts alike. */
const ajvLength = 'ajv/dist/runtime/ucs2length';
const lengthFile = fileURLToPath(new URL('../../schemas/characterCount.ts', import.meta.url));

const formatsFile = fileURLToPath(new URL('../../schemas/formats.ts', import.meta.url));

/** Ajv's `require` becomes an import, which a bundler resolves here. @throws if a schema is invalid */
export async function generateValidators(files: SchemaFiles): Promise<ReadonlyMap<string, string>> {
  const roots = {
    validateArticle: `${schemaBase}article.json`,
    validateBlock: `${schemaBase}article.json#/$defs/block`,
    validateEvents: `${schemaBase}events.json`,
    validateMetrics: `${schemaBase}metrics.json`,
    validatePageEnd: `${schemaBase}metrics.json#/$defs/unload`,
    validateClientErrors: `${schemaBase}client-errors.json`,
    validateBlockContent: `${schemaBase}block-content.json`,
    validateSite: `${schemaBase}site.json`,
    validatePeople: `${schemaBase}people.json`,
    validateTopics: `${schemaBase}topics.json`,
    validateHome: `${schemaBase}home.json`,
    validateTemplate: `${schemaBase}template.json`,
    validateInstrument: `${schemaBase}instrument.json`,
    validateDrugs: `${schemaBase}drugs.json`,
    validateOperations: `${schemaBase}editing.json`,
    validatePublication: `${schemaBase}editing.json#/$defs/publication`,
    validatePersonToAdd: `${schemaBase}editing.json#/$defs/personToAdd`,
    validatePresence: `${schemaBase}editing.json#/$defs/presence`,
    validateReviewToMake: `${schemaBase}reviewing.json`,
    validateScheduleToMake: `${schemaBase}reviewing.json#/$defs/schedule`,
    validateCommentStep: `${schemaBase}commenting.json`,
    validateShareToMake: `${schemaBase}sharing.json`,
    validateSignUp: `${schemaBase}newsletter.json`,
    validateDriversRequest: `${schemaBase}drivers.json`,
    validateOutsidePayload: `${schemaBase}outside-payload.json`,
    validatePartnerPayload: `${schemaBase}partner-payload.json`,
  };
  const blocks = files.blockTypes.map((type) => [type, `${schemaBase}blocks/${type}.json`] as const);
  const addresses = [...Object.values(roots), ...blocks.map(([, address]) => address)];
  const { modules, names } = validatorModules(newAjv(files), addresses);
  const exported = (address: string, name: string): string => {
    const own = names.get(address) ?? '';
    return `export { ${own} as ${name} } from '${moduleName(own)}';\n`;
  };
  const { validateArticle, validateBlock, ...others } = roots;
  const entries = new Map([
    [
      'envelopeValidators',
      exported(validateArticle, 'validateArticle') + exported(validateBlock, 'validateBlock'),
    ],
    ...Object.entries(others).map(([name, address]): [string, string] => [name, exported(address, name)]),
    ...blocks.map(([type, address]): [string, string] => [blockModule(type), exported(address, 'validate')]),
  ]);
  const written = await bundle(modules, entries);
  return new Map([...written, ...gatheringModules(files.blockTypes, Object.keys(others))]);
}

function blockModule(type: string): string {
  return `validator-${type}`;
}

function gatheringModules(blockTypes: readonly string[], others: readonly string[]): [string, string][] {
  const imports = blockTypes.map(
    (type) => `import { validate as ${variable(type)} } from './/${blockModule(type)}.js';`,
  );
  const entries = blockTypes.map((type) => `  [${JSON.stringify(type)}, ${variable(type)}],`);
  const loaders = blockTypes.map(
    (type) => `  [${JSON.stringify(type)}, () => import('.//${blockModule(type)}.js')],`,
  );
  const all = [
    ...imports,
    "export * from './envelopeValidators.js';",
    ...others.map((name) => `export * from './/${name}.js';`),
    `export const blockValidators = new Map([\n${entries.join('\n')}\n]);`,
  ];
  return [
    ['validators.js', `${all.join('\n')}\n`],
    [
      'blockValidatorLoaders.js',
      `export const blockValidatorLoaders = new Map([\n${loaders.join('\n')}\n]);\n`,
    ],
  ];
}

/** Also checks the editor's hints. */
export function newAjv({ library, keywords }: SchemaFiles): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    // Off, because it rejects `required` in `if` or `then`.
    strictRequired: false,
    allErrors: true,
    // Our own messages are better.
    messages: false,
    allowUnionTypes: true,
    // One function for each shared definition instead of a copy at each use.
    inlineRefs: false,
    formats,
    code: { source: true, esm: true, formats: _`require(${formatsFile}).formats` },
  });
  for (const [keyword, metaSchema] of Object.entries(keywords))
    ajv.addKeyword({ keyword, schemaType: 'object', metaSchema });
  for (const schema of library.values()) ajv.addSchema(withoutInnerBlocks(schema));
  for (const file of library.keys()) ajv.getSchema(schemaBase + file);
  return ajv;
}

/** Nested blocks are validated separately by type: neither reported nor computed twice. */
function withoutInnerBlocks(schema: JsonSchema): JsonSchema {
  return mapInnerSchemas(schema, (inner) =>
    isBlockReference(inner.$ref) ? annotationsOf(inner) : withoutInnerBlocks(inner),
  );
}

const annotations: ReadonlySet<string> = new Set(['title', 'description', 'examples', 'x-editor', 'x-role']);

function annotationsOf(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => annotations.has(keyword)));
}

function withImports(code: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(/require\("((?:[^"\\]|\\.)+)"\)/g, (_match, path: string) => {
    const name = `imported${imports.length}`;
    imports.push(`import * as ${name} from "${path === ajvLength ? lengthFile : path}";`);
    return name;
  });
  // Schema paths are unused, and a fifth of the text.
  return `${imports.join('\n')}\n${body.replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')}\n`;
}

function variable(type: string): string {
  return `block_${type.replaceAll('-', '_')}`;
}

async function bundle(
  modules: ReadonlyMap<string, string>,
  entries: ReadonlyMap<string, string>,
): Promise<[string, string][]> {
  const codes = new Map([
    ...[...modules].map(([name, code]): [string, string] => [moduleName(name), withImports(code)]),
    ...entries,
  ]);
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'warn',
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (codes.has(id) ? `\0${id}` : null),
        load: (id) => codes.get(id.slice(1)) ?? null,
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...entries.keys()].map((name) => [name, name])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'sharedValidators', minShareCount: 2 }] },
        },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((one): [string, string][] =>
      one.type === 'chunk' ? [[one.fileName, withoutNotes(one.code)]] : [],
    );
}

/** Comments with paths differ between machines. */
function withoutNotes(code: string): string {
  return code.replaceAll(/^\/\/(?:#| \\0| node_modules| schemas).*\n/gm, '');
}
