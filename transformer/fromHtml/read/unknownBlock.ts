import type { TreeElement } from '../../html/treeNodes.ts';
import type { ClaimContext, NewBlock } from '../claim.ts';
import type { Named } from '../tree/named.ts';

const maxType = 60;

/**
 * The block for something that another system names and no rule knows. Its type is that name, so that it is reported as unknown
 * and can be found; its content stays readable. What it is set to, such as the title of a form, is no text of the article.
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

/** How a note calls a block or shortcode. */
export function labelOf({ name, kind }: Pick<Named, 'name' | 'kind'>): string {
  return kind === 'shortcode' ? `[${name}]` : name;
}

/** A name as a block type may be: `acme/map` is `acme-map`. */
function typeFor(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '');
  return /[a-z][a-z0-9-]*/.exec(words.join('-'))?.[0].slice(0, maxType) ?? 'unknown';
}
