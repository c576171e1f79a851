import { createHash } from 'node:crypto';
import { consentApisName, outsideAddress } from '#contracts/outside/frame.ts';
import { escapeAttribute, escapeText } from '#transformer/html/escape.ts';
import { type AdFrameFacts, adFactsName, adFrameScriptText } from './adFrameScript.ts';
import { consentFrameName, consentFrameScriptText } from './consentFrameScript.ts';
import { frameScriptText } from './frameScript.ts';

export interface FramedPartner {
  name: string;
  company?: string;
  script: string;
  styles?: string;
  reaches: readonly string[];
  ads?: AdFrameFacts | undefined;
  asks?: boolean;
}

interface FrameFacts {
  framedBy: string;
  /** On a separate host, partners may store data. */
  hasOwnHost: boolean;
}

const scriptHash = hashOf(frameScriptText);
const adScriptHash = hashOf(adFrameScriptText);
const consentScriptHash = hashOf(consentFrameScriptText);

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The same for all readers and pages: facts come through the port. */
export function frameDocument(
  partner: FramedPartner,
  facts: FrameFacts,
): { html: string; headers: Readonly<Record<string, string>> } {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeText(partner.company ?? partner.name)}</title>`,
    `<meta name="outside-script" content="${escapeAttribute(partner.script)}">`,
    partner.asks ? '' : `<meta name="outside-consent" content="${outsideAddress}/${consentApisName}">`,
    partner.styles ? `<meta name="outside-styles" content="${escapeAttribute(partner.styles)}">` : '',
    partner.ads
      ? `<meta name="${adFactsName}" content="${escapeAttribute(JSON.stringify(partner.ads))}">`
      : '',
    partner.asks ? `<meta name="${consentFrameName}">` : '',
    // A consent tool may scroll: larger text needs more room.
    `<style>html,body{margin:0;overflow:${partner.asks ? 'auto' : 'hidden'}}</style></head><body>`,
    partner.ads ? `<script>${adFrameScriptText}</script>` : '',
    partner.asks ? `<script>${consentFrameScriptText}</script>` : '',
    `<script>${frameScriptText}</script></body></html>`,
  ];
  return {
    html: html.join(''),
    headers: {
      'Content-Security-Policy': framePolicy(partner, facts),
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      // A document without an origin is isolated already, and Chromium logs a warning for the header.
      ...(facts.hasOwnHost && !partner.asks ? {} : { 'Origin-Agent-Cluster': '?0' }),
    },
  };
}

/** No `allow-same-origin`: no origin, cookies or storage. A separate host gives one, except before consent. */
function framePolicy(
  { styles, reaches, ads, asks = false }: FramedPartner,
  { framedBy, hasOwnHost }: FrameFacts,
): string {
  const reached = reaches.join(' ');
  const ownScripts = [scriptHash, ...(ads ? [adScriptHash] : []), ...(asks ? [consentScriptHash] : [])].join(
    ' ',
  );
  const mayKeep = hasOwnHost && !asks;
  return [
    "default-src 'none'",
    `script-src ${ownScripts} ${asks ? '' : "'self' "}${reached}`,
    `style-src 'unsafe-inline'${styles ? ` ${new URL(styles).origin}` : ''}`,
    ...['img-src', 'connect-src', 'frame-src', 'font-src', 'media-src'].map(
      (directive) => `${directive} ${reached}`,
    ),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
    `sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox${mayKeep ? ' allow-same-origin' : ''}`,
  ].join('; ');
}
