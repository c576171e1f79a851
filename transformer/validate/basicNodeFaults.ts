import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { readNode } from '../basic/basicNode.ts';
import { isAllowedAttribute } from '../html/allowList.ts';
import { cleanImage, cleanLink, type Note } from '../html/cleanAttributes.ts';
import { elementOf } from '../html/elements.ts';
import { lostContentOf } from '../html/lostContent.ts';
import { faultOfRemoval } from '../render/fault.ts';
import type { FoundFault } from './report.ts';

/** Faults of removals from basic nodes: one each for content, links and pictures, one for all styling. */
export function faultsOfNodes(data: unknown): FoundFault[] {
  const found: Found = { faults: [], looks: new Map() };
  visit(data, 'nodes', '', found);
  const [first] = found.looks.values();
  if (first === undefined) return found.faults;
  const detail = [...found.looks.keys()].slice(0, maxNames).join(', ');
  return [...found.faults, faultOfRemoval({ kind: 'decoration', detail }, first)];
}

const maxNames = 6;

interface Found {
  readonly faults: FoundFault[];
  readonly looks: Map<string, string>;
}

function visit(owner: unknown, field: string, pointer: string, found: Found): void {
  if (typeof owner !== 'object' || owner === null) return;
  const nodes = ownValue(owner, field);
  if (!Array.isArray(nodes)) return;
  nodes.forEach((value, index) => {
    const at = `${pointer}/${field}/${index}`;
    const node = readNode(value);
    if (node.kind === 'refused-element') noteElement(node.tag, value, `${at}/tag`, found);
    if (node.kind === 'element') {
      const { tag, attributes } = node.element;
      if (tag !== node.written && elementOf(node.written).fate !== 'replaced')
        noteElement(node.written, value, `${at}/tag`, found);
      noteAttributes(tag, value, at, found);
      const noteAt =
        (attribute: string): Note =>
        (kind, detail) => {
          found.faults.push(
            faultOfRemoval({ kind, detail }, attribute in attributes ? `${at}/attributes/${attribute}` : at),
          );
        };
      if (tag === 'a') cleanLink({ ...attributes }, noteAt('href'));
      if (tag === 'img') cleanImage({ ...attributes }, noteAt('src'), () => 'lazy');
    }
    visit(value, 'children', at, found);
  });
}

function noteElement(tag: string, node: unknown, at: string, { faults, looks }: Found): void {
  const attributes = Object.entries(attributesOf(node)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const lost = lostContentOf(tag.toLowerCase(), Object.fromEntries(attributes));
  if (lost !== undefined) faults.push(faultOfRemoval({ kind: 'content', detail: lost }, at));
  else if (!looks.has(`<${tag}>`)) looks.set(`<${tag}>`, at);
}

function noteAttributes(tag: string, node: unknown, at: string, { looks }: Found): void {
  for (const name of Object.keys(attributesOf(node))) {
    if (isAllowedAttribute(tag, name.toLowerCase()) || looks.has(name)) continue;
    looks.set(name, `${at}/attributes${pointerStep(name)}`);
  }
}

function attributesOf(node: unknown): object {
  const attributes = typeof node === 'object' && node !== null ? ownValue(node, 'attributes') : undefined;
  return typeof attributes === 'object' && attributes !== null ? attributes : {};
}
