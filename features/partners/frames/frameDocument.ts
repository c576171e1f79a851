import { createHash } from 'node:crypto';
import { consentApisName, outsideAddress } from '#contracts/outside/frame.ts';
import { escapeAttribute, escapeText } from '#transformer/escape.ts';
import { type AdFrameFacts, adFactsName, adFrameScriptText } from './adFrameScript.ts';
import { consentFrameName, consentFrameScriptText } from './consentFrameScript.ts';
import { frameScriptText } from './frameScript.ts';

/** A partner, as far as its frame has to know it. */
export interface FramedPartner {
  name: string;
  company?: string;
  /** The address of its script. */
  script: string;
  /** The address of its style sheet, where it has one. */
  styles?: string;
  /** The origins that it reaches, all others excepted. */
  reaches: readonly string[];
  /** How it is asked for ads, where it fills the places for them. */
  ads?: AdFrameFacts | undefined;
  /** Whether it asks readers for the publisher. */
  asks?: boolean;
}

interface FrameFacts {
  /** Whoever may show the frame: `'self'`, or the origin of the site. */
  framedBy: string;
  /** Whether the frame has a host of its own, on which partners may keep something. */
  hasOwnHost: boolean;
}

const scriptHash = hashOf(frameScriptText);
const adScriptHash = hashOf(adFrameScriptText);
const consentScriptHash = hashOf(consentFrameScriptText);

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The document in which a partner's script runs, and the headers that hold it there. It is the same for all readers, and says
 * nothing of a page: what it is told comes through the port.
 */
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
    // What asks readers may be scrolled: with larger letters there is more of it.
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
      // Without an origin it is by itself anyhow, and Chromium warns in the console of readers where it asks for that.
      ...(facts.hasOwnHost && !partner.asks ? {} : { 'Origin-Agent-Cluster': '?0' }),
    },
  };
}

/**
 * Sandboxed by its own policy, whoever opens it: without `allow-same-origin` it has no origin, and so no cookie, no storage
 * and no way into a page of ours. On a host of its own it has that host's, where nothing of ours is; but not where it comes
 * before its reader has agreed to anything. It reaches the partner's hosts and no other.
 */
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
