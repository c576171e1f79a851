import { isRecord } from '#contracts/json/isRecord.ts';
import type { Json, JsonObject } from '#contracts/json/json.ts';
import { blockTag } from '../../html/meaningMarks.ts';
import { elementNamed, hasBlock, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';

/** A block or shortcode of another system without HTML. */
export interface Named {
  readonly kind: 'block' | 'shortcode';
  /** In its system's form: `acme/map`, `contact-form-7`. */
  readonly name: string;
  readonly fields: JsonObject;
}

const tag = 'x-named';
/** Elements with blocks inside are blocks, so that they get no paragraphs around them. */
const tags: ReadonlySet<string> = new Set([tag, blockTag]);

export function namedElement({ kind, name, fields }: Named, children: TreeNode[], at?: number): TreeElement {
  const element = elementNamed(children.some(hasBlock) ? blockTag : tag, children, {
    'data-kind': kind,
    'data-name': name,
    'data-fields': JSON.stringify(fields),
  });
  return at === undefined ? element : { ...element, at };
}

export function namedOf({ name: tagName, attribs }: TreeElement): Named | undefined {
  if (!tags.has(tagName)) return undefined;
  const { 'data-kind': kind, 'data-name': name, 'data-fields': written = '{}' } = attribs;
  if (name === undefined) return undefined;
  const fields: unknown = parsed(written);
  return {
    kind: kind === 'shortcode' ? 'shortcode' : 'block',
    name,
    fields: isRecord(fields) ? (fields as JsonObject) : {},
  };
}

/** A document may contain an element of our name. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
