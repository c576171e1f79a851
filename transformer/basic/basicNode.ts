import { isAllowedAttribute, isAllowedTag } from '../html/allowList.ts';
import { elementOf } from '../html/elements.ts';

export interface BasicElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly unknown[];
}

export type ReadNode =
  | { kind: 'text'; text: string }
  | { kind: 'element'; element: BasicElement; written: string }
  | { kind: 'block'; block: object }
  | { kind: 'refused-element'; tag: string; children: readonly unknown[] }
  | { kind: 'nothing' };

const structuralTags: ReadonlySet<string> = new Set([
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
]);

/** Undefined for unwrapped elements. Others become a `div`, which separates words. */
function readersTag(name: string): string | undefined {
  if (isAllowedTag(name) || structuralTags.has(name)) return name;
  const { fate, replacement, level, isVoid } = elementOf(name);
  if (fate === 'replaced') return replacement;
  return fate === 'unwrapped' && level === 'block' && !isVoid ? 'div' : undefined;
}

export function readNode(value: unknown): ReadNode {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value === 'number' && Number.isFinite(value)) return { kind: 'text', text: String(value) };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { kind: 'nothing' };
  if (!Object.hasOwn(value, 'tag')) {
    return Object.hasOwn(value, 'type') ? { kind: 'block', block: value } : { kind: 'nothing' };
  }
  const { tag, attributes, children } = value as { tag: unknown; attributes?: unknown; children?: unknown };
  const childList = Array.isArray(children) ? children : children === undefined ? [] : [children];
  if (typeof tag !== 'string') return { kind: 'nothing' };
  const written = tag.toLowerCase();
  const name = readersTag(written);
  if (name === undefined) {
    const isDropped = elementOf(written).fate === 'dropped';
    return { kind: 'refused-element', tag, children: isDropped ? [] : childList };
  }
  return {
    kind: 'element',
    written,
    element: { tag: name, attributes: readAttributes(name, attributes), children: childList },
  };
}

function readAttributes(tag: string, attributes: unknown): Record<string, string> {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) return {};
  const allowed: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const lowerCase = name.toLowerCase();
    if (!isAllowedAttribute(tag, lowerCase)) continue;
    if (typeof value === 'string' || typeof value === 'number') allowed[lowerCase] = String(value);
    else if (value === true) allowed[lowerCase] = '';
  }
  return allowed;
}
