import { isRecord } from '#contracts/json/isRecord.ts';
import { parseJson } from '#contracts/json/json.ts';
import { escapeAttribute, escapeText } from '#transformer/html/escape.ts';
import { asideHtml, cardHtml, type GhostNode, text } from './cards.ts';

const formats: readonly [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
];
const maxDepth = 64;
/** Lexical stores a nested list as a separate item, after the item that it belongs to. */
const nestedListItem = /<\/li><li>(?=<[ou]l)/g;

/** Undefined for anything else. */
export function lexicalHtml(written: unknown): string | undefined {
  if (typeof written !== 'string' || written === '') return undefined;
  const value = parseJson(written);
  return isRecord(value) && isRecord(value.root) ? children(value.root, 0) : undefined;
}

function children(node: GhostNode, depth: number): string {
  if (depth > maxDepth || !Array.isArray(node.children)) return '';
  return node.children
    .filter(isRecord)
    .map((child) => htmlOf(child, depth + 1))
    .join('');
}

function htmlOf(node: GhostNode, depth: number): string {
  const type = text(node, 'type');
  const inside = (): string => children(node, depth);
  switch (type) {
    case 'text':
    case 'extended-text':
      return formatted(text(node, 'text'), Number(node.format) || 0);
    case 'tab':
      return ' ';
    case 'zwnj':
      return '';
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return `<p>${inside()}</p>`;
    case 'heading':
    case 'extended-heading': {
      const tag = /^h[1-6]$/.test(text(node, 'tag')) ? text(node, 'tag') : 'h2';
      return `<${tag}>${inside()}</${tag}>`;
    }
    case 'quote':
    case 'extended-quote':
      return `<blockquote>${inside()}</blockquote>`;
    case 'aside':
      return asideHtml(inside());
    case 'list': {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      const start = Number(node.start) > 1 ? ` start="${Number(node.start)}"` : '';
      return `<${tag}${start}>${inside().replaceAll(nestedListItem, '')}</${tag}>`;
    }
    case 'listitem':
      return `<li>${inside()}</li>`;
    case 'link':
    case 'autolink':
      return `<a href="${escapeAttribute(text(node, 'url'))}">${inside()}</a>`;
    default:
      return inside() || cardHtml(type, node);
  }
}

function formatted(written: string, format: number): string {
  return formats.reduce(
    (html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeText(written),
  );
}
