import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { type BlockField, blockFields } from '#schemas/generated/blockFields.ts';
import { maxBlockNesting } from './article/limits.ts';
import {
  type BlockList,
  type BlockTree,
  isPreparedBlock,
  type PreparedBlock,
} from './article/preparedArticle.ts';
import { readNode } from './basic/basicNode.ts';
import { basicNodesOf } from './basic/readableText.ts';

export interface InnerPlace {
  pointer: string;
  types?: readonly string[];
}

type ValueMap = (value: unknown, place: InnerPlace) => unknown;

/**
 * Maps block values directly in a block's data: fields by the type's schema, and basic nodes. Pure.
 * @param map returns undefined to remove a value: array items move up, a basic node becomes an empty text
 */
export function mapInnerValues(type: string, data: unknown, map: ValueMap): unknown {
  const tree = fieldTrees.get(type);
  if (tree) return mapFields(data, tree, '', map);
  const canHaveNodes = type === 'basic' || (!isBlockType(type) && basicNodesOf(data) !== undefined);
  if (!canHaveNodes) return data;
  return Array.isArray(data) ? mapNodes(data, '', map) : mapNodeFields(data, '', map);
}

/**
 * All written blocks in reading order, parents first. Not validated: a missing type is ''.
 * Blocks that are too deep are omitted.
 */
export function writtenBlocks(article: unknown): { type: string; data: unknown }[] {
  const found: { type: string; data: unknown }[] = [];
  function add(block: unknown, depth: number): void {
    const type = fieldOf(block, 'type');
    const written = { type: typeof type === 'string' ? type : '', data: fieldOf(block, 'data') };
    if (depth > maxBlockNesting || written.data === undefined) return;
    found.push(written);
    mapInnerValues(written.type, written.data, (inner) => {
      add(inner, depth + 1);
      return inner;
    });
  }
  const blocks = fieldOf(article, 'blocks');
  if (Array.isArray(blocks)) for (const block of blocks) add(block, 0);
  return found;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? ownValue(value, name) : undefined;
}

/** The same object if unchanged. Nested blocks of a block that cannot be shown are ignored. */
export function mapInnerBlocks<Block extends PreparedBlock>(
  block: Block,
  map: (block: Block) => unknown,
): unknown {
  if (isLeftOut(block)) return block.data;
  return mapInnerValues(block.type, block.data, (value) => (isInside(block, value) ? map(value) : value));
}

function isInside<Block extends PreparedBlock>(_block: Block, value: unknown): value is Block {
  return isPreparedBlock(value);
}

export function withBlocksInside<Block extends PreparedBlock>(block: Block): Block[] {
  const found = [block];
  mapInnerBlocks(block, (inner) => {
    found.push(...withBlocksInside(inner));
    return inner;
  });
  return found;
}

/** Builds the tree of a list of blocks: nested blocks are replaced by the list's, or removed. */
export function treeOfBlocks<Block extends PreparedBlock>(list: BlockList<Block>): BlockTree<Block> {
  const allBlocks = [...list];
  let next = 0;
  function whole(block: Block): Block {
    const at = next++;
    const data = mapInnerBlocks(block, ({ pointer }) => {
      const inner = list[next];
      return inner?.pointer === pointer ? whole(inner) : undefined;
    });
    const made = data === block.data ? block : { ...block, data };
    allBlocks[at] = made;
    return made;
  }
  return { blocks: list.filter(({ depth = 0 }) => depth === 0).map(whole), allBlocks };
}

export function isLeftOut({ rejection }: PreparedBlock): boolean {
  return rejection !== undefined && rejection !== 'unknown';
}

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

function mapFields(value: unknown, tree: FieldTree, pointer: string, map: ValueMap): unknown {
  if (tree.block) return map(value, { pointer, ...tree.block });
  if (Array.isArray(value)) {
    const { items } = tree;
    if (!items) return value;
    const mapped = value.map((item, index) => mapFields(item, items, `${pointer}/${index}`, map));
    return sameItems(mapped, value) ? value : mapped.filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  let mapped: object = value;
  for (const [name, inner] of tree.fields) {
    const previous = ownValue(value, name);
    if (previous === undefined) continue;
    const after = mapFields(previous, inner, pointer + pointerStep(name), map);
    if (after !== previous) mapped = withField(mapped, name, after);
  }
  return mapped;
}

const nodeFields = ['nodes', 'children'] as const;

function mapNodeFields(owner: unknown, pointer: string, map: ValueMap): unknown {
  if (typeof owner !== 'object' || owner === null) return owner;
  let mapped: object = owner;
  for (const field of nodeFields) {
    const written = ownValue(owner, field);
    if (written === undefined) continue;
    const list: readonly unknown[] = Array.isArray(written) ? written : [written];
    const changed = mapNodes(list, `${pointer}/${field}`, map);
    if (changed !== list) mapped = withField(mapped, field, changed);
  }
  return mapped;
}

/** Removed nodes become empty texts, so that later ones keep their index. */
function mapNodes(nodes: readonly unknown[], pointer: string, map: ValueMap): readonly unknown[] {
  const mapped = nodes.map((value, index) => {
    const at = `${pointer}/${index}`;
    const node = readNode(value);
    if (node.kind === 'block') return map(node.block, { pointer: at }) ?? '';
    const isElement = node.kind === 'element' || node.kind === 'refused-element';
    return isElement ? mapNodeFields(value, at, map) : value;
  });
  return sameItems(mapped, nodes) ? nodes : mapped;
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((item, index) => item === other[index]);
}

function withField(owner: object, name: string, value: unknown): object {
  if (value !== undefined) return { ...owner, [name]: value };
  return Object.fromEntries(Object.entries(owner).filter(([key]) => key !== name));
}
