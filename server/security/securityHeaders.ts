import type { RequestHandler } from 'express';
import { type FrameHost, factsOfHost, lentAbilities } from '#contracts/frames/frameHosts.ts';
import type { PolicySources } from '#features/parts/policy.ts';
import { inertPolicy } from './contentSecurityPolicy.ts';

/** A year, in seconds. */
const strictTransportAge = 31_536_000;

/** Abilities that no page of a health publication needs, and that no third party in it shall have. */
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

/** Who may be in the frames of a page. */
export interface ShownFrames {
  /** The other sites that the page may show in frames. */
  frames?: readonly FrameHost[] | undefined;
  /** An origin of ours, whose pages lend on what they are lent. */
  framesOrigin?: string | undefined;
}

/** What the page and its frames may do: what some frames are lent, those alone that this page may show. */
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

/** What the security headers of all answers depend on. */
export interface SecurityFacts {
  /** Whether readers come by https. */
  https: boolean;
  /** What features add to the policy on content. */
  sources?: PolicySources | undefined;
  /** In development: Vite's client replaces styles in the open page. */
  allowsAnyStyle?: boolean | undefined;
}

/**
 * The security headers of every answer but for its policy on content.
 *
 * `strict-origin-when-cross-origin`, because `no-referrer` breaks video players and affiliate links;
 * `same-origin-allow-popups`, because `same-origin` cuts off windows that consent tools open.
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

/** The security headers of answers that are no page: files, pictures, data. */
export function securityHeadersOfData(facts: SecurityFacts): Readonly<Record<string, string>> {
  return { ...securityHeaders(facts), 'Content-Security-Policy': inertPolicy };
}

/** Puts the security headers on answers that are no page. Pages bring a policy of their own. */
export function setSecurityHeaders(facts: SecurityFacts): RequestHandler {
  const headers = new Map(Object.entries(securityHeadersOfData(facts)));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}
