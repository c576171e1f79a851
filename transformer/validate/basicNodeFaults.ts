import { pointerStep } from '../../contracts/json/jsonPointer.ts';
import { ownValue } from '../../contracts/json/ownValue.ts';
import { readNode } from '../basic/basicNode.ts';
import { faultOfRemoval } from '../fault.ts';
import { isAllowedAttribute } from '../html/allowList.ts';
import { cleanImage, cleanLink, type Note } from '../html/cleanAttributes.ts';
import type { FoundFault } from './report.ts';

/** What the allow-list takes out of a tree of basic nodes when it is shown: tags, attributes, links and pictures. */
export function faultsOfNodes(data: unknown): FoundFault[] {
  const faults: FoundFault[] = [];
  visit(data, 'nodes', '', faults);
  return faults;
}

function visit(owner: unknown, field: string, pointer: string, faults: FoundFault[]): void {
  if (typeof owner !== 'object' || owner === null) return;
  const nodes = ownValue(owner, field);
  if (!Array.isArray(nodes)) return;
  nodes.forEach((value, index) => {
    const at = `${pointer}/${field}/${index}`;
    const node = readNode(value);
    if (node.kind === 'refused-element') {
      faults.push(faultOfRemoval({ kind: 'tag', what: node.tag }, `${at}/tag`));
    }
    if (node.kind === 'element') {
      const { tag, attributes } = node.element;
      faults.push(...faultsOfAttributes(tag, value, at));
      const noteAt =
        (attribute: string): Note =>
        (kind, what) => {
          faults.push(
            faultOfRemoval({ kind, what }, attribute in attributes ? `${at}/attributes/${attribute}` : at),
          );
        };
      if (tag === 'a') cleanLink({ ...attributes }, noteAt('href'));
      if (tag === 'img') cleanImage({ ...attributes }, noteAt('src'), () => 'lazy');
    }
    visit(value, 'children', at, faults);
  });
}

function faultsOfAttributes(tag: string, element: unknown, at: string): FoundFault[] {
  if (typeof element !== 'object' || element === null || !('attributes' in element)) return [];
  const { attributes } = element;
  if (typeof attributes !== 'object' || attributes === null) return [];
  return Object.keys(attributes)
    .filter((name) => !isAllowedAttribute(tag, name.toLowerCase()))
    .map((name) =>
      faultOfRemoval({ kind: 'attribute', what: `${tag}[${name}]` }, `${at}/attributes${pointerStep(name)}`),
    );
}
