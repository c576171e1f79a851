import { type BlockField, blockFields } from '../schemas/generated/blockFields.ts';
import type { When } from '../schemas/generated/types.ts';
import { blockValidators } from '../schemas/generated/validators.js';
import { readNode } from './basic/basicNode.ts';
import { basicNodesOf } from './basic/readableText.ts';
import { pointerStep } from './jsonPointer.ts';
import { ownValue } from './ownValue.ts';

/** A block in the data of another one, after validation. Of an unknown type, the type may be any text. */
export interface InnerBlock {
  id?: string;
  type: string;
  data: unknown;
  when?: When;
}

/** Where in a block's data another block stands. */
export interface InnerPlace {
  /** JSON Pointer in the data. */
  pointer: string;
  /** The types that may stand there; undefined where all may. */
  types?: readonly string[];
}

export interface MappedData {
  /** The same object where nothing changed. */
  data: unknown;
  /** Pointers of the array items that went, as they stood in the input: those behind them have moved up. */
  removed: readonly string[];
}

const nothing: readonly never[] = [];

type ValueMap = (value: unknown, place: InnerPlace) => unknown;

/**
 * Maps whatever stands where blocks do, directly in a block's data, in reading order: in the fields that the type's
 * schema says hold blocks, and among basic nodes. Blocks inside these are theirs. In data of a type that nobody
 * registered, whatever reads as basic nodes is looked through.
 *
 * @param map gives undefined for what goes
 */
export function mapInnerValues(type: string, data: unknown, map: ValueMap): MappedData {
  if (!mayHoldBlocks(type)) return { data, removed: nothing };
  const removed: string[] = [];
  const tree = fieldTrees.get(type);
  if (tree) return { data: mapFieldTree(data, tree, '', map, removed), removed };
  const isNodes = type === 'basic' || (!blockValidators.has(type) && basicNodesOf(data) !== undefined);
  if (!isNodes) return { data, removed };
  const mapped = Array.isArray(data)
    ? mapNodes(data, '', map, removed)
    : mapNodeFields(data, '', map, removed);
  return { data: mapped, removed };
}

/** Maps the blocks that stand directly in the data of a valid block; see {@link mapInnerValues}. */
export function mapInnerBlocks(
  type: string,
  data: unknown,
  map: (block: InnerBlock, pointer: string) => InnerBlock | undefined,
): MappedData {
  if (!mayHoldBlocks(type)) return { data, removed: nothing };
  return mapInnerValues(type, data, (value, { pointer }) =>
    isInnerBlock(value) ? map(value, pointer) : value,
  );
}

/** Whether a block that stands directly in the data of a valid block passes a test. */
export function someInnerBlock(type: string, data: unknown, test: (block: InnerBlock) => boolean): boolean {
  let found = false;
  mapInnerBlocks(type, data, (block) => {
    found ||= test(block);
    return block;
  });
  return found;
}

/**
 * Maps the blocks inside a valid block at every depth, in reading order: a block before those inside it.
 *
 * @param map gets each block and its JSON Pointer in the outermost data, as it stood in the input
 */
export function mapBlocksInside(
  type: string,
  data: unknown,
  map: (block: InnerBlock, pointer: string) => InnerBlock | undefined,
): MappedData {
  const deeper: string[] = [];
  const { data: mapped, removed } = mapInnerBlocks(type, data, (block, pointer) => {
    const changed = map(block, pointer);
    if (!changed) return undefined;
    const inside = mapBlocksInside(changed.type, changed.data, (inner, at) =>
      map(inner, `${pointer}/data${at}`),
    );
    deeper.push(...inside.removed.map((at) => `${pointer}/data${at}`));
    return inside.data === changed.data ? changed : { ...changed, data: inside.data };
  });
  return { data: mapped, removed: [...removed, ...deeper] };
}

