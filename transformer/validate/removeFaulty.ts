import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import type { Cost } from './cause.ts';

export interface Remainder {
  value: unknown;
  wasItem: boolean;
}

/** Applies a cost to a copy. Copies only the path to the place. */
export function removeFaulty(root: unknown, cost: Cost): Remainder {
  return change(root, pointerKeys(cost.pointer), cost);
}

function change(value: unknown, keys: readonly string[], cost: Cost): Remainder {
  const [key, ...deeper] = keys;
  if (key === undefined)
    return { value: cost.kind === 'cut' ? cut(value, cost.length) : undefined, wasItem: false };
  if (Array.isArray(value)) {
    const index = Number(key);
    if (deeper.length === 0 && cost.kind === 'take-out')
      return { value: value.toSpliced(index, 1), wasItem: true };
    const inner = change(value[index], deeper, cost);
    return { ...inner, value: value.with(index, inner.value) };
  }
  if (typeof value !== 'object' || value === null) return { value, wasItem: false };
  if (deeper.length === 0 && cost.kind === 'take-out') {
    const remaining = Object.entries(value).filter(([name]) => name !== key);
    return { value: Object.fromEntries(remaining), wasItem: false };
  }
  const inner = change(Reflect.get(value, key), deeper, cost);
  return { ...inner, value: { ...value, [key]: inner.value } };
}

function cut(value: unknown, length: number): unknown {
  if (Array.isArray(value)) return value.slice(0, length);
  return typeof value === 'string' ? cutHtml(value, length) : value;
}

/** Truncates HTML without splitting a tag or a character. */
function cutHtml(html: string, maxLength: number): string {
  if (html.length <= maxLength) return html;
  const cut = html.slice(0, maxLength);
  const lastTag = cut.lastIndexOf('<');
  const tornTag = lastTag > cut.lastIndexOf('>');
  return (tornTag ? cut.slice(0, lastTag) : cut).replace(/[\uD800-\uDBFF]$/, '');
}
