import { escapeAttribute } from '../../transformer/escape.ts';
import type { PageAssets } from '../pageAssets.ts';
import type { Document } from '../renderPage.ts';

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
  language: string;
  /** HTML of the head's own elements, escaped where it was made. */
  head: string;
  /** HTML of the body. */
  body: string;
  blockTypes: Iterable<string>;
  assets: PageAssets;
  bodyAttributes?: Readonly<Record<string, string>>;
}

/** Puts a document together: head, inline style sheet, boot script, body. */
export function document({ language, head, body, blockTypes, assets, bodyAttributes = {} }: DocumentParts): Document {
  const css = assets.css(blockTypes);
  const attributes = Object.entries(bodyAttributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const html =
    `<!doctype html><html lang="${escapeAttribute(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">${head}` +
    `<meta name="${loaderMeta}" content="${escapeAttribute(assets.loader)}">` +
    `<style>${css}</style><script>${bootScript}</script></head>` +
    `<body${attributes.join('')}>${body}</body></html>`;
  return { html, css };
}
