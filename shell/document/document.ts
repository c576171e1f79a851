import { behaviourListAttribute, readerPageAttribute } from '#contracts/behaviour.ts';
import { consentCookie, privacyBannerAttribute, privacyRequiredAttribute } from '#contracts/consent.ts';
import type { FrameHost } from '#contracts/frames/frameHosts.ts';
import { hostCookie } from '#contracts/hostCookie.ts';
import { loaderMeta } from '#contracts/pageFacts.ts';
import { type PrivatePage, privateAttribute, privateBlocksAttribute } from '#contracts/privatePage.ts';
import { type Remembered, rememberedWord } from '#contracts/remembered.ts';
import { escapeAttribute, escapeJson, writtenAttributes } from '#transformer/html/escape.ts';
import { textFaceFile } from '../design/typeface.ts';
import { type PageLanguage, pageLanguage } from './language.ts';
import type { PageAssets } from './pageAssets.ts';

export interface Document {
  html: string;
  css: string;
  frames?: readonly FrameHost[];
  media?: readonly string[];
  isPrivate?: boolean;
}

/** The boot script's lookups as JSON: attribute, key, lifetime, and whether in sessionStorage. */
const rememberedMeta = 'pagewell-remembered';

/**
 * The one inline script, equal on every page: the policy needs only its hash, and `strict-dynamic` trusts the
 * loader it creates. Sets the `Remembered` attributes before the first paint.
 */
export const bootScript =
  `(function(d){var h=d.documentElement;function m(n){return d.querySelector('meta[name='+n+']')}` +
  `var s=d.createElement('script'),l=m('${rememberedMeta}');s.type='module';` +
  `s.src=m('${loaderMeta}').content;d.head.append(s);` +
  `if(l)JSON.parse(l.content).forEach(function(r){try{` +
  `var v=(r[3]?sessionStorage:localStorage).getItem(r[1]),t=Date.now()-v;` +
  `if(v!==null&&(r[2]?t>=0&&t<r[2]:${rememberedWord}.test(v)))h.setAttribute(r[0],r[2]?'':v)` +
  `}catch(e){}});` +
  `try{if(h.hasAttribute('${readerPageAttribute}')&&h.hasAttribute('${privacyRequiredAttribute}')&&` +
  `!navigator.globalPrivacyControl&&!RegExp('(^|; )'+(location.protocol=='https:'?'${hostCookie('', true)}':'')+'${consentCookie}=').test(d.cookie))h.setAttribute('${privacyBannerAttribute}','')}catch(e){}})(document)`;

/**
 * A render-blocking link: painting a partial first view would shift. Browsers without support paint
 * immediately. Authors' anchors never begin with an underscore.
 */
const firstViewEnd = '_first-view-end';

interface DocumentParts {
  blockTypes?: Iterable<string>;
  shellParts?: readonly string[];
  remembers?: readonly Remembered[];
  frames?: readonly FrameHost[];
  media?: readonly string[];
  language?: PageLanguage;
  head: string;
  body: string;
  below?: string;
  /** Block types and other parts with CSS in a later sheet, which is linked at the end of the first view. */
  laterParts?: Iterable<string>;
  assets: PageAssets;
  isForReaders?: boolean;
  rootAttributes?: Readonly<Record<string, string>>;
  bodyAttributes?: Readonly<Record<string, string>>;
  privatePage?: PrivatePage | undefined;
}

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
  media = [],
  remembers = [],
  isForReaders = false,
  rootAttributes = {},
  bodyAttributes = {},
  privatePage,
}: DocumentParts): Document {
  const firstParts = [...assets.everyPage, ...shellParts, ...blockTypes];
  const css = assets.css(firstParts);
  const laterSheet = assets.laterSheet(laterParts, firstParts);
  const root = writtenAttributes({
    ...(isForReaders ? { [readerPageAttribute]: '' } : {}),
    ...rootAttributes,
    ...(privatePage
      ? { [privateAttribute]: privatePage.path, [privateBlocksAttribute]: privatePage.blockTypes.join(' ') }
      : {}),
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
    ...(media.length > 0 ? { media } : {}),
    ...(privatePage ? { isPrivate: true } : {}),
  };
}

/** Requested at the end of the first view, so that its HTML arrives first: painting waits for that. */
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
