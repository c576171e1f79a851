import type { When } from '../schemas/generated/types.ts';
import { blockValidators } from '../schemas/generated/validators.js';
import { readNode } from './basic/basicNode.ts';
import { basicNodesOf } from './basic/readableText.ts';

/** A block in the data of another one, after validation. */
export interface NestedBlock {
  id?: string;
  type: string;
  data: unknown;
  when?: When;
}

/**
 * Reads a nested block of a valid article. Validation has checked its frame, so this only says what it found, and
 * that an unknown type may be any text.
 */
export function asNestedBlock(block: object): NestedBlock {
  return block as NestedBlock;
}

/** What becomes of a nested block: the same, another one, or undefined where it goes. */
export type NestedBlockMap = (block: object, pointer: string) => object | undefined;

export interface MappedData {
  /** The same object where nothing changed. */
  data: unknown;
  /** Pointers of the blocks that went, as they stood in the input. */
  removed: readonly string[];
}

/**
 * Maps the blocks that stand directly in a block's data, in reading order: those among basic nodes. Blocks inside
 * these are theirs. In data of a type that nobody registered, whatever reads as basic nodes is looked through.
 *
 * @param map gets each block and its JSON Pointer in the data
 */
export function mapNestedBlocks(type: string, data: unknown, map: NestedBlockMap): MappedData {
  const isTree = type === 'basic' || (!blockValidators.has(type) && basicNodesOf(data) !== undefined);
  if (!isTree) return { data, removed: [] };
  const removed: string[] = [];
  const mapped = Array.isArray(data) ? mapNodes(data, '', map, removed) : mapFields(data, '', map, removed);
  return { data: mapped, removed };
}

/** Whether a block that stands directly in a block's data passes a test. */
export function someNestedBlock(type: string, data: unknown, test: (block: object) => boolean): boolean {
  let found = false;
  mapNestedBlocks(type, data, (block) => {
    found ||= test(block);
    return block;
  });
  return found;
}

/** The fields that hold lists of nodes: of the block's data, and of an element. */
const nodeFields = ['nodes', 'children'] as const;

function mapFields(owner: unknown, pointer: string, map: NestedBlockMap, removed: string[]): unknown {
  if (typeof owner !== 'object' || owner === null) return owner;
  let mapped: object = owner;
  for (const field of nodeFields) {
    const list: unknown = Object.hasOwn(owner, field) ? Reflect.get(owner, field) : undefined;
    if (!Array.isArray(list)) continue;
    const changed = mapNodes(list, `${pointer}/${field}`, map, removed);
    if (changed !== list) mapped = { ...mapped, [field]: changed };
  }
  return mapped;
}

function mapNodes(
  nodes: readonly unknown[],
  pointer: string,
  map: NestedBlockMap,
  removed: string[],
): readonly unknown[] {
  let changed = false;
  const mapped = nodes.map((value, index) => {
    const at = `${pointer}/${index}`;
    const node = readNode(value);
    if (node.kind !== 'block') {
      const isElement = node.kind === 'element' || node.kind === 'refused-element';
      const inner = isElement ? mapFields(value, at, map, removed) : value;
      changed ||= inner !== value;
      return inner;
    }
    const block = map(node.block, at);
    if (block === undefined) removed.push(at);
    changed ||= block !== node.block;
    return block;
  });
  return changed ? mapped.filter((value, index) => value !== undefined || nodes[index] === undefined) : nodes;
}
