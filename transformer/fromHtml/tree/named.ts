import { isRecord } from '#contracts/json/isRecord.ts';
import type { Json, JsonObject } from '#contracts/json/json.ts';
import { blockTag } from '../../html/meaningMarks.ts';
import { elementNamed, holdsBlock, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';

/** What an editor of blocks, or a shortcode, names without saying it in HTML. */
export interface Named {
  readonly kind: 'block' | 'shortcode';
  /** As its system names it: `acme/map`, `contact-form-7`. */
  readonly name: string;
  readonly fields: JsonObject;
}

const tag = 'x-named';
/** Those with blocks in them are blocks, so that no paragraph is made around each of these. */
const tags: ReadonlySet<string> = new Set([tag, blockTag]);

/** The element that stands for a block or shortcode of another system. */
export function namedElement({ kind, name, fields }: Named, children: TreeNode[], at?: number): TreeElement {
  const element = elementNamed(children.some(holdsBlock) ? blockTag : tag, children, {
    'data-kind': kind,
    'data-name': name,
    'data-fields': JSON.stringify(fields),
  });
  return at === undefined ? element : { ...element, at };
}

/** What {@link namedElement} wrote; undefined for any other element. */
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

/** A document may hold an element of our name. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
