import { escapeAttribute } from '../../transformer/escape.ts';
import type { ShellPart } from '../entries.ts';
import type { PageAssets } from '../pageAssets.ts';
import { defaultLanguage, type PageLanguage, pageLanguage } from './language.ts';

/** A whole HTML document, and the inline style sheet whose hash its Content Security Policy names. */
export interface Document {
  html: string;
  /** The exact text of its one `style` element. */
  css: string;
}

/** Names the loader's address for the one inline script, which is the same on every page of a build. */
const loaderMeta = 'pagewell-loader';

/**
 * The one inline script. It *creates* the loader's module script: with `strict-dynamic`, a script that a trusted
 * script creates is trusted, so the policy needs this text's hash and no list of hosts. The same on every page.
 */
export const bootScript =
  `(function(d){var s=d.createElement('script');s.type='module';` +
  `s.src=d.querySelector('meta[name="${loaderMeta}"]').content;d.head.append(s)})(document)`;

interface DocumentParts {
  /** English where nothing is said. */
  language?: PageLanguage;
  /** HTML of the head's own elements, escaped where it was made. */
  head: string;
  /** HTML of the body. */
  body: string;
  assets: PageAssets;
  /** The block types in the body: the document carries the style sheets of these. */
  blockTypes?: Iterable<string>;
  shellParts?: readonly ShellPart[];
  /** Attributes of the `html` element, such as a colour scheme that is not left to the reader's system. */
  rootAttributes?: Readonly<Record<string, string>>;
  bodyAttributes?: Readonly<Record<string, string>>;
}

/** Puts a document together: head, inline style sheet, boot script, body. */
export function document({
  language = pageLanguage(defaultLanguage),
  head,
  body,
  assets,
  blockTypes = [],
  shellParts = [],
  rootAttributes = {},
  bodyAttributes = {},
}: DocumentParts): Document {
  const css = assets.css(['shell-page', searchBoxPart, ...shellParts, ...blockTypes]);
  const html =
    `<!doctype html><html lang="${escapeAttribute(language.tag)}" dir="${language.direction}"${written(rootAttributes)}>` +
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}` +
    `<meta name="${loaderMeta}" content="${escapeAttribute(assets.loader)}">` +
    `<style>${css}</style><script>${bootScript}</script></head>` +
    `<body${written(bodyAttributes)}>${body}</body></html>`;
  return { html, css };
}

/** The island of the header's search box. */
export const searchBoxPart = 'shell-search-box';

function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}
