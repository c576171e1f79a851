import { behaviourListAttribute, readerPageAttribute } from '#contracts/behaviour.ts';
import { consentCookie, privacyAskedAttribute, privacyBannerAttribute } from '#contracts/consent.ts';
import type { FrameHost } from '#contracts/frames/frameHosts.ts';
import { hostCookie } from '#contracts/hostCookie.ts';
import { loaderMeta } from '#contracts/pageFacts.ts';
import { type QuietPage, quietAttribute, quietBlocksAttribute } from '#contracts/quiet.ts';
import { type Remembered, rememberedWord } from '#contracts/remembered.ts';
import { escapeAttribute, escapeJson, writtenAttributes } from '#transformer/escape.ts';
import { textFaceFile } from '../design/typeface.ts';
import { type PageLanguage, pageLanguage } from './language.ts';
import type { PageAssets } from './pageAssets.ts';

/** A whole HTML document, and what the headers it is sent with have to know of it. */
export interface Document {
  html: string;
  /** The exact text of its one `style` element. */
  css: string;
  /** The other sites that its blocks may show in frames; none where nothing is said. */
  frames?: readonly FrameHost[];
  /** Whether nobody shall learn from the log which page it was. */
  isQuiet?: boolean;
}

/** Lists what the boot script looks up, as JSON: attribute, key, for how long, and whether it is kept for the session alone. */
const rememberedMeta = 'pagewell-remembered';

/**
 * The one inline script. It *creates* the loader's module script: with `strict-dynamic`, a script that a trusted
 * script creates is trusted, so the policy needs this text's hash and no list of hosts. The same on every page. It also writes on the
 * `html` element, before anything is painted, what the browser remembers of what the page asks for (`Remembered`). One that cannot be
 * looked up costs no other. And it says whether the reader is asked about their privacy, where the site has something to ask: who has not said anything, by
 * themselves or by their browser.
 */
export const bootScript =
  `(function(d){var h=d.documentElement;function m(n){return d.querySelector('meta[name='+n+']')}` +
  `var s=d.createElement('script'),l=m('${rememberedMeta}');s.type='module';` +
  `s.src=m('${loaderMeta}').content;d.head.append(s);` +
  `if(l)JSON.parse(l.content).forEach(function(r){try{` +
  `var v=(r[3]?sessionStorage:localStorage).getItem(r[1]),t=Date.now()-v;` +
  `if(v!==null&&(r[2]?t>=0&&t<r[2]:${rememberedWord}.test(v)))h.setAttribute(r[0],r[2]?'':v)` +
  `}catch(e){}});` +
  `try{if(h.hasAttribute('${readerPageAttribute}')&&h.hasAttribute('${privacyAskedAttribute}')&&` +
  `!navigator.globalPrivacyControl&&!RegExp('(^|; )'+(location.protocol=='https:'?'${hostCookie('', true)}':'')+'${consentCookie}=').test(d.cookie))h.setAttribute('${privacyBannerAttribute}','')}catch(e){}})(document)`;

/**
 * Stands behind what a reader sees first. The browser paints nothing before it has read this far: what is painted while
 * its HTML still comes in moves when the rest of it does, such as a picture that is centred beside a text. A browser
 * that does not know the link paints what it has. No anchor of an author's begins with an underscore.
 */
const firstViewEnd = '_first-view-end';

interface DocumentParts {
  /** Block types on it whose CSS stands in the document itself. */
  blockTypes?: Iterable<string>;
  /** Parts of the shell or of a feature, besides those of every page, whose CSS does so too. */
  shellParts?: readonly string[];
  /** What has to be known of what the reader's browser keeps, before anything is painted. */
  remembers?: readonly Remembered[];
  /** The other sites that its blocks may show in frames. */
  frames?: readonly FrameHost[];
  /** English where nothing is said. */
  language?: PageLanguage;
  /** HTML of the head's own elements, escaped where it was made. */
  head: string;
  /** HTML of the body, or of the part of it that readers see first. */
  body: string;
  /** The rest of the body, which the first paint does not wait for. */
  below?: string;
  /** Block types and other parts whose CSS may come later: its sheet stands where the first view ends, before what it is for. */
  laterParts?: Iterable<string>;
  assets: PageAssets;
  /** Whether readers read it, and not those who make the publication alone. */
  isForReaders?: boolean;
  /** Attributes of the `html` element, such as a colour scheme that is not left to the reader's system. */
  rootAttributes?: Readonly<Record<string, string>>;
  bodyAttributes?: Readonly<Record<string, string>>;
  /** What is told in the place of what it is about. */
  quiet?: QuietPage | undefined;
}

/** Puts a document together: head, inline style sheet, boot script, body. */
export function document({
  language = pageLanguage(),
  head,
  body,
  below = '',
  laterParts = [],
  assets,
  blockTypes = [],
  shellParts = [],
  frames = [],
  remembers = [],
  isForReaders = false,
  rootAttributes = {},
  bodyAttributes = {},
  quiet,
}: DocumentParts): Document {
  const firstParts = [...assets.everyPage, ...shellParts, ...blockTypes];
  const css = assets.css(firstParts);
  const laterSheet = assets.laterSheet(laterParts, firstParts);
  const root = writtenAttributes({
    ...(isForReaders ? { [readerPageAttribute]: '' } : {}),
    ...rootAttributes,
    ...(quiet ? { [quietAttribute]: quiet.path, [quietBlocksAttribute]: quiet.blockTypes.join(' ') } : {}),
  });
  const behaviours = assets.behavioursIn(root, body, below);
  const html = [
    `<!doctype html><html lang="${escapeAttribute(language.tag)}" dir="${language.direction}"${root}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="expect" href="#${firstViewEnd}" blocking="render">`,
    head,
    `<meta name="${loaderMeta}" content="${escapeAttribute(assets.loader)}">`,
    remembers.length === 0 ? '' : rememberedElement(remembers),
    behaviours.length > 0
      ? `<script type="application/json" ${behaviourListAttribute}>${escapeJson(behaviours)}</script>`
      : '',
    '<style>',
    css,
    `</style><script>${bootScript}</script></head><body${writtenAttributes(bodyAttributes)}>`,
    body,
    language.latin ? textFace(assets) : '',
    `<template id="${firstViewEnd}"></template>`,
    laterSheet === undefined ? '' : `<link rel="stylesheet" href="${escapeAttribute(laterSheet)}">`,
    below,
    '</body></html>',
  ];
  return {
    html: html.join(''),
    css,
    ...(frames.length > 0 ? { frames } : {}),
    ...(quiet ? { isQuiet: true } : {}),
  };
}

/**
 * Asked for where the first view ends, so that its HTML has come before: the paint waits for that. A fast network brings both at
 * once, and the face before anything is painted.
 */
function textFace(assets: PageAssets): string {
  const file = assets.file(textFaceFile);
  if (file === undefined) return '';
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(file)}">`;
}

function rememberedElement(remembers: readonly Remembered[]): string {
  const list = remembers.map(({ attribute, key, within = 0, inSession }) => [
    attribute,
    key,
    ...(inSession ? [within, 1] : within > 0 ? [within] : []),
  ]);
  return `<meta name="${rememberedMeta}" content="${escapeAttribute(JSON.stringify(list))}">`;
}
