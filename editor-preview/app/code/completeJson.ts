import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import {
  findNodeAtLocation,
  getLocation,
  type JSONPath,
  type Location,
  type Node,
  parseTree,
} from 'jsonc-parser';
import { blockTypes } from '#schemas/blockTypes.ts';
import {
  isBlockReference,
  type JsonSchema,
  type LocatedSchema,
  resolveSchema,
  type SchemaLibrary,
} from '#schemas/jsonSchema.ts';
import { schemaWords } from '../words/words.ts';
import type { JsonShape } from './shapes.ts';

/** Property names and values for completion at the caret, by its schema. */
export function completeJson(
  { state, pos, explicit }: Pick<CompletionContext, 'state' | 'pos' | 'explicit'>,
  shape: JsonShape | undefined,
): CompletionResult | null {
  if (!shape) return null;
  const text = state.doc.toString();
  const location = getLocation(text, pos);
  const { previousNode, isAtPropertyKey } = location;
  const isInside = previousNode !== undefined && pos <= previousNode.offset + previousNode.length;
  if (!explicit && !isInside) return null;
  const from = isInside ? previousNode.offset : pos;
  const to = isInside ? previousNode.offset + previousNode.length : pos;
  const options = isAtPropertyKey
    ? propertiesAt(text, location, shape)
    : valuesAt(text, location.path, shape);
  if (options.length === 0) return null;
  return { from, to, options, filter: true };
}

function propertiesAt(text: string, { path, previousNode }: Location, shape: JsonShape): Completion[] {
  const tree = parseTree(text);
  const owner = path.slice(0, -1);
  const found = schemaAt(tree, owner, shape);
  const names = new Set(namesIn(tree && findNodeAtLocation(tree, owner), previousNode));
  const required = new Set(found?.schema.required);
  // A property with a colon keeps it.
  const hasColon =
    previousNode !== undefined && /^\s*:/.test(text.slice(previousNode.offset + previousNode.length));
  return Object.entries(found?.schema.properties ?? {}).flatMap(([name, property]) => {
    if (names.has(name) || typeof property === 'boolean' || !found) return [];
    const { schema } = resolved({ schema: property, file: found.file }, shape.library) ?? {
      schema: property,
    };
    const written = JSON.stringify(name);
    return [
      {
        label: written,
        displayLabel: name,
        detail: required.has(name) ? 'required' : kindOf(schema),
        ...(schema.description === undefined ? {} : { info: schemaWords(schema.description) }),
        apply: hasColon ? written : `${written}: ${emptyOf(schema)}`,
        boost: required.has(name) ? 1 : 0,
      },
    ];
  });
}

function namesIn(owner: Node | undefined, except: Node | undefined): string[] {
  return (owner?.children ?? []).flatMap(({ children: [name] = [] }) =>
    name && name.offset !== except?.offset ? [String(name.value)] : [],
  );
}

function valuesAt(text: string, path: JSONPath, shape: JsonShape): Completion[] {
  const tree = parseTree(text);
  const owner = schemaOf(tree, path.slice(0, -1), shape);
  if (path.at(-1) === 'type' && owner && isBlockReference(owner.schema.$ref))
    return blockTypes.map((type) => ({ label: JSON.stringify(type), displayLabel: type }));
  const schema = schemaAt(tree, path, shape)?.schema;
  if (!schema) return [];
  const isBoolean = kindsOf(schema).includes('boolean');
  const values =
    schema.enum ?? (isBoolean ? [true, false] : schema.const === undefined ? [] : [schema.const]);
  const examples = values.length === 0 ? (schema.examples ?? []) : [];
  const labels = schema['x-editor']?.optionLabels ?? {};
  return [
    ...values.map((value) => ({
      label: JSON.stringify(value),
      ...(typeof value === 'string' && labels[value] ? { detail: labels[value] } : {}),
    })),
    ...examples.map((value) => ({ label: JSON.stringify(value), detail: 'example' })),
  ];
}

function schemaAt(tree: Node | undefined, path: JSONPath, shape: JsonShape): LocatedSchema | undefined {
  const found = schemaOf(tree, path, shape);
  return found && resolved(found, shape.library);
}

function schemaOf(tree: Node | undefined, path: JSONPath, shape: JsonShape): LocatedSchema | undefined {
  let at: LocatedSchema | undefined = shape.whole;
  for (const [depth, step] of path.entries()) {
    if (!at) return undefined;
    at =
      step === 'data' && isBlockReference(at.schema.$ref)
        ? contentOf(tree, path.slice(0, depth))
        : stepInto(resolved(at, shape.library), step);
  }
  return at;
}

function stepInto(at: LocatedSchema | undefined, step: string | number): LocatedSchema | undefined {
  const properties = at?.schema.properties ?? {};
  const next =
    typeof step === 'number'
      ? at?.schema.items
      : Object.hasOwn(properties, step)
        ? properties[step]
        : undefined;
  return at && typeof next === 'object' ? { schema: next, file: at.file } : undefined;
}

/** A block's content depends on its type. */
function contentOf(tree: Node | undefined, block: JSONPath): LocatedSchema | undefined {
  const type: unknown = tree && findNodeAtLocation(tree, [...block, 'type'])?.value;
  const known = blockTypes.find((each) => each === type);
  return known && { schema: { $ref: `blocks/${known}.json` }, file: 'article.json' };
}

function resolved(located: LocatedSchema, library: SchemaLibrary): LocatedSchema | undefined {
  const file = /^blocks\/[^#]+/.exec(located.schema.$ref ?? '')?.[0];
  return file !== undefined && !library.has(file) ? undefined : resolveSchema(located, library);
}

function kindsOf({ type }: JsonSchema): readonly string[] {
  return typeof type === 'string' ? [type] : (type ?? []);
}

function kindOf(schema: JsonSchema): string {
  return schema.enum ? 'choice' : kindsOf(schema).join(' or ');
}

function emptyOf(schema: JsonSchema): string {
  const [kind] = kindsOf(schema);
  if (kind === 'object') return '{}';
  if (kind === 'array') return '[]';
  return kind === 'string' && !schema.enum ? '""' : '';
}