/** Whether blocks of a type can have others inside them. Most cannot, and need not be looked through. */
export function mayHoldBlocks(type: string): boolean {
  return !leafTypes.has(type);
}

/** Validation has checked its frame, and lets nothing else stand where a block does. */
function isInnerBlock(value: unknown): value is InnerBlock {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a block type that hold blocks, step by step, in the order of its schema. */
interface FieldTree {
  block?: Pick<InnerPlace, 'types'>;
  items?: FieldTree;
  fields: Map<string, FieldTree>;
}

const fieldTrees: ReadonlyMap<string, FieldTree> = new Map(
  Object.entries(blockFields)
    .filter(([, fields]) => fields.length > 0)
    .map(([type, fields]) => [type, fieldTreeOf(fields)]),
);

const leafTypes: ReadonlySet<string> = new Set(
  [...blockValidators.keys()].filter((type) => type !== 'basic' && !fieldTrees.has(type)),
);

function fieldTreeOf(fields: readonly BlockField[]): FieldTree {
  const root: FieldTree = { fields: new Map() };
  for (const { path, types } of fields) {
    let tree = root;
    for (const step of path.split('/').slice(1)) {
      const next: FieldTree = (step === '*' ? tree.items : tree.fields.get(step)) ?? { fields: new Map() };
      if (step === '*') tree.items = next;
      else tree.fields.set(step, next);
      tree = next;
    }
    tree.block = types ? { types } : {};
  }
  return root;
}

function mapFieldTree(
  value: unknown,
  tree: FieldTree,
  pointer: string,
  map: ValueMap,
  removed: string[],
): unknown {
  if (tree.block) return map(value, { pointer, ...tree.block });
  if (Array.isArray(value)) {
    const { items } = tree;
    return items
      ? mapItems(value, pointer, removed, (item, at) => mapFieldTree(item, items, at, map, removed))
      : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  let mapped: object = value;
  for (const [name, inner] of tree.fields) {
    const before = ownValue(value, name);
    if (before === undefined) continue;
    const after = mapFieldTree(before, inner, pointer + pointerStep(name), map, removed);
    if (after === before) continue;
    const { [name]: _gone, ...others } = mapped as Record<string, unknown>;
    mapped = after === undefined ? others : { ...mapped, [name]: after };
  }
  return mapped;
}

/** The fields that hold lists of nodes: of the block's data, and of an element. */
const nodeFields = ['nodes', 'children'] as const;

function mapNodeFields(owner: unknown, pointer: string, map: ValueMap, removed: string[]): unknown {
  if (typeof owner !== 'object' || owner === null) return owner;
  let mapped: object = owner;
  for (const field of nodeFields) {
    const list = ownValue(owner, field);
    if (!Array.isArray(list)) continue;
    const changed = mapNodes(list, `${pointer}/${field}`, map, removed);
    if (changed !== list) mapped = { ...mapped, [field]: changed };
  }
  return mapped;
}

function mapNodes(nodes: readonly unknown[], pointer: string, map: ValueMap, removed: string[]) {
  return mapItems(nodes, pointer, removed, (value, at) => {
    const node = readNode(value);
    if (node.kind === 'block') return map(node.block, { pointer: at });
    const isElement = node.kind === 'element' || node.kind === 'refused-element';
    return isElement ? mapNodeFields(value, at, map, removed) : value;
  });
}

/** Maps the items of an array; those that become undefined go. The same array where nothing changed. */
function mapItems(
  items: readonly unknown[],
  pointer: string,
  removed: string[],
  map: (item: unknown, at: string) => unknown,
): readonly unknown[] {
  let changed = false;
  const mapped = items.map((item, index) => {
    const at = `${pointer}/${index}`;
    const result = map(item, at);
    if (result === undefined && item !== undefined) removed.push(at);
    changed ||= result !== item;
    return result;
  });
  return changed ? mapped.filter((item, index) => item !== undefined || items[index] === undefined) : items;
}
