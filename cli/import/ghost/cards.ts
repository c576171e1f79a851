import { isRecord } from '#contracts/json/isRecord.ts';
import { htmlOfMarkdown } from '#transformer/fromHtml/markdown/fromMarkdown.ts';
import { escapeAttribute, escapeText } from '#transformer/html/escape.ts';

/** A Lexical node, or the payload of a Mobiledoc card. */
export type GhostNode = Readonly<Record<string, unknown>>;

/** As Ghost renders it. An unknown type keeps its name, so that the converter makes a block of that name. */
export function cardHtml(type: string, node: GhostNode): string {
  const write = Object.hasOwn(cards, type) ? cards[type] : undefined;
  if (write) return write(node);
  const { type: _type, version: _version, ...fields } = node;
  const name = escapeAttribute(`ghost/${type}`);
  return `<x-named data-kind="shortcode" data-name="${name}" data-fields="${escapeAttribute(JSON.stringify(fields))}"></x-named>`;
}

/** A sentence that stands out, in both of Ghost's editors. */
export function asideHtml(html: string): string {
  return `<blockquote class="kg-blockquote-alt">${html}</blockquote>`;
}

/** By Ghost's names in Lexical and Mobiledoc. */
const cards: Readonly<Record<string, (node: GhostNode) => string>> = {
  html: (node) => text(node, 'html'),
  markdown: (node) => htmlOfMarkdown(text(node, 'markdown')),
  'card-markdown': (node) => htmlOfMarkdown(text(node, 'markdown')),
  image: (node) => figure('image', imageOf(node), node),
  gallery(node) {
    const images = Array.isArray(node.images) ? node.images.filter(isRecord) : [];
    const items = images.map((image) => part('gallery-image', imageOf(image)));
    return figure('gallery', part('gallery-container', part('gallery-row', items.join(''))), node);
  },
  horizontalrule: () => '<hr>',
  hr: () => '<hr>',
  embed: (node) => figure('embed', text(node, 'html') || link(node, 'url'), node),
  bookmark(node) {
    const facts = isRecord(node.metadata) ? node.metadata : node;
    const title = part('bookmark-title', escapeText(text(facts, 'title') || text(node, 'url')));
    const about = part('bookmark-description', escapeText(text(facts, 'description')));
    const address = escapeAttribute(text(node, 'url'));
    return figure(
      'bookmark',
      `<a class="kg-bookmark-container" href="${address}">${title}${about}</a>`,
      node,
    );
  },
  callout(node) {
    const emoji = part('callout-emoji', escapeText(text(node, 'calloutEmoji')));
    const colour = escapeAttribute(text(node, 'backgroundColor'));
    return part(
      `callout-card kg-callout-card-${colour}`,
      emoji + part('callout-text', text(node, 'calloutText')),
    );
  },
  toggle(node) {
    const heading = part(
      'toggle-heading',
      `<h4 class="kg-toggle-heading-text">${text(node, 'heading')}</h4>`,
    );
    return part('toggle-card', heading + part('toggle-content', text(node, 'content')));
  },
  button: (node) => part('button-card', link(node, 'buttonUrl', 'buttonText', 'kg-btn')),
  codeblock: (node) => `<pre><code>${escapeText(text(node, 'code'))}</code></pre>`,
  code: (node) => `<pre><code>${escapeText(text(node, 'code'))}</code></pre>`,
  file(node) {
    const title = part('file-card-title', escapeText(text(node, 'fileTitle') || text(node, 'fileName')));
    const caption = part('file-card-caption', escapeText(text(node, 'fileCaption')));
    const kilobytes = Math.round(Number(node.fileSize) / 1024) || 0;
    const size = kilobytes > 0 ? part('file-card-filesize', `${kilobytes} KB`) : '';
    const facts = part('file-card-metadata', size);
    return part(
      'file-card',
      `<a href="${escapeAttribute(text(node, 'src'))}">${title}${caption}${facts}</a>`,
    );
  },
  video(node) {
    const poster = text(node, 'customThumbnailSrc') || text(node, 'thumbnailSrc');
    const player = `<video src="${escapeAttribute(text(node, 'src'))}" poster="${escapeAttribute(poster)}"></video>`;
    return figure('video', player, node);
  },
  audio(node) {
    const title = part('audio-title', escapeText(text(node, 'title')));
    return part('audio-card', `<audio src="${escapeAttribute(text(node, 'src'))}"></audio>${title}`);
  },
  product(node) {
    const src = text(node, 'productImageSrc');
    const stars = node.productRatingEnabled === true ? Math.min(5, Number(node.productStarRating) || 0) : 0;
    return part(
      'product-card',
      [
        src === '' ? '' : `<img class="kg-product-card-image" src="${escapeAttribute(src)}">`,
        `<h4 class="kg-product-card-title">${text(node, 'productTitle')}</h4>`,
        '<span class="kg-product-card-rating-active"></span>'.repeat(stars),
        part('product-card-description', text(node, 'productDescription')),
        node.productButtonEnabled === true
          ? link(node, 'productUrl', 'productButton', 'kg-product-card-button')
          : '',
      ].join(''),
    );
  },
  header(node) {
    const below = text(node, 'subheader');
    return part(
      'header-card',
      [
        `<h2 class="kg-header-card-header">${text(node, 'header')}</h2>`,
        below === '' ? '' : `<h3 class="kg-header-card-subheader">${below}</h3>`,
        node.buttonEnabled === true ? link(node, 'buttonUrl', 'buttonText', 'kg-header-card-button') : '',
      ].join(''),
    );
  },
  signup: (node) => part('signup-card', `<h2>${text(node, 'header')}</h2><p>${text(node, 'subheader')}</p>`),
  'call-to-action': (node) => `${text(node, 'textValue')}<p>${link(node, 'buttonUrl', 'buttonText')}</p>`,
  email: (node) => part('email-card', text(node, 'html')),
  'email-cta': (node) => part('email-cta', text(node, 'html')),
  // Only members get the text after it: such a post is a draft.
  paywall: () => '',
};

export function text(node: GhostNode, name: string): string {
  const value = node[name];
  return typeof value === 'string' ? value : '';
}

function part(name: string, html: string): string {
  return html === '' ? '' : `<div class="kg-${name}">${html}</div>`;
}

function figure(name: string, html: string, node: GhostNode): string {
  const caption = text(node, 'caption');
  const below = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure class="kg-card kg-${name}-card">${html}${below}</figure>`;
}

function link(node: GhostNode, address: string, words = address, name = ''): string {
  const href = escapeAttribute(text(node, address));
  return href === '' ? '' : `<a class="${name}" href="${href}">${escapeText(text(node, words))}</a>`;
}

function imageOf(node: GhostNode): string {
  return `<img class="kg-image" src="${escapeAttribute(text(node, 'src'))}" alt="${escapeAttribute(text(node, 'alt'))}">`;
}
