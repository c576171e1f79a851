import { isValidElement, type ReactNode } from 'react';

/** Elements after which speech would pause: without a blank, "one" and "two" in a list would become "onetwo". */
const separateElements: ReadonlySet<unknown> = new Set(
  'p br li h2 h3 h4 blockquote figcaption caption td th tr div dt dd pre'.split(' '),
);

/** The plain text of parsed rich HTML, which the sanitiser keeps from being nested deeply. */
export function textOfNode(node: ReactNode): string {
  return pieces(node).join('').replace(/\s+/g, ' ').trim();
}

function pieces(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(pieces);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const inside = pieces(node.props.children);
  return separateElements.has(node.type) ? [...inside, ' '] : inside;
}
