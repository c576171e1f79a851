import { fileURLToPath } from 'node:url';
import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'vite';
import { formats } from '../formats.ts';
import { isBlockReference, type JsonSchema, mapInnerSchemas, schemaBase } from '../jsonSchema.ts';
import type { SchemaFiles } from './schemaFiles.ts';

const formatsFile = fileURLToPath(new URL('../formats.ts', import.meta.url));
const entry = 'virtual:validators';

/**
 * All validators as one module without imports, so that they need neither Ajv nor `eval` where they run. Ajv writes
 * `require` for its helpers and our formats; they become imports, and a bundler resolves them once, here.
 *
 * @throws when a schema is at fault
 */
export async function generateValidators(files: SchemaFiles): Promise<string> {
  // Once with everything: that checks the hints for the editor as well.
  newAjv(files);
  const code = standalone(leanAjv(files), {
    validateArticle: `${schemaBase}article.json`,
    validateBlock: `${schemaBase}article.json#/$defs/block`,
    validateEvents: `${schemaBase}events.json`,
    validateSite: `${schemaBase}site.json`,
    ...Object.fromEntries(
      files.blockTypes.map((type) => [variable(type), `${schemaBase}blocks/${type}.json`]),
    ),
  });
  const bundled = await bundle(withImports(code) + exportsOf(files.blockTypes));
  return bundled.replaceAll(/^\/\/(?:#| \\0| node_modules| schemas).*\n/gm, '');
}

/** The schemas as the validators have them. */
export function leanAjv(files: SchemaFiles): Ajv2020 {
  const lean = new Map([...files.library].map(([file, schema]) => [file, leanSchema(schema)]));
  return newAjv({ ...files, library: lean });
}

function newAjv({ library, keywords }: SchemaFiles): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    // Off, because it takes a `required` in `if` or `then` for a spelling mistake.
    strictRequired: false,
    allErrors: true,
    allowUnionTypes: true,
    // One function per shared definition instead of a copy at each use.
    inlineRefs: false,
    formats,
    code: { source: true, esm: true, formats: _`require(${formatsFile}).formats` },
  });
  for (const [keyword, metaSchema] of Object.entries(keywords))
    ajv.addKeyword({ keyword, schemaType: 'object', metaSchema });
  for (const schema of library.values()) ajv.addSchema(schema);
  for (const file of library.keys()) ajv.getSchema(schemaBase + file);
  return ajv;
}

/**
 * What validators need of a schema. Not the texts for people. And not what stands inside a nested block: that is
 * checked on its own, with the schema of its type, so it must neither be reported twice nor cost more than itself.
 */
function leanSchema(schema: JsonSchema): JsonSchema {
  const {
    title: _title,
    description: _description,
    examples: _examples,
    'x-editor': _hints,
    'x-role': _role,
    ...rules
  } = schema;
  return mapInnerSchemas(rules, (inner) => (isBlockReference(inner.$ref) ? true : leanSchema(inner)));
}

function withImports(code: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(/require\("((?:[^"\\]|\\.)+)"\)/g, (_match, path: string) => {
    const name = `imported${imports.length}`;
    imports.push(`import * as ${name} from "${path.startsWith('ajv/') ? `${path}.js` : path}";`);
    return name;
  });
  return `${imports.join('\n')}\n${body}\n`;
}

function exportsOf(blockTypes: readonly string[]): string {
  const entries = blockTypes.map((type) => `  [${JSON.stringify(type)}, ${variable(type)}],`);
  return `export const blockValidators = new Map([\n${entries.join('\n')}\n]);\n`;
}

function variable(type: string): string {
  return `block_${type.replaceAll('-', '_')}`;
}

async function bundle(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'warn',
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The bundler gave no validators.');
  return chunk.code;
}
