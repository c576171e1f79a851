import type { RequestHandler } from 'express';
import { type FrameHost, factsOfHost, lentAbilities } from '#contracts/frames/frameHosts.ts';
import type { PolicySources } from '#features/parts/policy.ts';
import { inertPolicy } from './contentSecurityPolicy.ts';

/** A year, in seconds. */
const strictTransportAge = 31_536_000;

/** Browser features that no page of a health publication needs, denied to third parties too. */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const denied = deniedFeatures.map((feature) => `${feature}=()`);

/** Frames of a page. */
export interface ShownFrames {
  /** Sites that the page may embed. */
  frames?: readonly FrameHost[] | undefined;
  /** Our origin for frames, which delegates permissions to the frames inside it. */
  framesOrigin?: string | undefined;
}

/** The Permissions-Policy: delegates features only to frames that this page may embed. */
function permissionsPolicy({ frames = [], framesOrigin }: ShownFrames): string {
  const lent = lentAbilities.map((ability) => {
    const sites = frames.map(factsOfHost).filter(({ abilities }) => abilities.includes(ability));
    const origins = [
      ...(framesOrigin === undefined ? [] : [framesOrigin]),
      ...sites.map(({ origin }) => origin),
    ];
    return `${ability}=(${['self', ...origins.map((origin) => `"${origin}"`)].join(' ')})`;
  });
  return [...denied, ...lent].join(', ');
}

/** Inputs of the security headers. */
export interface SecurityFacts {
  /** Whether the site is served by https. */
  https: boolean;
  /** Sources that features add to the Content Security Policy. */
  sources?: PolicySources | undefined;
  /** In development: Vite replaces styles in the open page. */
  allowsAnyStyle?: boolean | undefined;
}

/**
 * Security headers of all answers, without the Content Security Policy. `no-referrer` would break video players and affiliate links; COOP
 * `same-origin` would break pop-ups of consent tools.
 */
export function securityHeaders(
  { https }: SecurityFacts,
  shown: ShownFrames = {},
): Readonly<Record<string, string>> {
  return {
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': permissionsPolicy(shown),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    ...(https ? { 'Strict-Transport-Security': `max-age=${strictTransportAge}` } : {}),
  };
}

/** Security headers of files, pictures and data. */
export function securityHeadersOfData(facts: SecurityFacts): Readonly<Record<string, string>> {
  return { ...securityHeaders(facts), 'Content-Security-Policy': inertPolicy };
}

/** Sets security headers on answers that are no page. Pages have their own policy. */
export function setSecurityHeaders(facts: SecurityFacts): RequestHandler {
  const headers = new Map(Object.entries(securityHeadersOfData(facts)));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}
