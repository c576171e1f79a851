import { isRecord } from '#contracts/json/isRecord.ts';
import { escapeAttribute, escapeText } from '#transformer/escape.ts';

type Node = Readonly<Record<string, unknown>>;

/** Bits of a text's format, as Lexical keeps them. */
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

/** The HTML of what Ghost's editor keeps (Lexical): cards as Ghost renders them. Undefined where it is none. */
export function lexicalHtml(written: unknown): string | undefined {
  if (typeof written !== 'string' || written === '') return undefined;
  try {
    const value: unknown = JSON.parse(written);
    return isRecord(value) && isRecord(value.root) ? children(value.root, 0) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function children(node: Node, depth: number): string {
  if (depth > maxDepth || !Array.isArray(node.children)) return '';
  return node.children
    .filter(isRecord)
    .map((child) => htmlOf(child, depth + 1))
    .join('');
}

function htmlOf(node: Node, depth: number): string {
  const type = text(node, 'type');
  const inside = (): string => children(node, depth);
  switch (type) {
    case 'text':
    case 'extended-text':
      return formatted(text(node, 'text'), Number(node.format) || 0);
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
    case 'aside':
      return `<blockquote>${inside()}</blockquote>`;
    case 'list': {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      const start = Number(node.start) > 1 ? ` start="${Number(node.start)}"` : '';
      return `<${tag}${start}>${inside()}</${tag}>`;
    }
    case 'listitem':
      return `<li>${inside()}</li>`;
    case 'link':
    case 'autolink':
      return `<a href="${escapeAttribute(text(node, 'url'))}">${inside()}</a>`;
    default:
      return cardHtml(type, node) ?? inside();
  }
}

/** A card as Ghost renders it; undefined of a type that is not known. */
export function cardHtml(type: string, node: Node): string | undefined {
  const caption = (): string => {
    const written = text(node, 'caption');
    return written === '' ? '' : `<figcaption>${written}</figcaption>`;
  };
  switch (type) {
    case 'html':
      return text(node, 'html');
    case 'image':
      return `<figure class="kg-card kg-image-card">${imageOf(node)}${caption()}</figure>`;
    case 'gallery': {
      const images = Array.isArray(node.images) ? node.images.filter(isRecord) : [];
      const figures = images.map((image) => `<div class="kg-gallery-image">${imageOf(image)}</div>`);
      return `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row">${figures.join('')}</div></div>${caption()}</figure>`;
    }
    case 'horizontalrule':
    case 'hr':
      return '<hr>';
    case 'embed':
      return `<figure class="kg-card kg-embed-card">${text(node, 'html')}${caption()}</figure>`;
    case 'bookmark': {
      const { metadata } = node;
      const title = isRecord(metadata) ? text(metadata, 'title') : '';
      const address = text(node, 'url');
      return `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="${escapeAttribute(address)}">${escapeText(title || address)}</a>${caption()}</figure>`;
    }
    case 'callout':
      return `<div class="kg-card kg-callout-card"><div class="kg-callout-text">${text(node, 'calloutText')}</div></div>`;
    case 'toggle':
      return `<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">${text(node, 'heading')}</h4></div><div class="kg-toggle-content">${text(node, 'content')}</div></div>`;
    case 'button':
      return `<div class="kg-card kg-button-card"><a class="kg-btn" href="${escapeAttribute(text(node, 'buttonUrl'))}">${escapeText(text(node, 'buttonText'))}</a></div>`;
    case 'codeblock':
    case 'code':
      return `<pre><code>${escapeText(text(node, 'code'))}</code></pre>`;
    default:
      return undefined;
  }
}

function imageOf(node: Node): string {
  return `<img class="kg-image" src="${escapeAttribute(text(node, 'src'))}" alt="${escapeAttribute(text(node, 'alt'))}">`;
}

function formatted(written: string, format: number): string {
  return formats.reduce(
    (html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeText(written),
  );
}

function text(node: Node, name: string): string {
  const value = node[name];
  return typeof value === 'string' ? value : '';
}
