import { createHash } from 'node:crypto';
import type { TrackerParty } from '#shell/parties/parties.ts';
import { pixelFrameScriptText } from './pixelFrameScript.ts';

const scriptHash = `'sha256-${createHash('sha256').update(pixelFrameScriptText).digest('base64')}'`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pictures that count</title></head><body><script>${pixelFrameScriptText}</script></body></html>`;

/** Loads sponsors' tracking pixels. No origin, so no storage; no referrer; reaches only the trackers' hosts. */
export function pixelFrame(
  trackers: readonly TrackerParty[],
  { framedBy }: { framedBy: string },
): { html: string; headers: Readonly<Record<string, string>> } {
  const reached = [...new Set(trackers.flatMap(({ reaches }) => reaches))].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${scriptHash}`,
    `img-src ${reached}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
    'sandbox allow-scripts',
  ];
  return {
    html,
    headers: {
      'Content-Security-Policy': policy.join('; '),
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Origin-Agent-Cluster': '?0',
    },
  };
}
