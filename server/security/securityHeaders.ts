import type { RequestHandler } from 'express';
import { type FrameHost, factsOfHost, lentAbilities } from '#contracts/frames/frameHosts.ts';
import type { PolicySources } from '#feature-kit/policy.ts';
import { inertPolicy } from './contentSecurityPolicy.ts';

const strictTransportAge = 31_536_000;

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

export interface ShownFrames {
  frames?: readonly FrameHost[] | undefined;
  /** It delegates permissions to the frames inside it. */
  framesOrigin?: string | undefined;
}

/** Delegates features only to frames that this page may embed. */
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

export interface SecurityFacts {
  https: boolean;
  sources?: PolicySources | undefined;
  /** In development: Vite replaces styles in the open page. */
  allowsAnyStyle?: boolean | undefined;
}

/**
 * `no-referrer` would break video players and affiliate links; COOP `same-origin` would break pop-ups of consent
 * tools.
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

export function securityHeadersOfData(facts: SecurityFacts): Readonly<Record<string, string>> {
  return { ...securityHeaders(facts), 'Content-Security-Policy': inertPolicy };
}

export function setSecurityHeaders(facts: SecurityFacts): RequestHandler {
  const headers = new Map(Object.entries(securityHeadersOfData(facts)));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}
