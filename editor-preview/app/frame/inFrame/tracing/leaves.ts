import { pointerKeys, pointerStep } from '#contracts/json/jsonPointer.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import { isShownBlock, type ShownBlock } from '#transformer/article/preparedArticle.ts';
import { mapInnerBlocks } from '#transformer/blockTree.ts';

export interface Leaf {
  readonly pointer: string;
  /** From the written block, in which hidden items count. */
  readonly written: string;
  readonly value: string | number | boolean;
  readonly isHtml: boolean;
}

const maxLeaves = 5_000;

export function leavesOf(block: ShownBlock): Leaf[] {
  const html = isBlockType(block.type) ? htmlFields[block.type] : [];
  const patterns = html.map((field) => field.split('/'));
  const isHtml = (pointer: string): boolean => {
    const steps = pointer.slice('/data'.length).split('/');
    return patterns.some(
      (pattern) =>
        pattern.length === steps.length &&
        pattern.every((step, index) => step === '*' || step === steps[index]),
    );
  };
  const leaves: Leaf[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (leaves.length >= maxLeaves || isShownBlock(value)) return;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      leaves.push({
        pointer,
        written: block.asWritten?.(pointer) ?? pointer,
        value,
        isHtml: isHtml(pointer),
      });
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) visit(inner, pointer + pointerStep(field));
  };
  visit(block.data, '/data');
  return leaves;
}

export function blockWithin(block: ShownBlock, id: string): ShownBlock | undefined {
  if (block.id === id) return block;
  let found: ShownBlock | undefined;
  mapInnerBlocks(block, (inner) => {
    found ??= blockWithin(inner, id);
    return inner;
  });
  return found;
}

export function withLeaf(block: ShownBlock, id: string, pointer: string, value: Leaf['value']): ShownBlock {
  if (block.id === id) {
    const [, ...keys] = pointerKeys(pointer);
    return { ...block, data: replaced(block.data, keys, value) };
  }
  return { ...block, data: mapInnerBlocks(block, (inner) => withLeaf(inner, id, pointer, value)) };
}

function replaced(owner: unknown, [key, ...rest]: readonly string[], value: Leaf['value']): unknown {
  if (key === undefined) return value;
  if (Array.isArray(owner))
    return owner.map((item, index) => (String(index) === key ? replaced(item, rest, value) : item));
  if (typeof owner !== 'object' || owner === null) return owner;
  return { ...owner, [key]: replaced(Reflect.get(owner, key), rest, value) };
}
