import type { TreeElement } from '../../html/treeNodes.ts';
import type { ClaimContext, NewBlock } from '../claim.ts';
import type { Named } from '../tree/named.ts';

const maxType = 60;

/**
 * A block with the other system's type name, so that it is reported as unknown and can be found.
 * Its content stays readable; its settings, such as a form's title, are no text.
 */
export function unknownBlock(
  { name, fields, kind }: Named,
  element: TreeElement,
  context: ClaimContext,
): NewBlock {
  const html = context.html(element.children);
  context.note('lost', 'unknown-block', labelOf({ name, kind }));
  const attributes = Object.keys(fields).length === 0 ? {} : { attributes: fields };
  return { type: typeFor(name), data: { ...attributes, ...(html === '' ? {} : { html }) } };
}

export function labelOf({ name, kind }: Pick<Named, 'name' | 'kind'>): string {
  return kind === 'shortcode' ? `[${name}]` : name;
}

/** A valid block type: `acme/map` becomes `acme-map`. */
function typeFor(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '');
  return /[a-z][a-z0-9-]*/.exec(words.join('-'))?.[0].slice(0, maxType) ?? 'unknown';
}
